import { Button, Fieldset, Group, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { CalendarDate } from '@schooldog/domain/dates';
import {
  type CalendarOverride,
  calendarOverrideSchema,
  overrideDates,
  overrideProblem,
  workCalendarLimits,
} from '@schooldog/domain/workOrders';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { useProblemText } from '../../../../platform/problems/index.ts';
import { newId } from '../../../../platform/newId.ts';
import { DayInput } from '../../../../ui/DayInput.tsx';
import { useToday } from '../../../../ui/useToday.ts';

/** Still being written: any part may be missing. */
export type OverrideDraft = Readonly<{
  id: string;
  name: string;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  type: CalendarOverride['type'] | null;
}>;

export function emptyOverride(): OverrideDraft {
  return { id: newId(), name: '', startDate: null, endDate: null, type: null };
}

type Props = Readonly<{
  draft: OverrideDraft;
  /** As it is stored, whose dates may be older than new ones. */
  before: CalendarOverride | null;
  isNew: boolean;
  onKeep(override: CalendarOverride): void;
  onCancel(): void;
}>;

export function OverrideEditor({ draft, before, isNew, onKeep, onCancel }: Props) {
  const { t } = useTexts('features/workOrders/settings');
  const problemText = useProblemText();
  const today = useToday();
  const [values, setValues] = useState(draft);
  const [isChecked, setIsChecked] = useState(false);
  const set = (change: Partial<OverrideDraft>) => setValues({ ...values, ...change });
  const { name, startDate, endDate, type } = values;
  const read = calendarOverrideSchema.safeParse(values);
  const found = read.success ? overrideProblem(read.data, before, today) : null;
  const missing = (isMissing: boolean, text: string) => (isChecked && isMissing ? text : undefined);
  const { earliest } = overrideDates(today);
  const field = { placeholder: t('calendar.overrides.chooseDay'), required: true, minDay: earliest };
  const keep = () => {
    setIsChecked(true);
    if (read.success && found === null) onKeep(read.data);
  };
  return (
    <Fieldset legend={t(isNew ? 'calendar.overrides.newOne' : 'calendar.overrides.changeOne')}>
      <Stack gap="sm">
        <TextInput
          label={t('calendar.overrides.name')}
          required
          maxLength={workCalendarLimits.overrideName}
          value={name}
          error={missing(name.trim() === '', t('calendar.overrides.nameRequired'))}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayInput
            {...field}
            label={t('calendar.overrides.startDate')}
            clearLabel={t('calendar.overrides.clearStart')}
            value={startDate}
            error={missing(startDate === null, t('calendar.overrides.startRequired'))}
            onChange={(day) => set({ startDate: day, endDate: endDate ?? day })}
          />
          <DayInput
            {...field}
            label={t('calendar.overrides.endDate')}
            clearLabel={t('calendar.overrides.clearEnd')}
            value={endDate}
            error={
              missing(endDate === null, t('calendar.overrides.endRequired')) ??
              (isChecked && found !== null ? (problemText(`workOrder.${found}`) ?? t('notSaved')) : undefined)
            }
            onChange={(day) => set({ endDate: day })}
          />
        </SimpleGrid>
        <Select
          label={t('calendar.overrides.type')}
          placeholder={t('calendar.overrides.chooseType')}
          required
          data={(['break', 'work_day'] as const).map((value) => ({
            value,
            label: t(`calendar.types.${value}`),
          }))}
          value={type}
          error={missing(type === null, t('calendar.overrides.typeRequired'))}
          onChange={(value) => set({ type: value })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="light" onClick={keep}>
            {t(isNew ? 'calendar.overrides.addOne' : 'calendar.overrides.keepOne')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
