// Due dates against an independent oracle: months counted on a calendar of our own, and the local time found by
// asking the system's time zone data which moment shows it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { certificationState, isCompleted, nextDue, nextDueAfter } from './index.ts';

const zones = ['America/New_York', 'America/Denver', 'America/Phoenix', 'Pacific/Honolulu', 'UTC'] as const;
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Local = Readonly<{ year: number; month: number; day: number; clock: string }>;

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
  ]),
);

function localOf(moment: number, zone: (typeof zones)[number]): Local {
  const parts = formats.get(zone)?.formatToParts(moment) ?? [];
  const valueOf = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    year: Number(valueOf('year')),
    month: Number(valueOf('month')),
    day: Number(valueOf('day')),
    clock: `${valueOf('hour')}:${valueOf('minute')}:${valueOf('second')}`,
  };
}

function lastDayOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (daysOfMonths[month - 1] ?? 0);
}

function expectedDay({ year, month, day }: Local, months: number) {
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return { year: toYear, month: toMonth, day: Math.min(day, lastDayOf(toYear, toMonth)) };
}

const aMoment = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2030, 0, 1) / 1000 })
  .map((seconds) => seconds * 1000);
const months = fc.integer({ min: 1, max: 120 });

it('the due day is the same day so many months later, or the last one of a shorter month, at the same local time', () => {
  fc.assert(
    fc.property(aMoment, months, fc.constantFrom(...zones), (moment, count, zone) => {
      const due = Date.parse(nextDueAfter(new Date(moment).toISOString(), count, zone));
      const [before, after] = [localOf(moment, zone), localOf(due, zone)];
      const { clock, ...day } = after;
      expect(day).toEqual(expectedDay(before, count));
      if (clock === before.clock) return;
      // The clock was put forward over that time: there is no moment that shows it, and it is an hour later.
      const shows = (shift: number) => localOf(due + shift, zone).clock === before.clock;
      expect([-3_600_000, 3_600_000].some(shows)).toBe(false);
      expect(localOf(due, zone).clock.slice(2)).toBe(before.clock.slice(2));
    }),
    runs(3000),
  );
});

it.each([
  ['2024-02-29T15:00:00.000Z', 12, '2025-02-28T15:00:00.000Z'],
  ['2026-01-31T15:00:00.000Z', 1, '2026-02-28T15:00:00.000Z'],
  ['2026-08-31T14:00:00.000Z', 6, '2027-02-28T15:00:00.000Z'],
  ['2026-10-31T13:00:00.000Z', 1, '2026-11-30T14:00:00.000Z'],
  ['2026-02-08T07:30:00.000Z', 1, '2026-03-08T07:30:00.000Z'],
])('%s and %i months: %s', (certified, count, due) => {
  expect(nextDueAfter(certified, count, 'America/New_York')).toBe(due);
});

it('nothing is due before the first certification, whatever the interval', () => {
  const never = { lastCertificationTimestamp: null, certificationIntervalMonths: 3 };
  expect(nextDue(never, 'America/New_York')).toBeNull();
});

it('overdue, due soon and up to date change at the right moment, and completed is everything but overdue', () => {
  fc.assert(
    fc.property(aMoment, aMoment, fc.constantFrom(...zones), (dueAt, nowAt, zone) => {
      const due = { nextCertificationDueTimestamp: new Date(dueAt).toISOString() };
      const now = new Date(nowAt).toISOString();
      const state = certificationState(due, now, zone);
      expect(isCompleted(due, now)).toBe(state !== 'overdue');
      expect(state === 'overdue').toBe(nowAt > dueAt);
      if (state === 'overdue') return;
      const day = (at: number) => {
        const { year, month, day: of } = localOf(at, zone);
        return Date.UTC(year, month - 1, of) / 86_400_000;
      };
      expect(state).toBe(day(dueAt) - day(nowAt) <= 10 ? 'dueSoon' : 'upToDate');
    }),
    runs(2000),
  );
});
