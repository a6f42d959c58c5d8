// Recipients of alerts for a form without a network (decision 0041). Loaded before the form, so without its code.
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { untilLoaded } from '../../../platform/lazyParts/untilLoaded.ts';

export function needsRecipients(actor: Actor): boolean {
  return schoolsWith(actor, 'send safety alerts').length > 0;
}

/** Everyone whom the person can alert, unless the device got them within the hour. */
export async function fetchRecipients(): Promise<void> {
  const receivers = api.alerts.listAlertReceivers.queryOptions();
  const { unlessReady } = await untilLoaded(() => import('../../../platform/localDatabase/index.ts'));
  await unlessReady(queryClient, receivers.queryKey, () => queryClient.query(receivers));
}
