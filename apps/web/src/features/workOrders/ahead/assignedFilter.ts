import { openStatuses } from '@schooldog/domain/workOrders';
import { workOrderFilter, type WorkOrderListFilter } from '../workOrderFilter.ts';

/** The open orders assigned to this person, as the dashboard links to them and the device keeps them. */
export const assignedFilter: WorkOrderListFilter = { mine: true, statuses: [...openStatuses] };

/** As the list reads it from the link. */
export function linkedFilter(): WorkOrderListFilter {
  return workOrderFilter.read(workOrderFilter.write(assignedFilter));
}
