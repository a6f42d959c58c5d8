import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { previewOf, type StatusChange } from '@schooldog/domain/workOrders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { storedText } from '../../../platform/offline/storedText.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { enqueue } from '../../../platform/outbox/index.ts';
import { rejectionText } from '../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { partWork } from '../partWork.ts';
import { workOrderRecord } from '../workOrderRecord.ts';
import { expectAnswer } from './expected.ts';

type Chosen = Pick<StatusChange, 'status' | 'comment'>;

/** Resolves with whether it was done. An approval needs a connection; every other change is work for the outbox. */
export function useChangeStatus(): (order: ShownWorkOrder, chosen: Chosen) => Promise<boolean> {
  const { t } = useTexts('features/workOrders/status');
  const { t: tWorkOrders } = useTexts('features/workOrders');
  const decide = useDecision();

  return async (order, { status, comment }) => {
    const change = { workOrderId: order.id, fromStatus: order.status, status, comment };
    if (order.status === 'AwaitingApproval') return decide(change);
    const label = t('work', {
      what: previewOf(order.description),
      status: tWorkOrders(`statuses.${status}`),
    });
    try {
      const operationId = await enqueue(partWork('workOrders.setWorkOrderStatus', change, { order, label }));
      if (!connectivity.get().isOffline) expectAnswer(operationId);
      const about = recordKeyOf(workOrderRecord, order.id);
      toastSuccess(storedText(t('updated')), undefined, about);
      return true;
    } catch {
      toastError(t('failed'));
      return false;
    }
  };
}

type Decision = Readonly<{ workOrderId: string }> & StatusChange;

function useDecision(): (decision: Decision) => Promise<boolean> {
  const { t } = useTexts('features/workOrders/status');
  const queryClient = useQueryClient();
  const decision = useMutation(api.workOrders.setWorkOrderStatus.mutationOptions());
  return async (input) => {
    let isDone = true;
    try {
      await decision.mutateAsync(input);
      toastSuccess(t(messageOf(input.status)));
    } catch (error) {
      isDone = false;
      toastError(rejectionText(error) ?? t('failed'));
    }
    // Someone else may have decided in the meantime, so what is on screen is refetched either way.
    await queryClient.invalidateQueries({ queryKey: api.workOrders.key() });
    return isDone;
  };
}

function messageOf(status: StatusChange['status']): 'approved' | 'declined' | 'updated' {
  if (status === 'New') return 'approved';
  return status === 'Declined' ? 'declined' : 'updated';
}
