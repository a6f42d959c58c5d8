// Months as the counts name them: "2026-09".
import { daysOfSchoolYear, schoolYearOf } from '../../dates/index.ts';

/** Both months are included. */
export type Period = Readonly<{ from: string; to: string }>;

/** More months than this are unreadable in one chart, and no district has entries for more. */
export const mostMonths = 120;
export const usualMonths = 12;

export function isMonth(text: string): boolean {
  return /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/** Months since the year 0, for arithmetic. */
function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

function monthOf(number: number): string {
  const year = Math.floor(number / 12);
  return `${String(year).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export function addMonthsTo(month: string, months: number): string {
  return monthOf(numberOf(month) + months);
}

export function monthCount({ from, to }: Period): number {
  return numberOf(to) - numberOf(from) + 1;
}

export function monthsOf(period: Period): string[] {
  return Array.from({ length: monthCount(period) }, (_, at) => addMonthsTo(period.from, at));
}

/** The equally long period right before this one. */
export function periodBefore(period: Period): Period {
  return { from: addMonthsTo(period.from, -monthCount(period)), to: addMonthsTo(period.from, -1) };
}

/** Those months of a period that are over; null where none is. */
export function monthsThatAreOver(period: Period, thisMonth: string): Period | null {
  const last = addMonthsTo(thisMonth, -1);
  if (period.from > last) return null;
  return { from: period.from, to: period.to < last ? period.to : last };
}

/** The months of a period and of the one before it that both have. */
export type Comparison = Readonly<{ now: Period; before: Period }>;

/** Months before the first record have nothing to compare with; null where no month has. */
export function comparisonSince(firstMonth: string | undefined, period: Period): Comparison | null {
  if (firstMonth === undefined) return null;
  const length = monthCount(period);
  const earliest = addMonthsTo(firstMonth, length);
  const from = earliest > period.from ? earliest : period.from;
  if (from > period.to) return null;
  const before = { from: addMonthsTo(from, -length), to: addMonthsTo(period.to, -length) };
  return { now: { from, to: period.to }, before };
}

/**
 * The part of a chosen period that is counted: future months have no numbers yet and would be drawn as zero. A period
 * that has not begun stays as it is and has nothing to show.
 */
export function countedPeriod(period: Period, thisMonth: string): Period {
  return period.from <= thisMonth && thisMonth < period.to ? { from: period.from, to: thisMonth } : period;
}

export function lastMonths(thisMonth: string, months: number): Period {
  return { from: addMonthsTo(thisMonth, 1 - months), to: thisMonth };
}

export function schoolYearPeriod(schoolYear: string): Period {
  const { from, to } = daysOfSchoolYear(schoolYear);
  return { from: from.slice(0, 7), to: to.slice(0, 7) };
}

/** This school year and those before it, newest first. */
export function schoolYears(thisMonth: string, years: number): string[] {
  return Array.from({ length: years }, (_, ago) => schoolYearOf(`${addMonthsTo(thisMonth, -12 * ago)}-01`));
}

/** Reversed ends are swapped, and a period that is too long loses its beginning. */
export function normalizePeriod(one: string, other: string): Period {
  const [from, to] = one <= other ? [one, other] : [other, one];
  const earliest = addMonthsTo(to, 1 - mostMonths);
  return { from: from < earliest ? earliest : from, to };
}

export function daysOfPeriod({ from, to }: Period): { from: string; to: string } {
  const [year, month] = [Number(to.slice(0, 4)), Number(to.slice(5, 7))];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${from}-01`, to: `${to}-${lastDay}` };
}
