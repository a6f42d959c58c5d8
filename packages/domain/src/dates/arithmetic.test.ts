import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { addDays, addHours, addMonths, daysBetween, lastDayOfMonth } from './index.ts';
import { everyDay } from './testing/usClock.ts';

const anyDay = fc.constantFrom(...everyDay());

function dayText(utcMidnight: number): string {
  return new Date(utcMidnight).toISOString().slice(0, 10);
}

describe('day arithmetic', () => {
  it('agrees with Temporal', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (time, count) => {
        const day = dayText(time);
        const exact = Temporal.PlainDate.from(day);
        const later = exact.add({ days: count }).toString();
        expect(addDays(day, count)).toBe(later);
        expect(daysBetween(day, later)).toBe(count);
        expect(addMonths(day, count)).toBe(exact.add({ months: count }).toString());
        expect(lastDayOfMonth(day)).toBe(exact.with({ day: 31 }).toString());
      }),
      runs(100),
    );
  });

  it('handles 29 February', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2028-02-29', 48)).toBe('2032-02-29');
  });

  it('uses the last day of a month that has no 31st, and returns to the 31st', () => {
    const steps = [1, 2, 3, 4, 13].map((months) => addMonths('2026-01-31', months));
    expect(steps).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2027-02-28']);
  });
});

describe('hour arithmetic', () => {
  it('keeps 72 hours at 72 hours across a change of the clock', () => {
    expect(addHours('2026-03-06T18:00:00.000Z', 72)).toBe('2026-03-09T18:00:00.000Z');
    expect(addHours('2026-10-30T18:00:00.000Z', 72)).toBe('2026-11-02T18:00:00.000Z');
    expect(addHours('2028-02-28T18:00:00.000Z', -72)).toBe('2028-02-25T18:00:00.000Z');
  });
});
