// Received alerts, fetched before someone needs them without a network: the lists to which the dashboard and the toolbar
// lead, and the first of those that wait for this person in full.
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { fetchFilesOf } from '../../../platform/lazyParts/loadFiles.ts';
import { unlessReady } from '../../../platform/localDatabase/index.ts';
import { linkedAlerts, waitingFilter } from './waitingFilter.ts';

const mostDetails = 20;

/** One after the other, so that what the person does comes first. */
export async function warmReceived(): Promise<void> {
  const list = await queryClient.infiniteQuery(linkedAlerts(waitingFilter));
  const alerts = list.pages.flatMap((page) => page.alerts);
  for (const { id: safetyAlertId } of alerts.slice(0, mostDetails)) {
    const alert = api.alerts.getSafetyAlert.queryOptions({ input: { safetyAlertId } });
    await unlessReady(queryClient, alert.queryKey, () => queryClient.query(alert));
  }
  const received = linkedAlerts({ tab: 'received' });
  await unlessReady(queryClient, received.queryKey, () => queryClient.infiniteQuery(received));
  await fetchFilesOf(() =>
    Promise.all([import('../list/AlertsPage.tsx'), import('../detail/AlertPage.tsx')]),
  );
}
