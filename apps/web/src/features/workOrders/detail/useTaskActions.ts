import { useClipboard } from '@mantine/hooks';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { previewOf } from '@schooldog/domain/workOrders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { enqueue, type OperationDraft, type ProcedureName } from '../../../platform/outbox/index.ts';
import { toastError, toastSuccess } from '../../../platform/toasts/toasts.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { partWork } from '../partWork.ts';
import { useSaved } from './useSaved.ts';

/** What needs no dialog of its own, and the deletion, which asks first. Pins and follows need no network. */
export function useTaskActions(order: ShownWorkOrder) {
  const { t } = useTexts('features/workOrders/detail');
  const { copy } = useClipboard();
  const { saved, rejected } = useSaved();
  const workOrderId = order.id;
  const what = previewOf(order.description);
  const remove = useDeletion(workOrderId);
  const assigning = useMutation(
    api.workOrders.assignSelf.mutationOptions({
      onSuccess: (_order, { isAssigned }) => saved(t(isAssigned ? 'self.assigned' : 'self.unassigned')),
      onError: (error) => rejected(error, t('assign.failed')),
    }),
  );

  async function send<Name extends ProcedureName>(work: OperationDraft<Name>, done: string): Promise<void> {
    try {
      await enqueue(work);
      toastSuccess(done);
    } catch {
      toastError(t('actions.failed'));
    }
  }

  return {
    remove,
    isAssigning: assigning.isPending,
    assignSelf: (isAssigned: boolean) => assigning.mutate({ workOrderId, isAssigned }),
    pin: (isPinned: boolean) => {
      const label = t(isPinned ? 'pin.work' : 'pin.undoWork', { what });
      const input = { workOrderId, isPinned };
      return send(
        partWork('workOrders.setWorkOrderPinned', input, { order, label }),
        t(isPinned ? 'pin.done' : 'pin.undone'),
      );
    },
    follow: (isFollowing: boolean) => {
      const label = t(isFollowing ? 'follow.work' : 'follow.undoWork', { what });
      const input = { workOrderId, isFollowing };
      return send(
        partWork('workOrders.setWorkOrderFollowed', input, { order, label }),
        t(isFollowing ? 'follow.done' : 'follow.undone'),
      );
    },
    copyLink: () => {
      copy(linkOf(workOrderId));
      toastSuccess(t('actions.linkCopied'));
    },
  };
}

export function linkOf(workOrderId: string): string {
  return `${location.origin}/tasks/task/${workOrderId}`;
}

function useDeletion(workOrderId: string): () => Promise<void> {
  const { t } = useTexts('features/workOrders/detail');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { saved, rejected } = useSaved();
  const deletion = useMutation(
    api.workOrders.deleteWorkOrder.mutationOptions({
      onSuccess: async () => {
        // The page goes first, so that it does not ask for what is gone.
        await navigate({ to: '/tasks' });
        queryClient.removeQueries({
          queryKey: api.workOrders.getWorkOrder.queryKey({ input: { workOrderId } }),
        });
        await saved(t('delete.done'));
      },
      onError: (error) => rejected(error, t('delete.failed')),
    }),
  );
  return async () => {
    const isSure = await confirm({
      title: t('delete.title'),
      body: t('delete.body'),
      confirmLabel: t('delete.confirm'),
      danger: true,
    });
    if (isSure) deletion.mutate({ workOrderId });
  };
}
