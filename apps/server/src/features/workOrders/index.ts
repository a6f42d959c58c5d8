import type { ServerFeature } from '../../platform/api/feature.ts';
import { analyticsExport } from './analytics/analyticsCsv.ts';
import { workOrdersExport } from './exports/workOrdersExport.ts';
import { registerWorkOrderImages } from './imageRoute.ts';
import { attachmentOwner } from './images.ts';
import { workOrdersNeedingAttention } from './attention.ts';
import { ordersInCalendar } from './calendar.ts';
import { followEntry } from './planned.ts';
import { workOrdersAtPlace, workOrdersAtSchool, workOrderTiles } from './schoolTileStore.ts';
import { countsOfFrame } from './list.ts';
import { viewersOfOrders, workOrderTopics } from './live.ts';
import { workOrderProcedures } from './procedures.ts';
import { followAccount } from './releaseWork.ts';
import { workOrderBacklogReport } from './reports/workOrderBacklog.ts';
import { imageIdsKeptByOrders } from './store.ts';
import { workOrderWorkers } from './workers.ts';
import { mustSeeAttachment } from './attachments.ts';

export const workOrders: ServerFeature<'workOrders'> = {
  procedures: workOrderProcedures,
  topics: workOrderTopics,
  routes: registerWorkOrderImages,
  workers: workOrderWorkers,
  hooks: {
    on: { 'account.changed': followAccount, 'entry.changed': followEntry },
    answers: {
      'entry.photosInUse': imageIdsKeptByOrders,
      'file.viewers': viewersOfOrders,
      'frame.counts': (reader, { actor }) => countsOfFrame(reader, actor),
      'attention.rows': workOrdersNeedingAttention,
      'calendar.events': ordersInCalendar,
      'school.tiles': workOrderTiles,
      'school.uses': workOrdersAtSchool,
      'place.references': workOrdersAtPlace,
    },
  },
  exports: [workOrdersExport, analyticsExport],
  reports: [workOrderBacklogReport],
  fileViewers: {
    [attachmentOwner]: mustSeeAttachment,
  },
};

export { startsOfAges } from './analytics/ages.ts';
export { keepBoards } from './boardStore.ts';
export { requireBoard, requireCustomFields } from './choices.ts';
export { createPlannedOrders } from './planned.ts';
export { unlinkOrdersOfSeries } from './seriesStore.ts';
export { storeMade } from './storeMade.ts';
export { tellAboutMade } from './tellAboutMade.ts';
export { findWorkOrders, nextPublicIds, type UnmeasuredWorkOrder } from './store.ts';
