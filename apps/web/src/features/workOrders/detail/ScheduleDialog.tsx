import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { addDays, type CalendarDate, dateIn } from '@schooldog/domain/dates';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useTimeZone } from '../../schools/index.ts';
import { useSaved } from './useSaved.ts';

type Props = Readonly<{ order: ShownWorkOrder; onClose(): void }>;

/** On its day the order becomes New by itself. */
export function ScheduleDialog({ order, onClose }: Props) {
  const { t } = useTexts('features/workOrders/detail');
  const { saved, rejected } = useSaved();
  const [day, setDay] = useState<CalendarDate | null>(null);
  const tomorrow = addDays(dateIn(useNow().toISOString(), useTimeZone()), 1);
  const scheduling = useMutation(
    api.workOrders.scheduleWorkOrderForLater.mutationOptions({
      onSuccess: async () => {
        onClose();
        await saved(t('schedule.done'));
      },
      onError: (error) => rejected(error, t('schedule.failed')),
    }),
  );
  return (
    <FormDialog
      title={t('schedule.title')}
      submitLabel={t('schedule.submit')}
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== null) scheduling.mutate({ workOrderId: order.id, scheduledStartDate: day });
      }}
      onClose={onClose}
      isPending={scheduling.isPending}
      isDisabled={day === null}
      problem={null}
      offlineReason={t('schedule.offline')}
    >
      <DayInput
        label={t('facts.scheduledStartDate')}
        placeholder={t('schedule.choose')}
        clearLabel={t('schedule.clear')}
        value={day}
        onChange={setDay}
        minDay={tomorrow}
      />
    </FormDialog>
  );
}
