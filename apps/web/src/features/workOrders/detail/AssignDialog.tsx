import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { mergedWorkOrderOf, workOrderLimits, workOrderMerge } from '@schooldog/domain/workOrders';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { UserPicker } from '../../picker/index.ts';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ order: ShownWorkOrder; onClose(): void }>;

/** People who can be proposed tasks at the school. What someone else changed at the same time stays. */
export function AssignDialog({ order, onClose }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const { saved, rejected } = useSaved();
  // The edit is made against what the person saw when the dialog opened.
  const [seen] = useState(() => mergedWorkOrderOf(order));
  const [userIds, setUserIds] = useState<readonly string[]>(order.assignedUserIds);
  const edit = workOrderMerge.compare(seen, { ...seen, assignedUserIds: [...userIds] });
  const assigning = useMutation(
    api.workOrders.editWorkOrder.mutationOptions({
      onSuccess: async () => {
        onClose();
        await saved(t(edit.assignedUserIds?.added.length === 0 ? 'assign.removed' : 'assign.done'));
      },
      onError: (error) => rejected(error, t('assign.failed')),
    }),
  );
  return (
    <FormDialog
      title={t('assign.title')}
      submitLabel={t('assign.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        assigning.mutate({ workOrderId: order.id, edit });
      }}
      onClose={onClose}
      isPending={assigning.isPending}
      isDisabled={Object.keys(edit).length === 0}
      problem={null}
      offlineReason={t('assign.offline')}
    >
      <UserPicker
        label={t('facts.assignedUserIds')}
        value={userIds}
        onChange={setUserIds}
        max={workOrderLimits.assignedStaff}
        permission="be proposed tasks"
        atSchoolId={order.schoolId}
      />
    </FormDialog>
  );
}
