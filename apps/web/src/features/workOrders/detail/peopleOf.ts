import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';

/** Everyone whom the order names as assigned, now or before. */
export function peopleOf(
  order: ShownWorkOrder,
  detail: DetailedWorkOrder | undefined,
): ReadonlyMap<string, string> {
  const before = detail?.assignmentHistory.flatMap(({ assigned, newlyAssigned }) => [
    ...assigned,
    ...newlyAssigned,
  ]);
  const people = [...(before ?? []), ...order.assignedNames];
  return new Map(people.flatMap(({ userId, name }) => (name === null ? [] : [[userId, name]])));
}
