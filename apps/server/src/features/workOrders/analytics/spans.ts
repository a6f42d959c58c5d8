// The time that a question is about.
import { addMonths, type CalendarDate, endOfDay, startOfDay, type Timestamp } from '@schooldog/domain/dates';
import { type AnalyticsQuestion, weeksOf } from '@schooldog/domain/workOrders';

export type Span = Readonly<{ from: Timestamp; until: Timestamp }>;

export function spanOf({ period, timeZone }: AnalyticsQuestion): Span {
  return { from: startOfDay(period.from, timeZone), until: endOfDay(period.to, timeZone) };
}

export function startsOfWeeks({ period, timeZone }: AnalyticsQuestion): Timestamp[] {
  return weeksOf(period).map(({ from }) => startOfDay(from, timeZone));
}

/** The months that a span touches, each as its first day in UTC. */
export function monthsOf({ from, until }: Span): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = monthOf(from); startOfMonth(month) < until; month = addMonths(month, 1))
    months.push(month);
  return months;
}

export function monthOf(time: Timestamp): CalendarDate {
  return `${time.slice(0, 7)}-01`;
}

function startOfMonth(month: CalendarDate): Timestamp {
  return startOfDay(month, 'UTC');
}

/** What is left of a span without the months; neighbors are one. */
export function withoutMonths(span: Span, months: ReadonlySet<CalendarDate>): Span[] {
  const left: Span[] = [];
  for (const month of monthsOf(span).filter((one) => !months.has(one))) {
    const [begin, end] = [startOfMonth(month), startOfMonth(addMonths(month, 1))];
    const from = begin > span.from ? begin : span.from;
    const before = left.at(-1)?.until === from ? left.pop() : undefined;
    left.push({ from: before?.from ?? from, until: end < span.until ? end : span.until });
  }
  return left;
}
