// The most used ranges, for the date-range filter.
import { daysOfSchoolYear, schoolYearOf } from '@schooldog/domain/dates';
import dayjs from 'dayjs';

export const datePresets = ['last7', 'last30', 'thisMonth', 'thisSchoolYear', 'lastSchoolYear'] as const;
type DatePreset = (typeof datePresets)[number];

type Days = Readonly<{ from: string; to: string }>;

const isoDay = 'YYYY-MM-DD';
const daysUntil = (today: string, days: number): Days => ({
  from: dayjs(today)
    .subtract(days - 1, 'day')
    .format(isoDay),
  to: today,
});

const daysOf: Readonly<Record<DatePreset, (today: string) => Days>> = {
  last7: (today) => daysUntil(today, 7),
  last30: (today) => daysUntil(today, 30),
  thisMonth: (today) => ({
    from: dayjs(today).startOf('month').format(isoDay),
    to: dayjs(today).endOf('month').format(isoDay),
  }),
  thisSchoolYear: (today) => daysOfSchoolYear(schoolYearOf(today)),
  lastSchoolYear: (today) => daysOfSchoolYear(schoolYearOf(dayjs(today).subtract(1, 'year').format(isoDay))),
};

/** Both days included. Months and school years are whole, so that a link to them means the same tomorrow. */
export function daysOfPreset(preset: DatePreset, today: string): Days {
  return daysOf[preset](today);
}
