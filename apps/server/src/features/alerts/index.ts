import type { ServerFeature } from '../../platform/api/feature.ts';
import { alertsNeedingAttention } from './attentionStore.ts';
import { followEntry } from './followEntry.ts';
import { alertTopics } from './live.ts';
import { imageIdsKeptByAlerts, mustSeePicture } from './pictures.ts';
import { alertProcedures } from './procedures.ts';

export const alerts: ServerFeature<'alerts'> = {
  procedures: alertProcedures,
  topics: alertTopics,
  // Links are made for pictures of alerts only; those of entries have addresses of their own.
  fileViewers: { entry: mustSeePicture },
  hooks: {
    on: { 'entry.changed': followEntry },
    answers: {
      'entry.photosInUse': (reader, { entryId }) => imageIdsKeptByAlerts(reader, entryId),
      'attention.rows': alertsNeedingAttention,
    },
  },
};
