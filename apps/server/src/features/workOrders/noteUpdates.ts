// Changes that people are notified about are written with the change, and sent together a minute later.
import type { WorkOrderUpdate } from '@schooldog/domain/workOrders';
import type { Services } from '../../platform/api/context.ts';
import type { Work } from '../../platform/work/work.ts';
import { sendUpdates } from './jobs.ts';
import { insertUpdate } from './updateStore.ts';

export const collectedSeconds = 60;

export async function noteUpdates(
  { work, services }: Readonly<{ work: Work; services: Pick<Services, 'makeId'> }>,
  { workOrderId, byUserId }: Readonly<{ workOrderId: string; byUserId: string }>,
  updates: readonly WorkOrderUpdate[],
): Promise<void> {
  if (updates.length === 0) return;
  for (const update of updates)
    insertUpdate(work, { ...update, id: services.makeId(), workOrderId, byUserId, timeCreated: work.now });
  await work.enqueue(sendUpdates, { workOrderId }, { delaySeconds: collectedSeconds });
}
