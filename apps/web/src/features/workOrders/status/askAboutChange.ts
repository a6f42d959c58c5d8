import type { WorkOrderStatus } from '@schooldog/domain/workOrders';
import i18next from 'i18next';
import { textsOf } from '../../../platform/i18n/texts.ts';
import { confirm } from '../../../ui/confirm.tsx';

const ns = 'features/workOrders/status';

/** Someone else changed the status in the meantime: whether the person still wants theirs. */
export async function askAboutChange(
  presentStatus: WorkOrderStatus,
  wantedStatus: WorkOrderStatus,
): Promise<boolean> {
  await i18next.loadNamespaces([ns, 'features/workOrders']);
  const said = (status: WorkOrderStatus) => textsOf('features/workOrders')(`statuses.${status}`);
  const names = { present: said(presentStatus), wanted: said(wantedStatus) };
  return confirm({
    title: textsOf(ns)('changedMeanwhile.title'),
    body: textsOf(ns)('changedMeanwhile.body', names),
    confirmLabel: textsOf(ns)('changedMeanwhile.confirm', names),
    cancelLabel: textsOf(ns)('changedMeanwhile.keep', names),
  });
}
