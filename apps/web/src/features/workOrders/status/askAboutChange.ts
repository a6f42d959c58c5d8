import type { WorkOrderStatus } from '@schooldog/domain/workOrders';
import i18next from 'i18next';
import { confirm } from '../../../ui/confirm.tsx';

const ns = 'features/workOrders/status';

/** Someone else changed the status in the meantime: whether the person still wants theirs. */
export async function askAboutChange(
  presentStatus: WorkOrderStatus,
  wantedStatus: WorkOrderStatus,
): Promise<boolean> {
  await i18next.loadNamespaces([ns, 'features/workOrders']);
  const said = (status: WorkOrderStatus) => i18next.t(`statuses.${status}`, { ns: 'features/workOrders' });
  const names = { present: said(presentStatus), wanted: said(wantedStatus) };
  return confirm({
    title: i18next.t('changedMeanwhile.title', { ns }),
    body: i18next.t('changedMeanwhile.body', { ns, ...names }),
    confirmLabel: i18next.t('changedMeanwhile.confirm', { ns, ...names }),
    cancelLabel: i18next.t('changedMeanwhile.keep', { ns, ...names }),
  });
}
