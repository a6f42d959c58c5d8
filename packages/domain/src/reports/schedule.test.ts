import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, momentAt, weekdays } from '../dates/index.ts';
import {
  cedarCreek,
  masterAdmin,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  isFormatOfReport,
  isReportDay,
  latestReportDay,
  mayReceiveReport,
  nextReportDay,
  queryForSchools,
  type ReportTime,
  scheduleAbilities,
  schoolsOfSchedule,
} from './index.ts';

const newYork = 'America/New_York';
const monthly = (day: number): ReportTime => ({ kind: 'monthly', day });

describe('the days of a schedule', () => {
  it.each([
    [31, '2026-11-30', true],
    [31, '2026-11-29', false],
    [29, '2027-02-28', true],
    [29, '2028-02-28', false],
    [29, '2028-02-29', true],
    [1, '2026-12-01', true],
  ])('day %i of the month is %s: %s', (day, date, isDay) => {
    expect(isReportDay(monthly(day), date)).toBe(isDay);
  });

  it('begin at six in the morning of the district', () => {
    const time: ReportTime = { kind: 'weekly', weekday: 'monday' };
    const at = (clock: string) => latestReportDay(time, momentAt('2026-11-16', clock, newYork), newYork);
    expect([at('05:59'), at('06:00'), at('23:59')]).toEqual(['2026-11-09', '2026-11-16', '2026-11-16']);
    expect(nextReportDay(time, momentAt('2026-11-16', '05:00', newYork), newYork)).toBe('2026-11-16');
    expect(nextReportDay(time, momentAt('2026-11-16', '07:00', newYork), newYork)).toBe('2026-11-23');
  });

  it('equal a calendar that is read day by day, over ten years and both changes of the clock', () => {
    const times = fc.oneof(
      fc.constantFrom(...weekdays).map((weekday): ReportTime => ({ kind: 'weekly', weekday })),
      fc.integer({ min: 1, max: 31 }).map(monthly),
    );
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2034-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, moments, (time, moment) => {
        const now = moment.toISOString();
        const latest = latestReportDay(time, now, newYork);
        const next = nextReportDay(time, now, newYork);
        expect(momentAt(latest, '06:00', newYork) <= now).toBe(true);
        expect(momentAt(next, '06:00', newYork) > now).toBe(true);
        for (let day = addDays(latest, 1); day < next; day = addDays(day, 1))
          expect(isReportDay(time, day)).toBe(false);
        expect(isReportDay(time, latest) && isReportDay(time, next)).toBe(true);
        expect(latest <= dateIn(now, newYork)).toBe(true);
      }),
      runs(100),
    );
  });
});

describe('who gets a report by schedule', () => {
  const query = { report: 'drillLog' as const };

  it('is everyone who may run it for all its schools', () => {
    const schools = schoolsOfSchedule(principalOfOakHill, query);
    expect(schools).toEqual([oakHill]);
    expect(queryForSchools(query, schools)).toEqual({ ...query, schoolIds: [oakHill] });
    expect(mayReceiveReport(safetyCoordinator, query, schools)).toBe(true);
    expect(mayReceiveReport(principalOfOakHill, query, schools)).toBe(true);
    expect(mayReceiveReport(principalOfOakHill, query, [oakHill, cedarCreek])).toBe(false);
    expect(mayReceiveReport(principalOfOakHill, query, schoolsOfSchedule(safetyCoordinator, query))).toBe(
      false,
    );
    expect(queryForSchools(query, 'all')).toEqual(query);
  });

  it('is nobody who is disabled or of the provider', () => {
    expect(mayReceiveReport({ ...safetyCoordinator, isDisabled: true }, query, 'all')).toBe(false);
    expect(mayReceiveReport(providerStaff, query, 'all')).toBe(false);
  });
});

it('a format that the report does not have cannot be scheduled', () => {
  const query = { report: 'boardPacket', period: 'month' } as const;
  expect(isFormatOfReport({ query, format: 'csv' })).toBe(false);
  expect(isFormatOfReport({ query, format: 'pdf' })).toBe(true);
});

it('a schedule is its owner’s; recipients stop it for themselves, and the district looks after it', () => {
  const facts = {
    ownerUserId: principalOfOakHill.userId,
    recipientUserIds: [masterAdmin.userId],
  };
  expect(scheduleAbilities(principalOfOakHill, facts)).toEqual({ change: true, oversee: true, stop: false });
  expect(scheduleAbilities(masterAdmin, facts)).toEqual({ change: false, oversee: true, stop: true });
});
