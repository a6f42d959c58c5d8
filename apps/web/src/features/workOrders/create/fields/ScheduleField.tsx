import { Stack, Switch, Text } from '@mantine/core';
import { addDays, type CalendarDate } from '@schooldog/domain/dates';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { DayInput } from '../../../../ui/DayInput.tsx';
import type { WorkOrderValues } from '../values.ts';

type Value = Pick<WorkOrderValues, 'isForLater' | 'scheduledStartDate'>;

type Props = Readonly<{
  value: Value;
  onChange(changes: Partial<Value>): void;
  today: CalendarDate;
  isRequired: boolean;
  /** It is for later in any case; only the day can be another one. */
  isFixed: boolean;
  error: string | undefined;
}>;

/** The order starts tomorrow or later. Only with a connection: the server begins it on that day. */
export function ScheduleField({ value, onChange, today, isRequired, isFixed, error }: Props) {
  const { t } = useTexts('features/workOrders/create');
  const { isOffline } = useConnectivity();
  const isForLater = isRequired || isFixed || value.isForLater;
  return (
    <Stack gap="sm">
      {isRequired || isFixed ? null : (
        <Switch
          size="md"
          label={t('schedule.switch')}
          checked={value.isForLater}
          disabled={isOffline && !value.isForLater}
          onChange={({ currentTarget }) => onChange({ isForLater: currentTarget.checked })}
        />
      )}
      {isOffline && error === undefined ? (
        <Text size="sm" c="dimmed">
          {t('errors.offline')}
        </Text>
      ) : null}
      {isForLater ? (
        <DayInput
          label={t('fields.scheduledStartDate')}
          placeholder={t('noDay')}
          clearLabel={t('clearDay', { field: t('fields.scheduledStartDate') })}
          value={value.scheduledStartDate}
          onChange={(scheduledStartDate) => onChange({ isForLater: true, scheduledStartDate })}
          minDay={addDays(today, 1)}
          error={error}
          required
        />
      ) : null}
    </Stack>
  );
}
