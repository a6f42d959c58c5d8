import { describe, expect, it } from 'vitest';
import { atSchools, everywhere } from '../permissions/index.ts';
import {
  anActor,
  assistantPrincipalOfOakHill,
  cedarCreek,
  custodianOfOakHill,
  mapleGrove,
  maintenanceSupervisor,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from '../permissions/testing/index.ts';
import {
  canOpenReports,
  canRunReport,
  canUseReport,
  daysOfReport,
  daysOfStretch,
  existsReport,
  monthsOfReport,
  reportNames,
  reportQuerySchema,
  reportSchools,
  reportStretches,
} from './index.ts';

const runnable = (actor: Parameters<typeof canUseReport>[0]) =>
  reportNames.filter((name) => canUseReport(actor, name));

describe('who may run which report', () => {
  it('goes by the defaults of the roles', () => {
    expect(runnable(safetyCoordinator)).toEqual([...reportNames]);
    expect(runnable(providerStaff)).toEqual([...reportNames]);
    expect(runnable(principalOfOakHill)).toEqual(
      reportNames.filter((name) => !['accessList'].includes(name)),
    );
    expect(runnable(assistantPrincipalOfOakHill)).toEqual(['entries', 'walkActivity', 'walkReports']);
    expect(runnable(maintenanceSupervisor)).toEqual([
      'drillLog',
      'drillCompliance',
      'workOrderBacklog',
      'boardPacket',
    ]);
    expect(runnable(custodianOfOakHill)).toEqual([]);
    expect([principalOfOakHill, custodianOfOakHill].map(canOpenReports)).toEqual([true, false]);
  });

  it('needs all permissions at the same school', () => {
    const actor = anActor({
      permissions: {
        'download entry reports': atSchools([oakHill, mapleGrove]),
        'view entries': atSchools([mapleGrove, cedarCreek]),
      },
    });
    expect(reportSchools(actor, 'entries')).toEqual([mapleGrove]);
    expect(canRunReport(actor, 'entries', [mapleGrove])).toBe(true);
    expect(canRunReport(actor, 'entries', [mapleGrove, oakHill])).toBe(false);
  });

  it('opens the page with a right to download, although nothing can be run', () => {
    const actor = anActor({ permissions: { 'download entry reports': everywhere } });
    expect(canOpenReports(actor)).toBe(true);
    expect(runnable(actor)).toEqual([]);
  });

  it('takes the right everywhere for a packet of the whole district', () => {
    expect(canRunReport(principalOfOakHill, 'boardPacket')).toBe(false);
    expect(canRunReport(principalOfOakHill, 'boardPacket', [oakHill])).toBe(true);
    expect(canRunReport(safetyCoordinator, 'boardPacket')).toBe(true);
  });

  it('shows the list of accesses only to those who manage users everywhere', () => {
    const permissions = {
      'download administrative reports': everywhere,
      'manage users': atSchools([oakHill]),
    };
    expect(canRunReport(anActor({ permissions }), 'accessList')).toBe(false);
  });

  it.each([
    ['enableWorkOrders', ['workOrderBacklog']],
    ['enableEops', ['eopCertification', 'rosterGaps']],
  ])('forgets reports of %s while it is off', (gate, gone) => {
    const features = { enableWorkOrders: true, enableEops: true, [gate]: false };
    expect(reportNames.filter((name) => !existsReport(name, features))).toEqual(gone);
    expect(runnable({ ...safetyCoordinator, features })).toEqual(
      reportNames.filter((name) => !gone.includes(name)),
    );
  });
});

describe('the days of a report', () => {
  it.each([
    ['last7', '2026-11-11', '2026-11-17'],
    ['last30', '2026-10-19', '2026-11-17'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisSchoolYear', '2026-07-01', '2027-06-30'],
    ['lastSchoolYear', '2025-07-01', '2026-06-30'],
  ] as const)('%s is from %s to %s', (stretch, from, to) => {
    expect(daysOfStretch(stretch, '2026-11-17')).toEqual({ from, to });
  });

  it('last month is never this one, also on the 31st', () => {
    expect(daysOfStretch('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(reportStretches.every((stretch) => daysOfStretch(stretch, '2028-02-29').from !== '')).toBe(true);
  });

  it('a stretch wins over days, and without either it is all time', () => {
    const days = { from: '2026-09-30', to: '2026-09-01' };
    expect(daysOfReport(days, '2026-11-17')).toEqual({ from: '2026-09-01', to: '2026-09-30' });
    expect(daysOfReport({ ...days, stretch: 'last7' }, '2026-11-17').from).toBe('2026-11-11');
    expect(daysOfReport({}, '2026-11-17')).toEqual({ from: null, to: null });
  });
});

it.each([
  [null, null, '2026-07', '2026-11'],
  ['2026-03-20', null, '2026-03', '2026-11'],
  [null, '2026-05-10', '2025-07', '2026-05'],
  ['2026-09-30', '2026-10-01', '2026-09', '2026-10'],
  ['2026-11-01', '2027-01-31', '2026-11', '2026-11'],
])('from %s to %s the months are %s to %s', (from, to, first, last) => {
  expect(monthsOfReport({ from, to }, '2026-11-17')).toEqual({ from: first, to: last });
});

it('a query names its report, and nothing else', () => {
  expect(reportQuerySchema.safeParse({ report: 'walkReports' }).success).toBe(false);
  expect(reportQuerySchema.parse({ report: 'drillLog', roles: ['principal'] })).toEqual({
    report: 'drillLog',
  });
});
