import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atSchools, everywhere } from '../permissions/index.ts';
import { anyActor } from '../permissions/testing/arbitraries.ts';
import * as people from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  canStart,
  canViewCard,
  canViewDashboard,
  dashboardCards,
  greetedSchools,
  quickActions,
  startsAtWorkOrders,
} from './index.ts';

const { anActor, cedarCreek, mapleGrove, oakHill, testId } = people;

function seenBy(actor: Parameters<typeof canViewDashboard>[0]) {
  return {
    cards: dashboardCards.filter((card) => canViewCard(actor, card)),
    actions: quickActions.filter((action) => canStart(actor, action)),
  };
}

describe('cards and actions, person by person', () => {
  const everything = { cards: [...dashboardCards], actions: [...quickActions] };
  const onlySubmits = { cards: ['actionPanel'], actions: ['createWorkOrder'] };
  const logs = { cards: ['actionPanel', 'myWalks'], actions: ['createWorkOrder', 'startWalk', 'logEntry'] };
  const withoutDrills = { ...everything, actions: quickActions.filter((action) => action !== 'recordDrill') };

  it.each([
    ['masterAdmin', everything],
    ['safetyCoordinator', everything],
    ['nonsafetyCoordinator', withoutDrills],
    ['principalOfOakHill', everything],
    ['assistantPrincipalOfOakHill', everything],
    ['officerOfDistrict', everything],
    ['officerOfOakHill', everything],
    ['custodialSupervisor', withoutDrills],
    ['custodianOfOakHill', { ...logs, cards: ['actionPanel', 'schoolLeaderboard', 'topWalkers', 'myWalks'] }],
    ['educatorOfOakHill', logs],
    ['clerkOfOakHill', logs],
    ['submitterOfOakHill', onlySubmits],
    ['maintenanceSupervisor', onlySubmits],
    ['technicianOfOakHill', onlySubmits],
    ['providerStaff', everything],
  ] as const)('%s', (name, seen) => {
    expect(seenBy(people[name])).toEqual(seen);
  });

  it('work orders leave the action panel when the feature is off', () => {
    const features = { enableWorkOrders: false, enableEops: true };
    expect(seenBy({ ...people.submitterOfOakHill, features })).toEqual({ cards: [], actions: [] });
  });
});

describe('who has a dashboard', () => {
  it('is decided by its cards alone', () => {
    fc.assert(
      fc.property(anyActor, (actor) => {
        expect(canViewDashboard(actor)).toBe(seenBy(actor).cards.length > 0);
      }),
      runs(100),
    );
  });

  it('a user who is only assigned work orders starts at the work orders', () => {
    const assignee = anActor({ permissions: { 'be proposed tasks': atSchools([oakHill]) } });
    expect(canViewDashboard(assignee)).toBe(false);
    expect(startsAtWorkOrders(assignee)).toBe(true);
  });

  it('a user without any of these starts elsewhere', () => {
    const manager = anActor({ permissions: { 'manage users': everywhere } });
    expect(canViewDashboard(manager)).toBe(false);
    expect(startsAtWorkOrders(manager)).toBe(false);
  });
});

describe('the schools in the welcome line', () => {
  const names = new Map([
    [oakHill, 'Oak Hill'],
    [mapleGrove, 'Maple Grove'],
  ]);

  it('are named in order for a school-bound role', () => {
    const principal = { ...people.principalOfOakHill, roleSchoolIds: [oakHill, mapleGrove] };
    expect(greetedSchools(principal, names)).toEqual({ kind: 'named', names: ['Maple Grove', 'Oak Hill'] });
  });

  it('are left out for district users, whatever schools are on their record', () => {
    expect(greetedSchools({ ...people.safetyCoordinator, roleSchoolIds: [oakHill] }, names)).toEqual({
      kind: 'none',
    });
    expect(greetedSchools({ ...people.educatorOfOakHill, isDistrictLevel: true }, names)).toEqual({
      kind: 'none',
    });
    expect(greetedSchools(people.providerStaff, names)).toEqual({ kind: 'none' });
  });

  it('are left out where there are none', () => {
    expect(greetedSchools({ ...people.principalOfOakHill, roleSchoolIds: [] }, names)).toEqual({
      kind: 'none',
    });
  });

  it.each([
    [10, 'named'],
    [11, 'counted'],
  ])('%i schools are %s', (count, kind) => {
    const ids = Array.from({ length: count }, (_, index) => testId(`school${index}`));
    const all = new Map(ids.map((id) => [id, id]));
    expect(greetedSchools({ ...people.officerOfOakHill, roleSchoolIds: ids }, all).kind).toBe(kind);
  });

  it('are counted while a name is missing', () => {
    const officer = { ...people.officerOfOakHill, roleSchoolIds: [oakHill, cedarCreek] };
    expect(greetedSchools(officer, names)).toEqual({ kind: 'counted', count: 2 });
  });
});
