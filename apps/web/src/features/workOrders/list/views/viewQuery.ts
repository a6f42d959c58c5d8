// A saved view is the filter as it stands in the address of the list.
import { workOrderFilter, type WorkOrderListFilter } from '../../workOrderFilter.ts';

export function viewQuery(filter: WorkOrderListFilter): string {
  const written = Object.entries(workOrderFilter.write(filter)).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(written).toString();
}

/** What an older release saved and this one does not know is left out. */
export function filterOfView(query: string): WorkOrderListFilter {
  return workOrderFilter.read(Object.fromEntries(new URLSearchParams(query)));
}
