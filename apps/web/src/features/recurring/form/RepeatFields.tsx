import { NumberInput, Radio, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { addDays, type CalendarDate } from '@schooldog/domain/dates';
import {
  closedDayRules,
  recurrenceSchema,
  recurrenceUnits,
  whileOpenRules,
} from '@schooldog/domain/recurring';
import { type TasksSettings, workCalendarIn } from '@schooldog/domain/workOrders';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { DayInput } from '../../../ui/DayInput.tsx';
import { Field } from '../../../ui/recordForm/Field.tsx';
import { DatesPreview } from '../DatesPreview.tsx';
import { type Form, numberIn } from './formParts.ts';
import { useOwnProblem } from './useOwnProblem.ts';
import { fieldsOf } from './values.ts';

type Props = Readonly<{
  form: Form;
  series: ShownSeries | null;
  settings: TasksSettings;
  today: CalendarDate;
}>;

/** When orders are made, with a preview that follows every change. */
export function RepeatFields({ form: { values, set, problems }, series, settings, today }: Props) {
  const { t } = useTexts('features/recurring/form');
  const { t: tDetail } = useTexts('features/recurring/detail');
  const problem = useOwnProblem(problems.own);
  const tomorrow = addDays(today, 1);
  const { recurrenceStartDate: start } = values;
  const hasCalendar = workCalendarIn(settings) !== null;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Field name="start">
          <DayInput
            label={t('fields.start')}
            placeholder={t('chooseDay')}
            clearLabel={t('clear', { field: t('fields.start') })}
            value={start}
            onChange={(recurrenceStartDate) => set({ recurrenceStartDate })}
            minDay={tomorrow}
            error={problem('start')}
            required
          />
        </Field>
        <Field name="end">
          <DayInput
            label={t('fields.end')}
            placeholder={t('noEnd')}
            clearLabel={t('clear', { field: t('fields.end') })}
            value={values.recurrenceEndDate}
            onChange={(recurrenceEndDate) => set({ recurrenceEndDate })}
            minDay={start !== null && start > tomorrow ? start : tomorrow}
            error={problem('end')}
          />
        </Field>
        <Field name="interval">
          <NumberInput
            label={t('fields.interval')}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            value={values.recurrenceInterval}
            onChange={(typed) => set({ recurrenceInterval: numberIn(typed) })}
            error={problem('interval')}
            required
          />
        </Field>
        <Select
          label={t('fields.unit')}
          data={recurrenceUnits.map((value) => ({
            value,
            label: tDetail(`units.${value}`),
          }))}
          value={values.recurrenceUnit}
          onChange={(recurrenceUnit) => recurrenceUnit !== null && set({ recurrenceUnit })}
          allowDeselect={false}
          required
        />
      </SimpleGrid>
      <Preview values={values} series={series} settings={settings} today={today} />
      <Select
        label={t('fields.closedDayRule')}
        description={hasCalendar ? t('closedHelp') : t('noCalendar')}
        data={closedDayRules.map((value) => ({
          value,
          label: tDetail(`closedDayRules.${value}`),
        }))}
        value={values.closedDayRule}
        onChange={(closedDayRule) => closedDayRule !== null && set({ closedDayRule })}
        allowDeselect={false}
        disabled={!hasCalendar}
      />
      <Radio.Group
        label={t('fields.whileOpen')}
        value={values.whileOpen}
        onChange={(chosen) => set({ whileOpen: whileOpenRules.find((rule) => rule === chosen) ?? 'create' })}
      >
        <Stack gap="xs" mt="xs">
          {whileOpenRules.map((value) => (
            <Radio key={value} size="md" value={value} label={tDetail(`whileOpen.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </>
  );
}

type PreviewProps = Omit<Props, 'form'> & Readonly<{ values: Form['values'] }>;

function Preview({ values, series, settings, today }: PreviewProps) {
  const { t } = useTexts('features/recurring/form');
  const fields = fieldsOf(values);
  const { data: recurrence } = recurrenceSchema.safeParse(fields);
  if (recurrence === undefined) {
    return (
      <Text size="sm" c="dimmed">
        {t('previewFollows')}
      </Text>
    );
  }
  const { doneThrough = null } = series ?? {};
  return (
    <DatesPreview
      series={{ ...recurrence, closedDayRule: fields.closedDayRule }}
      settings={settings}
      from={doneThrough === null || doneThrough < today ? today : addDays(doneThrough, 1)}
    />
  );
}
