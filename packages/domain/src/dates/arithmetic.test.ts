import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addHours, addMonths, daysBetween } from './index.ts';
import { everyDay } from './testing/usClock.ts';

const anyDay = fc.constantFrom(...everyDay());

function dayText(utcMidnight: number): string {
  return new Date(utcMidnight).toISOString().slice(0, 10);
}

describe('day arithmetic', () => {
  it('agrees with hour arithmetic in a zone without daylight saving time', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        const later = dayText(day + days * 86_400_000);
        expect(addDays(dayText(day), days)).toBe(later);
        expect(daysBetween(dayText(day), later)).toBe(days);
      }),
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

  it('adds months as the calendar does, over ten years', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (start, months) => {
        const from = new Date(start);
        const year = from.getUTCFullYear();
        const month = from.getUTCMonth() + months;
        const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
        const expected = Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay));
        expect(addMonths(dayText(start), months)).toBe(dayText(expected));
      }),
    );
  });
});

describe('hour arithmetic', () => {
  it('keeps 72 hours at 72 hours across a change of the clock', () => {
    expect(addHours('2026-03-06T18:00:00.000Z', 72)).toBe('2026-03-09T18:00:00.000Z');
    expect(addHours('2026-10-30T18:00:00.000Z', 72)).toBe('2026-11-02T18:00:00.000Z');
    expect(addHours('2028-02-28T18:00:00.000Z', -72)).toBe('2028-02-25T18:00:00.000Z');
  });
});
