import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { type ChosenStatus, chosenStatuses } from '@schooldog/domain/workOrders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../../../platform/api/client.ts';
import { connectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { rejectionText } from '../../../../platform/problems/index.ts';
import { toastError, toastSuccess } from '../../../../platform/toasts/toasts.ts';
import { StatusDialog } from '../../status/StatusDialog.tsx';
import type { Column } from './columns.ts';

export type Move = (order: ShownWorkOrder, column: Column) => void;

/** A move to a status asks for the optional comment; one to a board is done at once, with a connection. */
export function useMove(): Readonly<{ move: Move; movingId: string | null; dialog: ReactNode }> {
  const [asked, setAsked] = useState<{ order: ShownWorkOrder; target: ChosenStatus } | null>(null);
  const toBoard = useMoveToBoard();
  const move: Move = (order, column) => {
    if (column.kind === 'board') {
      toBoard.move(order, column.board?.id ?? null);
      return;
    }
    const target = chosenStatuses.find((status) => status === column.status);
    if (target !== undefined) setAsked({ order, target });
  };
  return {
    move,
    movingId: toBoard.movingId,
    dialog: asked === null ? null : <StatusDialog {...asked} onClose={() => setAsked(null)} />,
  };
}

function useMoveToBoard() {
  const { t } = useTexts('features/workOrders/list');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.workOrders.key() });
  const edit = useMutation(
    api.workOrders.editWorkOrder.mutationOptions({
      onSuccess: async () => {
        toastSuccess(t('bulk.done'));
        await refresh();
      },
      onError: async (error) => {
        toastError(rejectionText(error) ?? t('bulk.failed'));
        await refresh();
      },
    }),
  );
  const move = ({ id, boardId }: ShownWorkOrder, to: string | null) => {
    if (connectivity.get().isOffline) toastError(t('board.offline'));
    else edit.mutate({ workOrderId: id, edit: { boardId: { from: boardId, to } } });
  };
  return { move, movingId: edit.isPending ? edit.variables.workOrderId : null };
}
