import type { ServerFeature } from '../../platform/api/feature.ts';
import { followEntry } from './followEntry.ts';
import { alertTopics } from './live.ts';
import { imageIdsKeptByAlerts } from './pictures.ts';
import { alertProcedures } from './procedures.ts';

export const alerts: ServerFeature<'alerts'> = {
  procedures: alertProcedures,
  topics: alertTopics,
  hooks: {
    on: { 'entry.changed': followEntry },
    answers: { 'entry.photosInUse': (reader, { entryId }) => imageIdsKeptByAlerts(reader, entryId) },
  },
};
