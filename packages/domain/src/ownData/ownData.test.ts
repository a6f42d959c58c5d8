import { describe, expect, it } from 'vitest';
import { atSchools, everywhere } from '../permissions/index.ts';
import {
  anActor,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from '../permissions/testing/index.ts';
import {
  canManageOwnData,
  includesPlans,
  isAboutPlans,
  ownDataGroupNames,
  ownDataPercent,
  ownDataStatusAt,
  tableNames,
  tablesOfGroup,
} from './index.ts';

describe('who takes the data along', () => {
  const abilities = (actor: Parameters<typeof canManageOwnData>[0]) => ({
    manage: canManageOwnData(actor),
    plans: includesPlans(actor),
  });

  it('only people who manage the whole district, with plans only when they read all of them', () => {
    expect(abilities(safetyCoordinator)).toEqual({ manage: true, plans: true });
    expect(abilities(providerStaff)).toEqual({ manage: true, plans: true });
    expect(abilities(principalOfOakHill)).toEqual({ manage: false, plans: false });
    const manager = anActor({
      permissions: { 'manage district': everywhere, 'todo eops': atSchools([oakHill]) },
    });
    expect(abilities(manager)).toEqual({ manage: true, plans: false });
    expect(abilities({ ...safetyCoordinator, isDisabled: true })).toEqual({ manage: false, plans: false });
  });

  it('no plans while the district does not use them', () => {
    const features = { enableWorkOrders: true, enableEops: false };
    expect(abilities({ ...safetyCoordinator, features })).toEqual({ manage: true, plans: false });
  });
});

describe('an archive over time', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const ready = (minutes: number) => ({
    status: 'ready' as const,
    timeUpdated: before(minutes),
    timeReady: before(minutes),
  });

  it('expires a day after it was ready', () => {
    expect(ownDataStatusAt(ready(24 * 60 - 1), now)).toBe('ready');
    expect(ownDataStatusAt(ready(24 * 60), now)).toBe('expired');
  });

  it('counts as failed when its process said nothing for ten minutes', () => {
    const generating = { status: 'generating' as const, timeReady: null };
    expect(ownDataStatusAt({ ...generating, timeUpdated: before(10) }, now)).toBe('generating');
    expect(ownDataStatusAt({ ...generating, timeUpdated: before(11) }, now)).toBe('failed');
  });

  it('shows 100 percent only when it is ready', () => {
    expect(ownDataPercent({ done: 0, total: 0 })).toBe(0);
    expect(ownDataPercent({ done: 1, total: 3 })).toBe(33);
    expect(ownDataPercent({ done: 3, total: 3 })).toBe(99);
  });
});

it('every table is in one group, and every group has tables', () => {
  expect(ownDataGroupNames.flatMap(tablesOfGroup).toSorted()).toEqual(tableNames.toSorted());
  for (const group of ownDataGroupNames) expect(tablesOfGroup(group)).not.toEqual([]);
  expect(tableNames.filter(isAboutPlans)).toEqual(tablesOfGroup('plans'));
});
