import { Alert, NumberInput, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import type { ShownSchedule } from '@schooldog/contract/reports';
import { weekdays } from '@schooldog/domain/dates';
import { formatsOfReport, reportLimits, type ReportQuery } from '@schooldog/domain/reports';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { focusFirstError } from '../../../ui/focusFirstError.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { UserPicker } from '../../picker/index.ts';
import { useQueryWords } from '../runs/useQueryWords.ts';
import type { FilledSchedule } from './filled.ts';
import { ScheduleConflicts } from './ScheduleConflicts.tsx';
import { useScheduleForm } from './useScheduleForm.ts';
import { weekdayName } from './useTimeText.ts';

type Props = Readonly<{
  query: ReportQuery;
  /** Null for a new one. */
  schedule: ShownSchedule | null;
  onClose(): void;
}>;

export function ScheduleDialog({ query, schedule, onClose }: Props) {
  const { t } = useTexts('features/reports/schedules');
  const { t: tReports } = useTexts('features/reports');
  const queryWords = useQueryWords();
  const name = tReports(`reports.${query.report}.name`);
  const { filled, set, wrong, merging, submit, isPending, problem } = useScheduleForm({
    query,
    schedule,
    name,
    onDone: onClose,
  });
  const kind = schedule === null ? 'create' : 'edit';
  return (
    <FormDialog
      title={t(`form.${kind}`)}
      submitLabel={t(kind === 'create' ? 'form.submitCreate' : 'form.submitEdit')}
      isPending={isPending}
      problem={problem}
      offlineReason={t('offline')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submit()) focusFirstError(event);
      }}
    >
      {schedule === null ? null : <ScheduleConflicts scheduleId={schedule.id} merging={merging} />}
      <TextInput
        label={t('form.name')}
        value={filled.title}
        maxLength={reportLimits.scheduleTitle}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        error={wrong.has('title') ? t('form.nameRequired') : undefined}
        required
        data-autofocus
      />
      <Labeled label={t('form.report')}>
        {() => <Text>{[name, ...queryWords(query)].join(' · ')}</Text>}
      </Labeled>
      {isFixed(query) ? <Alert color="orange">{t('form.fixedDays')}</Alert> : null}
      <FormatField query={query} filled={filled} set={set} />
      <TimeFields filled={filled} set={set} isWrong={wrong.has('time')} />
      <UserPicker
        label={t('form.people')}
        help={t('form.peopleHelp')}
        value={filled.recipientUserIds}
        onChange={(recipientUserIds) => set({ recipientUserIds })}
        max={reportLimits.recipients}
        error={wrong.has('recipientUserIds') ? t('form.peopleRequired') : undefined}
        withoutStaff
        isRequired
        opensUpward
      />
      <Text size="sm" c="dimmed">
        {t('form.note')}
      </Text>
    </FormDialog>
  );
}

type FieldProps = Readonly<{ filled: FilledSchedule; set(change: Partial<FilledSchedule>): void }>;

function FormatField({ query, filled, set }: FieldProps & Readonly<{ query: ReportQuery }>) {
  const { t } = useTexts('features/reports/schedules');
  const formats = formatsOfReport(query.report);
  if (formats.length === 1) return null;
  return (
    <Labeled label={t('form.format')}>
      {(labelId) => (
        <SegmentedControl
          fullWidth
          size="md"
          aria-labelledby={labelId}
          data={formats.map((format) => ({ value: format, label: format.toUpperCase() }))}
          value={filled.format}
          onChange={(value) => set({ format: formats.find((format) => format === value) ?? filled.format })}
        />
      )}
    </Labeled>
  );
}

function TimeFields({ filled, set, isWrong }: FieldProps & Readonly<{ isWrong: boolean }>) {
  const { t, language } = useTexts('features/reports/schedules');
  return (
    <>
      <Labeled label={t('form.often')}>
        {(labelId) => (
          <SegmentedControl
            fullWidth
            size="md"
            aria-labelledby={labelId}
            data={[
              { value: 'weekly', label: t('form.weekly') },
              { value: 'monthly', label: t('form.monthly') },
            ]}
            value={filled.often}
            onChange={(value) => set({ often: value === 'weekly' ? 'weekly' : 'monthly' })}
          />
        )}
      </Labeled>
      {filled.often === 'weekly' ? (
        <Select
          label={t('form.weekday')}
          data={weekdays.map((day) => ({ value: day, label: weekdayName(day, language) }))}
          value={filled.weekday}
          onChange={(value) => set({ weekday: weekdays.find((day) => day === value) ?? filled.weekday })}
          allowDeselect={false}
        />
      ) : (
        <NumberInput
          label={t('form.day')}
          description={t('form.dayHelp')}
          value={filled.day}
          onChange={(value) => set({ day: value === '' ? '' : Number(value) })}
          min={1}
          max={31}
          allowDecimal={false}
          error={isWrong ? t('form.dayInvalid') : undefined}
        />
      )}
    </>
  );
}

function Labeled({ label, children }: Readonly<{ label: string; children(labelId: string): ReactNode }>) {
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" fw={600} mb={4}>
        {label}
      </Text>
      {children(id)}
    </div>
  );
}

/** Days that do not move along, so that every report would be the same. */
function isFixed(query: ReportQuery): boolean {
  if (query.report === 'boardPacket') return query.day !== undefined;
  return ('from' in query && query.from !== undefined) || ('to' in query && query.to !== undefined);
}
