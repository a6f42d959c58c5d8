import { observationOf } from '@schooldog/domain/settings';
import { keptDocument } from '../../../platform/settingsDocuments/keptDocument.ts';

/** Asked at every log: the whole document travels and is checked only when it changed since it was last read. */
export const readObservation = keptDocument('observation', observationOf);
