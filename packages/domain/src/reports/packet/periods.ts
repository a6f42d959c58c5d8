// The days that a packet is about, and the equal stretch before them.
import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysOfSchoolYear,
  lastDayOfMonth,
  schoolYearOf,
} from '../../dates/index.ts';

export const packetPeriodKinds = ['month', 'quarter', 'schoolYear'] as const;
export type PacketPeriodKind = (typeof packetPeriodKinds)[number];

/** Both days are included. */
export type PacketDays = Readonly<{ from: CalendarDate; to: CalendarDate }>;

export type PacketPeriod = Readonly<{
  kind: PacketPeriodKind;
  /** Up to today while it is running. */
  days: PacketDays;
  before: PacketDays;
  isRunning: boolean;
}>;

/**
 * The period with this day. One that is running is compared with as many days of the period before, or with all of
 * it where it is shorter. Null when it has not begun.
 */
export function packetPeriod(
  kind: PacketPeriodKind,
  day: CalendarDate,
  today: CalendarDate,
): PacketPeriod | null {
  const whole = daysOf(kind, day);
  if (whole.from > today) return null;
  const before = daysOf(kind, addDays(whole.from, -1));
  if (whole.to <= today) return { kind, days: whole, before, isRunning: false };
  const same = addDays(before.from, daysBetween(whole.from, today));
  return {
    kind,
    days: { from: whole.from, to: today },
    before: { from: before.from, to: same < before.to ? same : before.to },
    isRunning: true,
  };
}

/** A day of the last period that was over before this day. */
export function lastPeriodOver(kind: PacketPeriodKind, today: CalendarDate): CalendarDate {
  return addDays(daysOf(kind, today).from, -1);
}

function daysOf(kind: PacketPeriodKind, day: CalendarDate): PacketDays {
  if (kind === 'schoolYear') return daysOfSchoolYear(schoolYearOf(day));
  if (kind === 'month') return { from: `${day.slice(0, 7)}-01`, to: lastDayOfMonth(day) };
  const year = day.slice(0, 4);
  const first = Number(day.slice(5, 7)) - ((Number(day.slice(5, 7)) - 1) % 3);
  const monthText = (month: number) => `${year}-${String(month).padStart(2, '0')}-01`;
  return { from: monthText(first), to: lastDayOfMonth(monthText(first + 2)) };
}
