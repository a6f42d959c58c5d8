import type { WorkOrderUser } from '@schooldog/contract/workOrders';

/** People who can be assigned to boards here: everyone but oneself. */
export function selectableIds(users: readonly WorkOrderUser[]): string[] {
  return users.flatMap(({ id, can }) => (can.assignToBoards ? [id] : []));
}
