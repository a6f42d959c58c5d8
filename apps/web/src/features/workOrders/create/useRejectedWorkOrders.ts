import { textsOf } from '../../../platform/i18n/texts.ts';
import { useRejections } from '../../../platform/offlineRecords/useRejections.ts';
import { isExpected, openRejectedWorkOrder } from './open.ts';

const namespace = 'features/workOrders/create';

/** An order that the server does not take is said at once, and where it can be put right. */
export function useRejectedWorkOrders(): void {
  useRejections({
    fixable: ['workOrders.createWorkOrder', 'workOrders.editWorkOrder'],
    open: openRejectedWorkOrder,
    isExpected,
    namespace,
    words: ({ procedure }, isConflict) => {
      const kind =
        procedure === 'workOrders.createWorkOrder'
          ? 'create'
          : procedure === 'workOrders.editWorkOrder'
            ? 'edit'
            : null;
      if (kind === null) return null;
      return {
        message: textsOf(namespace)(`rejected.${isConflict ? 'conflict' : kind}`),
        label: textsOf(namespace)(`rejected.${isConflict ? 'choose' : 'open'}`),
      };
    },
  });
}
