import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  boundsOfRange,
  dateIn,
  endOfDay,
  endOfMonth,
  endOfSchoolYear,
  momentAt,
  startOfDay,
  startOfMonth,
  startOfSchoolYear,
} from './index.ts';
import {
  clockChanges,
  everyDay,
  losAngeles,
  momentsShowing,
  newYork,
  tenYears,
  type UsZone,
  wallClock,
} from './testing/usClock.ts';

const zones = [newYork, losAngeles];
const hour = 3_600_000;

function dayText(utcMidnight: number): string {
  return new Date(utcMidnight).toISOString().slice(0, 10);
}

/** No American clock changes at midnight, so midnight is shown exactly once. */
function midnight(utcMidnight: number, zone: UsZone): string {
  const [only = Number.NaN, ...others] = momentsShowing(utcMidnight, zone);
  return new Date(others.length === 0 ? only : Number.NaN).toISOString();
}

describe('days', () => {
  it.each(zones)('begin and end at midnight on every day of ten years in $name', (zone) => {
    const days = everyDay();
    const starts = days.map((day) => startOfDay(dayText(day), zone.name));
    const ends = days.map((day) => endOfDay(dayText(day), zone.name));
    expect(starts).toEqual(days.map((day) => midnight(day, zone)));
    expect(ends).toEqual(days.map((day) => midnight(day + 24 * hour, zone)));
  });

  it('have 23 hours in spring, 25 in autumn and 24 on 29 February', () => {
    const hours = (date: string) =>
      (Date.parse(endOfDay(date, newYork.name)) - Date.parse(startOfDay(date, newYork.name))) / hour;
    expect(hours('2026-03-08')).toBe(23);
    expect(hours('2026-11-01')).toBe(25);
    expect(hours('2028-02-29')).toBe(24);
  });

  // In Havana the clock jumps over midnight, in Phoenix and Honolulu it never jumps.
  it.each(['America/Havana', 'America/Phoenix', 'Pacific/Honolulu', 'America/St_Johns'])(
    'begin with the first moment that the calendar of %s shows for them',
    (timeZone) => {
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      const days = everyDay();
      const starts = days.map((day) => Date.parse(startOfDay(dayText(day), timeZone)));
      expect(starts.map((start) => calendar.format(start))).toEqual(days.map(dayText));
      const daysBefore = days.map((day) => dayText(day - 24 * hour));
      expect(starts.map((start) => calendar.format(start - 1))).toEqual(daysBefore);
    },
  );

  it('begin at one o’clock where the clock jumps over midnight', () => {
    expect(startOfDay('2026-03-08', 'America/Havana')).toBe('2026-03-08T05:00:00.000Z');
    expect(momentAt('2026-03-08', '01:00', 'America/Havana')).toBe('2026-03-08T05:00:00.000Z');
  });
});

describe('months and school years', () => {
  it.each(zones)('begin and end at midnight of the first in $name', (zone) => {
    for (let month = 0; month < 120; month += 1) {
      const first = Date.UTC(2020, month, 1);
      const next = Date.UTC(2020, month + 1, 1);
      for (const text of [dayText(first), dayText(next - 1), dayText(first).slice(0, 7)]) {
        expect(startOfMonth(text, zone.name)).toBe(midnight(first, zone));
        expect(endOfMonth(text, zone.name)).toBe(midnight(next, zone));
      }
    }
  });

  it.each(zones)('a school year runs from July 1 to June 30 in $name', (zone) => {
    for (let year = 2019; year < 2030; year += 1) {
      const name = `${year}-${year + 1}`;
      expect(startOfSchoolYear(name, zone.name)).toBe(midnight(Date.UTC(year, 6, 1), zone));
      expect(endOfSchoolYear(name, zone.name)).toBe(midnight(Date.UTC(year + 1, 6, 1), zone));
    }
  });
});

describe('a range of days', () => {
  it('covers exactly the moments of its days', () => {
    const anyDay = fc.constantFrom(...everyDay()).map(dayText);
    const anyMoment = fc.integer({ min: tenYears.first, max: tenYears.last });
    fc.assert(
      fc.property(anyDay, anyDay, anyMoment, fc.constantFrom(...zones), (one, other, moment, zone) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const { start, end } = boundsOfRange({ from, to }, zone.name);
        const timestamp = new Date(moment).toISOString();
        const day = dateIn(timestamp, zone.name);
        expect(start !== null && end !== null && start <= timestamp && timestamp < end).toBe(
          from <= day && day <= to,
        );
      }),
      runs(100),
    );
  });

  it('is open where it has no day', () => {
    expect(boundsOfRange({ from: null, to: null }, newYork.name)).toEqual({ start: null, end: null });
    expect(boundsOfRange({ from: '2026-07-01', to: null }, newYork.name)).toEqual({
      start: '2026-07-01T04:00:00.000Z',
      end: null,
    });
  });
});

describe('a wall-clock time', () => {
  it.each(zones)('is the first moment that shows it, over ten years in $name', (zone) => {
    const anyMinute = fc.integer({ min: tenYears.first / 60_000, max: tenYears.last / 60_000 });
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const [date = '', time = ''] = new Date(minute * 60_000).toISOString().slice(0, 16).split('T');
        const [first] = momentsShowing(minute * 60_000, zone);
        fc.pre(first !== undefined);
        expect(Date.parse(momentAt(date, time, zone.name))).toBe(first);
      }),
      runs(1000),
    );
  });

  it.each(zones)('moves on by the jump in spring and means the first in autumn in $name', (zone) => {
    for (let year = 2020; year < 2030; year += 1) {
      const { spring, autumn } = clockChanges(year, zone);
      const springDay = wallClock(spring, zone).toISOString().slice(0, 10);
      const autumnDay = wallClock(autumn, zone).toISOString().slice(0, 10);
      expect(Date.parse(momentAt(springDay, '02:30', zone.name))).toBe(spring + hour / 2);
      expect(Date.parse(momentAt(autumnDay, '01:30', zone.name))).toBe(autumn - hour / 2);
      expect(Date.parse(momentAt(autumnDay, '02:00', zone.name))).toBe(autumn + hour);
    }
  });
});
