// One's own open work orders, fetched before someone needs them without a network: the list to which the dashboard
// leads, and the first of its orders with their comments.
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { fetchFilesOf } from '../../../platform/lazyParts/loadFiles.ts';
import { unlessReady } from '../../../platform/localDatabase/index.ts';
import { pagesOptions } from '../../../ui/list/usePages.ts';
import { queryOf } from '../workOrderFilter.ts';
import { linkedFilter } from './assignedFilter.ts';

const mostDetails = 20;

/** One after the other, so that what the person does comes first. */
export async function warmAssigned(): Promise<void> {
  const settings = api.workOrders.getTasksSettings.queryOptions();
  await unlessReady(queryClient, settings.queryKey, () => queryClient.query(settings));
  const list = await queryClient.infiniteQuery(
    pagesOptions(api.workOrders.listWorkOrders, queryOf(linkedFilter())),
  );
  const orders = list.pages.flatMap(({ workOrders }) => workOrders);
  for (const { id: workOrderId } of orders.slice(0, mostDetails)) {
    const order = api.workOrders.getWorkOrder.queryOptions({ input: { workOrderId } });
    await unlessReady(queryClient, order.queryKey, () => queryClient.query(order));
  }
  await fetchFilesOf(() => Promise.all([import('../list/TasksPage.tsx'), import('../detail/TaskPage.tsx')]));
}
