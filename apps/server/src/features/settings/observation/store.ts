import { observationOf } from '@schooldog/domain/settings';
import { cachedDocument } from '../../../platform/settingsDocuments/settingsCache.ts';

/** Asked at every log: the whole document travels and is checked only when it changed since it was last read. */
export const readObservation = cachedDocument('observation', observationOf);
