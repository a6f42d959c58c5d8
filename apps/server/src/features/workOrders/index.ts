import type { ServerFeature } from '../../platform/api/feature.ts';
import { registerWorkOrderImages } from './imageRoute.ts';
import { attachmentOwner } from './images.ts';
import { workOrderTopics } from './live.ts';
import { workOrderProcedures } from './procedures.ts';
import { workOrderRecord } from './record.ts';

export const workOrders: ServerFeature<'workOrders'> = {
  procedures: workOrderProcedures,
  topics: workOrderTopics,
  routes: registerWorkOrderImages,
  fileViewers: {
    [attachmentOwner]: async (reader, actor, { ownerId }) =>
      void (await workOrderRecord.view(reader, actor, ownerId)),
  },
};
