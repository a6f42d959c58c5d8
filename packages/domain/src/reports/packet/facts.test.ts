import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompleted, nextDueAfter } from '../../eop/index.ts';
import { runs } from '../../testing/index.ts';
import { type CertifiedComponent, planStateAt, requiredOnTime } from './index.ts';

const zone = 'America/New_York';
const noon = (day: string) => `${day}T17:00:00.000Z`;

describe('required drills', () => {
  const days = { from: '2026-10-01', to: '2026-10-31' };

  it('count on their last day, without those that can still be held today', () => {
    const states = ['done', 'doneLate', 'late', 'missed', 'toConfirm', 'due', 'planned', 'upcoming'] as const;
    const required = states.map((state) => ({ dueBy: '2026-10-31', state }));
    expect(requiredOnTime(required, days)).toEqual({ part: 1, whole: 5 });
  });

  it('do not count outside the days', () => {
    const required = ['2026-09-30', '2026-10-01', '2026-11-01'].map((dueBy) => ({
      dueBy,
      state: 'done' as const,
    }));
    expect(requiredOnTime(required, days)).toEqual({ part: 1, whole: 1 });
  });
});

describe('a component', () => {
  const component: CertifiedComponent = {
    timeCreated: noon('2025-01-10'),
    timeArchived: null,
    certificationIntervalMonths: 6,
    lastCertificationTimestamp: noon('2026-05-01'),
    nextCertificationDueTimestamp: nextDueAfter(noon('2026-05-01'), 6, zone),
    certifications: [noon('2026-05-01'), noon('2025-03-01')],
  };
  const on = (day: string, changes: Partial<CertifiedComponent> = {}) =>
    planStateAt({ ...component, ...changes }, noon(day), zone);

  it('was what its certifications made it', () => {
    expect(
      ['2025-01-09', '2025-02-01', '2025-03-01', '2025-09-02', '2026-05-01', '2026-11-02'].map((day) =>
        on(day),
      ),
    ).toEqual([null, 'neverCertified', 'current', 'pastDue', 'current', 'pastDue']);
  });

  it('no longer counts once it is archived', () => {
    expect(on('2026-06-02', { timeArchived: noon('2026-06-02') })).toBeNull();
    expect(on('2026-06-01', { timeArchived: noon('2026-06-02') })).toBe('current');
  });

  it('is current now exactly where the page of the plan says so', () => {
    const seconds = fc.integer({ min: 0, max: 40_000_000 });
    fc.assert(
      fc.property(fc.option(seconds), seconds, fc.integer({ min: 1, max: 24 }), (ago, later, months) => {
        const at = (offset: number) => new Date(Date.UTC(2026, 0, 1) + offset * 1000).toISOString();
        const last = ago === null ? null : at(-ago);
        const now = at(later);
        const stored = {
          ...component,
          timeCreated: at(-50_000_000),
          certificationIntervalMonths: months,
          lastCertificationTimestamp: last,
          nextCertificationDueTimestamp: last === null ? null : nextDueAfter(last, months, zone),
          certifications: last === null ? [] : [last],
        };
        expect(planStateAt(stored, now, zone) === 'current').toBe(isCompleted(stored, now));
      }),
      runs(100),
    );
  });
});
