import type { ShownEntry } from '@schooldog/contract/entries';
import type { Actor } from '@schooldog/domain/permissions';

export type FollowedUp = Pick<
  ShownEntry,
  'createdSafetyAlertIds' | 'createdTaskIds' | 'tasksToAddOnSubmission'
>;

/** What came of an entry. In a district without work orders there are none, whatever was planned before. */
export function followUpsOf(entry: FollowedUp, { features }: Pick<Actor, 'features'>) {
  const { createdSafetyAlertIds, createdTaskIds, tasksToAddOnSubmission } = entry;
  if (!features.enableWorkOrders) return { createdSafetyAlertIds, createdTaskIds: [], planned: [] };
  const planned = tasksToAddOnSubmission.filter(({ id }) => !createdTaskIds.includes(id));
  return { createdSafetyAlertIds, createdTaskIds, planned };
}
