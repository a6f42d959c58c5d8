import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { workOrderLimits } from '@schooldog/domain/workOrders';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { UserPicker } from '../../../picker/index.ts';

type Props = Readonly<{
  orders: readonly ShownWorkOrder[];
  isPending: boolean;
  onAssign(userIds: readonly string[]): Promise<void>;
  onClose(): void;
}>;

/** People who are assigned already stay. Where all orders are at one school, only its people are offered. */
export function AssignSeveralDialog({ orders, isPending, onAssign, onClose }: Props) {
  const { t } = useTexts('features/workOrders/list');
  const [userIds, setUserIds] = useState<readonly string[]>([]);
  const [first, ...others] = new Set(orders.map(({ schoolId }) => schoolId));
  return (
    <FormDialog
      title={t('bulk.assignTitle', { count: orders.length })}
      submitLabel={t('bulk.assign')}
      onSubmit={(event) => {
        event.preventDefault();
        void onAssign(userIds);
      }}
      onClose={onClose}
      isPending={isPending}
      isDisabled={userIds.length === 0}
      problem={null}
      offlineReason={t('bulk.offline')}
    >
      <UserPicker
        label={t('bulk.people')}
        help={t('bulk.assignHelp')}
        permission="be proposed tasks"
        {...(first !== undefined && others.length === 0 ? { atSchoolId: first } : {})}
        max={workOrderLimits.assignedStaff}
        value={userIds}
        onChange={setUserIds}
      />
    </FormDialog>
  );
}
