import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  allTime,
  calendarDateSchema,
  dateRangeSchema,
  defaultTimeZone,
  isAllTime,
  normalizeRange,
  parseTimestamp,
  timestampSchema,
  timeZoneSchema,
} from './index.ts';

describe('a timestamp that arrives', () => {
  it.each([
    ['2026-09-03T18:05:00Z', '2026-09-03T18:05:00.000Z'],
    ['2026-09-03T14:05:00.5-04:00', '2026-09-03T18:05:00.500Z'],
    ['2026-09-03T18:05:00.123999Z', '2026-09-03T18:05:00.123Z'],
    [{ seconds: 1_788_458_700, nanoseconds: 0 }, '2026-09-03T18:05:00.000Z'],
    [{ seconds: 0, nanoseconds: 999_999_999 }, '1970-01-01T00:00:00.999Z'],
    [{ seconds: -1, nanoseconds: 500_000_000 }, '1969-12-31T23:59:59.500Z'],
  ])('%j becomes %s', (value, text) => {
    expect(parseTimestamp(value)).toBe(text);
  });

  it.each([
    '2026-09-03',
    '2026-09-03T18:05:00',
    '2026-02-30T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '2999-12-31T23:59:59-10:00',
    'yesterday',
    1_788_458_700,
    null,
    { seconds: 1e15, nanoseconds: 0 },
    { seconds: 0.5, nanoseconds: 0 },
    { seconds: 0, nanoseconds: 1e9 },
    { seconds: 0, nanoseconds: -1 },
    { seconds: 0 },
  ])('%j is rejected', (value) => {
    expect(timestampSchema.safeParse(value).success).toBe(false);
  });

  it('is the same moment in either form, and sorts as text as it does in time', () => {
    const anyMoment = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(3000, 0) - 1 });
    fc.assert(
      fc.property(anyMoment, anyMoment, (one, other) => {
        const [a, b] = [one, other].map((moment) => parseTimestamp(new Date(moment).toISOString()));
        const seconds = Math.floor(one / 1000);
        expect(parseTimestamp({ seconds, nanoseconds: (one - seconds * 1000) * 1e6 })).toBe(a);
        expect(a !== undefined && b !== undefined && a < b).toBe(one < other);
      }),
      runs(100),
    );
  });
});

describe('a range of dates', () => {
  const anyDate = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const anySide = fc.option(anyDate, { nil: null });

  it.each([undefined, null, {}, { from: null, to: null }])('means all time when it is %j', (range) => {
    expect(normalizeRange(range)).toEqual(allTime);
    expect(isAllTime(dateRangeSchema.parse(range))).toBe(true);
  });

  it('is swapped when it is reversed', () => {
    const range = { from: '2026-02-01', to: '2026-01-01' };
    expect(dateRangeSchema.parse(range)).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  });

  it('may be open on one side', () => {
    expect(normalizeRange({ to: '2026-01-01' })).toEqual({ from: null, to: '2026-01-01' });
    expect(isAllTime(normalizeRange({ to: '2026-01-01' }))).toBe(false);
  });

  it('keeps its days, orders its ends, and is unchanged when normalized again', () => {
    fc.assert(
      fc.property(anySide, anySide, (from, to) => {
        const range = normalizeRange({ from, to });
        expect([range, { from: range.to, to: range.from }]).toContainEqual({ from, to });
        expect(range.from === null || range.to === null || range.from <= range.to).toBe(true);
        expect(normalizeRange(range)).toEqual(range);
      }),
      runs(100),
    );
  });
});

describe('dates and time zones that arrive', () => {
  it.each(['2024-02-29', '1900-01-01', '2999-12-31'])('%s is a date', (date) => {
    expect(calendarDateSchema.parse(date)).toBe(date);
  });

  it.each(['2023-02-29', '0000-01-01', '9999-12-31', '2024-1-1', '2024-01-01T00:00:00Z'])(
    '%s is none',
    (date) => {
      expect(calendarDateSchema.safeParse(date).success).toBe(false);
    },
  );

  it.each([defaultTimeZone, 'America/Los_Angeles', 'Pacific/Honolulu', 'UTC'])('%s is a zone', (name) => {
    expect(timeZoneSchema.parse(name)).toBe(name);
  });

  it.each(['', 'America/Atlantis', '+05:00', '-0500', 'x'.repeat(100)])('%j is none', (name) => {
    expect(timeZoneSchema.safeParse(name).success).toBe(false);
  });
});
