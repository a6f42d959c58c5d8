import { DatePickerInput } from '@mantine/dates';
import type { CalendarDate } from '@schooldog/domain/dates';
import { useScreenLanguage } from '../platform/i18n/useTexts.ts';
import { calendarLook } from './calendarLook.tsx';
import { useToday } from './useToday.ts';

type Props = Readonly<{
  label: string;
  placeholder: string;
  clearLabel: string;
  value: CalendarDate | null;
  onChange(day: CalendarDate | null): void;
  /** Earlier days cannot be chosen: those before today, or before another day. */
  isFromToday?: boolean;
  minDay?: CalendarDate;
  /** What the chosen day means, below the field. */
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}>;

/** One day of the calendar, or none. */
export function DayInput(props: Props) {
  const { label, placeholder, clearLabel, value, onChange, isFromToday = false } = props;
  const language = useScreenLanguage();
  const today = useToday();
  const minDate = props.minDay ?? (isFromToday ? today : undefined);
  return (
    <DatePickerInput
      {...calendarLook}
      weekendDays={[]}
      label={label}
      placeholder={placeholder}
      value={value}
      // Where the calendar opens while no day is chosen.
      defaultDate={minDate !== undefined && minDate > today ? minDate : today}
      onChange={onChange}
      locale={language}
      clearButtonProps={{ 'aria-label': clearLabel }}
      description={props.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={props.error}
      required={props.required ?? false}
      {...(minDate === undefined ? {} : { minDate })}
    />
  );
}
