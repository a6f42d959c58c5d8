import type { ServerFeature } from '../../platform/api/feature.ts';
import { registerWorkOrderImages } from './imageRoute.ts';
import { attachmentOwner } from './images.ts';
import { followEntry } from './planned.ts';
import { workOrderTopics } from './live.ts';
import { workOrderProcedures } from './procedures.ts';
import { workOrderRecord } from './record.ts';
import { imageIdsKeptByOrders } from './store.ts';
import { workOrderWorkers } from './workers.ts';

export const workOrders: ServerFeature<'workOrders'> = {
  procedures: workOrderProcedures,
  topics: workOrderTopics,
  routes: registerWorkOrderImages,
  workers: workOrderWorkers,
  hooks: {
    on: { 'entry.changed': followEntry },
    answers: { 'entry.photosInUse': imageIdsKeptByOrders },
  },
  fileViewers: {
    [attachmentOwner]: async (reader, actor, { ownerId }) =>
      void (await workOrderRecord.view(reader, actor, ownerId)),
  },
};

export { createPlannedOrders } from './planned.ts';
