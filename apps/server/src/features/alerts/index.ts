import { canOpenAlerts } from '@schooldog/domain/alerts';
import type { ServerFeature } from '../../platform/api/feature.ts';
import { alertsNeedingAttention } from './attentionStore.ts';
import { alertWorkers } from './escalation.ts';
import { followEntry } from './followEntry.ts';
import { alertTopics, followersOfDelivery, viewersOfAlerts } from './live.ts';
import { imageIdsKeptByAlerts, mustSeePicture } from './pictures.ts';
import { alertProcedures } from './procedures.ts';
import { alertsAtSchool, alertTiles } from './schoolTileStore.ts';
import { countUnread } from './store.ts';

export const alerts: ServerFeature<'alerts'> = {
  procedures: alertProcedures,
  topics: alertTopics,
  workers: alertWorkers,
  // Links are made only for pictures of alerts; those of entries have their own addresses.
  fileViewers: { entry: mustSeePicture },
  hooks: {
    on: { 'entry.changed': followEntry },
    answers: {
      'entry.photosInUse': (reader, { entryId }) => imageIdsKeptByAlerts(reader, entryId),
      'frame.counts': async (reader, { actor }) =>
        canOpenAlerts(actor) ? { unreadAlerts: await countUnread(reader, actor.userId) } : {},
      'file.viewers': viewersOfAlerts,
      'message.followers': followersOfDelivery,
      'attention.rows': alertsNeedingAttention,
      'school.tiles': alertTiles,
      'school.uses': alertsAtSchool,
    },
  },
};

export { announceAlertsOf } from './live.ts';
export { sendAlertOfEntry, sendAlertOfWalk } from './followEntry.ts';
