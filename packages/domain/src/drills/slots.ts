// When a rule asks for a drill: one slot for each that a school owes in a school year.
import { addDays, type CalendarDate, lastDayOfMonth, type SchoolYear } from '../dates/index.ts';
import type { DrillType } from './drill.ts';
import type { DrillFrequency, DrillRule, DrillWindow, SchoolDays } from './rules.ts';

export type Slot = Readonly<{
  type: DrillType;
  otherType: string;
  ordinal: number;
  from: CalendarDate;
  dueBy: CalendarDate;
  /** Whether a drill after the last day still helps. */
  canBeMadeUp: boolean;
}>;

type Times = Pick<Slot, 'ordinal' | 'from' | 'dueBy' | 'canBeMadeUp'>;
type FrequencyOf<Kind extends DrillFrequency['kind']> = Extract<DrillFrequency, { kind: Kind }>;

export function slotsOf(rule: DrillRule, days: SchoolDays): Slot[] {
  const { frequency, type, otherType } = rule;
  if (frequency.kind === 'monthly') return monthly(rule, frequency, days);
  const times = frequency.kind === 'afterStart' ? afterStart(frequency, days) : inWindows(frequency, days);
  return times.map((one) => ({ type, otherType, ...one }));
}

/**
 * Within the school days: after the last one there is no one to drill with. What was missed in a month cannot be made
 * up in the next, which has its own.
 */
function monthly(
  { type, otherType }: DrillRule,
  { replacements }: FrequencyOf<'monthly'>,
  days: SchoolDays,
): Slot[] {
  return monthsOf(days).map((month) => {
    const instead = replacements.find((one) => one.month === Number(month.slice(5)));
    const kind = instead === undefined ? { type, otherType } : { type: instead.type, otherType: '' };
    const first = `${month}-01`;
    return {
      ...kind,
      ordinal: 1,
      from: later(first, days.firstDay),
      dueBy: earlier(lastDayOfMonth(first), days.lastDay),
      canBeMadeUp: false,
    };
  });
}

function afterStart(frequency: FrequencyOf<'afterStart'>, { firstDay, lastDay }: SchoolDays): Times[] {
  return frequency.days
    .toSorted((a, b) => a - b)
    .map((count, index) => ({
      ordinal: index + 1,
      from: firstDay,
      dueBy: earlier(addDays(firstDay, count), lastDay),
      canBeMadeUp: true,
    }));
}

function inWindows({ windows }: FrequencyOf<'windows'>, days: SchoolDays): Times[] {
  return windows.flatMap((window) => {
    const { from, to: dueBy } = windowIn(window, days);
    if (from > dueBy) return [];
    return Array.from({ length: window.times }, (_, index) => ({
      ordinal: index + 1,
      from,
      dueBy,
      canBeMadeUp: true,
    }));
  });
}

/** The months with a school day: "2026-08". */
function monthsOf({ firstDay, lastDay }: SchoolDays): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = firstDay.split('-').map(Number);
  for (let name = firstDay.slice(0, 7); name <= lastDay.slice(0, 7);) {
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  }
  return months;
}

/** Within the school days. */
function windowIn({ from, to }: DrillWindow, days: SchoolDays): { from: CalendarDate; to: CalendarDate } {
  const first = from === null ? days.firstDay : dayIn(days.schoolYear, from);
  const last = to === null ? days.lastDay : dayIn(days.schoolYear, to);
  return { from: later(first, days.firstDay), to: earlier(last, days.lastDay) };
}

function later(left: CalendarDate, right: CalendarDate): CalendarDate {
  return left > right ? left : right;
}

function earlier(left: CalendarDate, right: CalendarDate): CalendarDate {
  return left < right ? left : right;
}

/** July to December are in the first year of a school year, January to June in the second. */
function dayIn(schoolYear: SchoolYear, dayOfYear: string): CalendarDate {
  const year = dayOfYear >= '07-01' ? schoolYear.slice(0, 4) : schoolYear.slice(5);
  const last = lastDayOfMonth(`${year}-${dayOfYear.slice(0, 2)}-01`);
  const day = `${year}-${dayOfYear}`;
  return day > last ? last : day;
}
