import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../dates/index.ts';
import { runs } from '../../testing/index.ts';
import { lastPeriodOver, packetPeriod, packetPeriodKinds } from './index.ts';

const anyKind = fc.constantFrom(...packetPeriodKinds);
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

describe('a period that is over', () => {
  it('is compared with the whole one before', () => {
    expect(packetPeriod('month', '2026-03-17', '2026-11-17')).toEqual({
      kind: 'month',
      days: { from: '2026-03-01', to: '2026-03-31' },
      before: { from: '2026-02-01', to: '2026-02-28' },
      isRunning: false,
    });
    expect(packetPeriod('quarter', '2026-01-01', '2026-11-17')).toMatchObject({
      days: { from: '2026-01-01', to: '2026-03-31' },
      before: { from: '2025-10-01', to: '2025-12-31' },
    });
    expect(packetPeriod('quarter', '2026-09-30', '2026-09-30')).toMatchObject({
      days: { from: '2026-07-01', to: '2026-09-30' },
      before: { from: '2026-04-01', to: '2026-06-30' },
      isRunning: false,
    });
    expect(packetPeriod('schoolYear', '2026-06-30', '2026-11-17')).toMatchObject({
      days: { from: '2025-07-01', to: '2026-06-30' },
      before: { from: '2024-07-01', to: '2025-06-30' },
    });
  });
});

describe('a period that is running', () => {
  it('is compared with as many days of the one before', () => {
    expect(packetPeriod('month', '2026-11-02', '2026-11-17')).toEqual({
      kind: 'month',
      days: { from: '2026-11-01', to: '2026-11-17' },
      before: { from: '2026-10-01', to: '2026-10-17' },
      isRunning: true,
    });
    expect(packetPeriod('schoolYear', '2027-01-05', '2026-11-17')).toMatchObject({
      days: { from: '2026-07-01', to: '2026-11-17' },
      before: { from: '2025-07-01', to: '2025-11-17' },
    });
  });

  it('takes all of a shorter period before', () => {
    expect(packetPeriod('month', '2026-03-30', '2026-03-30')?.before).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });

  it('does not exist before it begins', () => {
    expect(packetPeriod('month', '2026-12-01', '2026-11-30')).toBeNull();
    expect(packetPeriod('month', '2026-12-31', '2026-12-01')?.days).toEqual({
      from: '2026-12-01',
      to: '2026-12-01',
    });
  });
});

it('no stretch reaches beyond today or into the other, and all days of a period give the same', () => {
  fc.assert(
    fc.property(anyKind, anyDay, anyDay, (kind, day, today) => {
      const period = packetPeriod(kind, day, today);
      fc.pre(period !== null);
      const { days, before, isRunning } = period;
      expect(days.from <= days.to && days.to <= today).toBe(true);
      expect(before.from <= before.to && before.to < days.from).toBe(true);
      expect(packetPeriod(kind, days.from, today)).toEqual(period);
      expect(packetPeriod(kind, days.to, today)).toEqual(period);
      const isWholeBefore = addDays(before.to, 1) === days.from;
      const isEqual = daysBetween(before.from, before.to) === daysBetween(days.from, days.to);
      expect(isWholeBefore || (isRunning && isEqual && days.to === today)).toBe(true);
    }),
    runs(100),
  );
});

it('is only missing before its first day', () => {
  fc.assert(
    fc.property(anyKind, anyDay, anyDay, (kind, day, today) => {
      const first = packetPeriod(kind, day, '2999-12-31')?.days.from ?? '';
      expect(packetPeriod(kind, day, today) === null).toBe(first > today);
    }),
    runs(100),
  );
});

it('the last period that is over ends before the present one', () => {
  expect(packetPeriodKinds.map((kind) => lastPeriodOver(kind, '2026-11-30'))).toEqual([
    '2026-10-31',
    '2026-09-30',
    '2026-06-30',
  ]);
});
