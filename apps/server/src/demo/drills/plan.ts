// On which days the demo's schools hold drills: as the rules of Georgia ask, with the slips that happen.
import { addDays, type CalendarDate, lastDayOfMonth } from '@schooldog/domain/dates';
import type { DrillEventType, DrillType, SchoolDays } from '@schooldog/domain/drills';
import { happens, oneOf } from '../entries/chance.ts';
import { isHoliday } from '../entries/schoolDays.ts';
import type { Random } from '../random.ts';

export type PlannedDrill = Readonly<{
  type: DrillType;
  otherType: string;
  eventType: DrillEventType;
  drillDate: CalendarDate;
}>;

const lateStart = 0.15;
const missedMonth = 0.05;
const lateIntruder = 0.2;
const realEvent = 0.04;
/** Besides what the rules ask for. */
const extras: readonly Pick<PlannedDrill, 'type' | 'otherType' | 'eventType'>[] = [
  { type: 'medical', otherType: '', eventType: 'planned' },
  { type: 'intruder', otherType: '', eventType: 'tableTop' },
  { type: 'other', otherType: 'Bus evacuation', eventType: 'planned' },
  { type: 'other', otherType: 'Reunification', eventType: 'tableTop' },
];

/** A whole school year of one school, also of the months that are still to come. */
export function drillsOfYear(days: SchoolDays, random: Random): PlannedDrill[] {
  const { firstDay, lastDay } = days;
  const drill = (type: DrillType, from: CalendarDate, to: CalendarDate): PlannedDrill => ({
    type,
    otherType: '',
    eventType: happens(random, realEvent) ? 'real' : 'planned',
    drillDate: schoolDayBetween(from, to, random),
  });
  const isLate = happens(random, lateStart);
  const first = isLate
    ? drill('fire', addDays(firstDay, 12), addDays(firstDay, 16))
    : drill('fire', addDays(firstDay, 3), addDays(firstDay, 9));
  const second = drill('fire', addDays(firstDay, 19), addDays(firstDay, 28));
  const intruder = happens(random, lateIntruder)
    ? drill('intruder', `${firstDay.slice(0, 4)}-10-03`, `${firstDay.slice(0, 4)}-10-14`)
    : drill('intruder', addDays(firstDay, 30), `${firstDay.slice(0, 4)}-09-29`);
  const monthly = monthsAfter(firstDay, lastDay).flatMap((month) => {
    const type = month.endsWith('-11') || month.endsWith('-02') ? 'severeWeather' : 'fire';
    const last = lastDayOfMonth(`${month}-01`);
    if (happens(random, missedMonth)) return [];
    return [drill(type, `${month}-04`, last < lastDay ? addDays(last, -3) : addDays(lastDay, -2))];
  });
  const extra = oneOf(random, extras);
  const more =
    extra === undefined
      ? []
      : [{ ...extra, drillDate: schoolDayBetween(addDays(firstDay, 40), addDays(lastDay, -20), random) }];
  return [first, second, intruder, ...monthly, ...more];
}

/** "2026-09", … of the months after the first one. */
function monthsAfter(firstDay: CalendarDate, lastDay: CalendarDate): string[] {
  const months: string[] = [];
  let day = addDays(lastDayOfMonth(firstDay), 1);
  while (day <= lastDay) {
    months.push(day.slice(0, 7));
    day = addDays(lastDayOfMonth(day), 1);
  }
  return months;
}

function schoolDayBetween(from: CalendarDate, to: CalendarDate, random: Random): CalendarDate {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  const drawn = addDays(from, random.whole(Math.max(1, length)));
  let day = drawn;
  while (day > from && isDayOff(day)) day = addDays(day, -1);
  while (isDayOff(day)) day = addDays(day, 1);
  return day;
}

/** Labor Day, Martin Luther King Jr. Day and Presidents' Day: the Monday among these days. */
const mondaysOff = [
  ['09-01', '09-07'],
  ['01-15', '01-21'],
  ['02-15', '02-21'],
] as const;

export function isDayOff(day: CalendarDate): boolean {
  const weekday = new Date(day).getUTCDay();
  const monthAndDay = day.slice(5);
  const isMondayOff =
    weekday === 1 && mondaysOff.some(([from, to]) => from <= monthAndDay && monthAndDay <= to);
  return weekday === 0 || weekday === 6 || isMondayOff || isHoliday(monthAndDay);
}
