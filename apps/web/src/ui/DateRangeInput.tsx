import { DatePickerInput } from '@mantine/dates';
import { type DateRange, normalizeRange } from '@schooldog/domain/dates';
import { useState } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { calendarLook } from './calendarLook.tsx';
import { datePresets, daysOfPreset } from './datePresets.ts';
import classes from './DateRangeInput.module.css';
import { useToday } from './useToday.ts';

type Props = Readonly<{ value: DateRange; onChange(range: DateRange): void; label?: string }>;

/** An empty range reads "All Time"; a reversed one is swapped; a half chosen one triggers nothing yet. */
export function DateRangeInput({ value, onChange, label }: Props) {
  const { t, language } = useTexts('ui');
  const today = useToday();
  const [begun, setBegun] = useState<DateRange | null>(null);
  const { from, to } = normalizeRange(begun ?? value);
  const change = (range: DateRange) => {
    const isWhole = (range.from === null) === (range.to === null);
    setBegun(isWhole ? null : range);
    if (isWhole) onChange(range);
  };
  return (
    <DatePickerInput
      {...calendarLook}
      type="range"
      label={label ?? t('dateRange.label')}
      placeholder={t('dateRange.allTime')}
      value={[from, to]}
      defaultDate={today}
      onChange={([first, last]) => change(normalizeRange({ from: first, to: last }))}
      presets={datePresets.map((preset) => {
        const days = daysOfPreset(preset, today);
        const chosen: [string, string] = [days.from, days.to];
        return { value: chosen, label: t(`dateRange.presets.${preset}`) };
      })}
      leftSectionWidth={32}
      classNames={{
        input: classes.input ?? '',
        datePickerRoot: classes.root ?? '',
        presetsList: classes.presets ?? '',
        presetButton: classes.preset ?? '',
      }}
      weekendDays={[]}
      locale={language}
      allowSingleDateInRange
      clearButtonProps={{ 'aria-label': t('dateRange.clear') }}
    />
  );
}
