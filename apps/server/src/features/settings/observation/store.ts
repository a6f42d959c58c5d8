import { observationOf } from '@schooldog/domain/settings';
import { cachedDocument } from '../../../platform/settingsDocuments/settingsCache.ts';

/** Read at every log: the whole document is read and parsed only when it changed since the last read. */
export const readObservation = cachedDocument('observation', observationOf);
