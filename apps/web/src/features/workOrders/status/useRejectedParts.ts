import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../../platform/i18n/texts.ts';
import { runPart } from '../../../platform/lazyParts/runPart.ts';
import type { ProcedureName } from '../../../platform/outbox/index.ts';
import { useRejections } from '../../../platform/offlineRecords/useRejections.ts';
import { useUser } from '../../../platform/session/session.ts';
import { isExpected } from './expected.ts';

const texts = {
  'workOrders.setWorkOrderStatus': 'status',
  'workOrders.addWorkOrderComment': 'comment',
  'workOrders.setWorkOrderPinned': 'pin',
  'workOrders.setWorkOrderFollowed': 'follow',
} as const satisfies Partial<Record<ProcedureName, string>>;

const namespace = 'features/workOrders/status';

/** Rejected changes are announced at once. Where another change of status came between, the person decides. */
export function useRejectedParts(): void {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  useRejections({
    fixable: ['workOrders.setWorkOrderStatus'],
    conflictCode: 'workOrder.statusChanged',
    open: (operationId) =>
      void runPart(
        () => import('./decideAgain.ts'),
        ({ decideAgain }) =>
          decideAgain(operationId, {
            userId,
            go: (taskId) => void navigate({ to: '/tasks/task/$taskId', params: { taskId } }),
          }),
      ),
    isExpected,
    namespace,
    words: ({ procedure }, isConflict) => {
      const key = Object.entries(texts).find(([name]) => name === procedure)?.[1];
      if (key === undefined) return null;
      return {
        message: textsOf(namespace)(isConflict ? 'rejected.changed' : `rejected.${key}`),
        label: textsOf(namespace)(isConflict ? 'rejected.decide' : 'rejected.open'),
      };
    },
  });
}
