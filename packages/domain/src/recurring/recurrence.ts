// The dates of a series. Nominal dates step from the start date and never move; breaks decide only on which day an
// order is made.
import { z } from 'zod';
import { addDays, addMonths, calendarDateSchema, type CalendarDate, daysBetween } from '../dates/index.ts';

export const recurrenceUnits = ['Days', 'Weeks', 'Months', 'Years'] as const;
export type RecurrenceUnit = (typeof recurrenceUnits)[number];

export const recurrenceSchema = z.object({
  recurrenceStartDate: calendarDateSchema,
  recurrenceEndDate: calendarDateSchema.nullable(),
  recurrenceInterval: z.int().min(1).max(999),
  recurrenceUnit: z.enum(recurrenceUnits),
});
export type Recurrence = z.infer<typeof recurrenceSchema>;

const daysOf = { Days: 1, Weeks: 7 } as const;
const monthsOf = { Months: 1, Years: 12 } as const;

/** Always counted from the start: the 31st monthly gives the last day of February, and then 31 March. */
function dateAt({ recurrenceStartDate, recurrenceInterval, recurrenceUnit }: Recurrence, step: number) {
  const amount = recurrenceInterval * step;
  return recurrenceUnit === 'Days' || recurrenceUnit === 'Weeks'
    ? addDays(recurrenceStartDate, amount * daysOf[recurrenceUnit])
    : addMonths(recurrenceStartDate, amount * monthsOf[recurrenceUnit]);
}

/** The number of steps to the first nominal date that is not before the day. */
function firstStep(recurrence: Recurrence, day: CalendarDate): number {
  const { recurrenceStartDate, recurrenceInterval, recurrenceUnit } = recurrence;
  if (day <= recurrenceStartDate) return 0;
  const days = daysBetween(recurrenceStartDate, day);
  if (recurrenceUnit === 'Days' || recurrenceUnit === 'Weeks')
    return Math.ceil(days / (recurrenceInterval * daysOf[recurrenceUnit]));
  const months = monthNumber(day) - monthNumber(recurrenceStartDate);
  const step = Math.floor(months / (recurrenceInterval * monthsOf[recurrenceUnit]));
  return dateAt(recurrence, step) >= day ? step : step + 1;
}

function monthNumber(date: CalendarDate): number {
  return 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
}

/** Nominal dates from the day on, up to the end date of the series. */
export function* nominalDates(recurrence: Recurrence, from: CalendarDate): Generator<CalendarDate> {
  const end = recurrence.recurrenceEndDate ?? latestDate;
  for (let step = firstStep(recurrence, from); ; step += 1) {
    const date = dateAt(recurrence, step);
    if (date > end) return;
    yield date;
  }
}

/** Series end here at the latest, so that stepping through one ends. */
const latestDate = '2999-01-01';

/** The first date that is not past; null after the end of the series. */
export function nextNominalDate(recurrence: Recurrence, today: CalendarDate): CalendarDate | null {
  for (const date of nominalDates(recurrence, today)) return date;
  return null;
}
