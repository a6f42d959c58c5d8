// What all sections of a packet are counted for, with its days as moments in the district's zone.
import { type CalendarDate, dateIn, endOfDay, startOfDay, type Timestamp } from '@schooldog/domain/dates';
import type { Counted, PacketPeriod } from '@schooldog/domain/reports/packet';

export type PacketScope = Readonly<{
  /** Null is the whole district. */
  schoolIds: readonly string[] | null;
  period: PacketPeriod;
  timeZone: string;
  now: Date;
  today: CalendarDate;
}>;

/** Ends are the first moment afterwards. */
type Moments = Readonly<Record<'from' | 'until' | 'fromBefore' | 'untilBefore', Timestamp>>;

export function momentsOf({ period, timeZone }: PacketScope): Moments {
  const { days, before } = period;
  return {
    from: startOfDay(days.from, timeZone),
    until: endOfDay(days.to, timeZone),
    fromBefore: startOfDay(before.from, timeZone),
    untilBefore: endOfDay(before.to, timeZone),
  };
}

type Numbers = Readonly<{ now: number; before: number }>;

/** The day of the first of these moments. */
export function firstDay({ timeZone }: PacketScope, moments: readonly Date[]): CalendarDate | null {
  const [first] = moments.toSorted((a, b) => a.getTime() - b.getTime());
  return first === undefined ? null : dateIn(first.toISOString(), timeZone);
}

/**
 * Only periods that were recorded whole are compared: `began` is the day of the first record of the kind at these
 * schools. A number as of the end of a period needs records at its end, one of its days from its beginning on.
 */
export function comparing(
  { period: { before } }: PacketScope,
  began: CalendarDate | null,
  reach: 'during' | 'at' = 'during',
) {
  const isRecorded = began !== null && began <= (reach === 'during' ? before.from : before.to);
  return {
    isRecorded,
    counted: (numbers: Numbers | undefined): Counted => ({
      now: numbers?.now ?? 0,
      before: isRecorded ? (numbers?.before ?? 0) : null,
    }),
  };
}

export function sumOf(rows: readonly Numbers[]): Numbers {
  return {
    now: rows.reduce((sum, { now }) => sum + now, 0),
    before: rows.reduce((sum, { before }) => sum + before, 0),
  };
}

/** By name, those without a row included. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
export function byName<Value>(names: readonly string[], valueOf: (name: string) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}
