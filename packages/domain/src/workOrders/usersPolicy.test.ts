import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abilities,
  type Actor,
  atSchools,
  defaultPermissions,
  everywhere,
  holds,
  normalizePermissions,
} from '../permissions/index.ts';
import { anyActor, anyValues } from '../permissions/testing/arbitraries.ts';
import {
  anActor,
  cedarCreek,
  maintenanceSupervisor,
  masterAdmin,
  oakHill,
  principalOfOakHill,
  providerStaff,
  submitterOfOakHill,
  technicianOfOakHill,
  testId,
} from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  canOpenWorkOrderUsers,
  submitterAccount,
  taskGrantsOf,
  taskPermissionsMerge,
  valuesOfGrants,
  workOrderUserRules,
  workOrderUsersRules,
} from './index.ts';

const nothing = { view: false, changePermissions: false, assignToBoards: false, disable: false };
const everything = { view: true, changePermissions: true, assignToBoards: true, disable: true };
const allBut = (...left: (keyof typeof everything)[]) => ({
  ...everything,
  ...Object.fromEntries(left.map((ability) => [ability, false])),
});
/** Without the settings. */
const dispatcher = anActor({
  userId: testId('dispatcher'),
  permissions: { 'manage task users': everywhere },
});
const can = (actor: Actor, account: Actor) => abilities(workOrderUserRules, actor, account);

describe('the page', () => {
  const opens = (actor: Actor) => abilities(workOrderUsersRules, actor, null);

  it.each([
    ['a maintenance supervisor', maintenanceSupervisor, { open: true, seeBoards: true }],
    ['a person without the settings', dispatcher, { open: true, seeBoards: false }],
    ['provider staff', providerStaff, { open: true, seeBoards: true }],
    ['a principal', principalOfOakHill, { open: false, seeBoards: false }],
    [
      'a person who manages the users of one school',
      anActor({ permissions: { 'manage task users': atSchools([oakHill]) } }),
      { open: false, seeBoards: false },
    ],
  ])('%s', (_who, actor, expected) => {
    expect(opens(actor)).toEqual(expected);
    const withoutGate = { ...actor, features: { ...actor.features, enableWorkOrders: false } };
    expect(canOpenWorkOrderUsers(withoutGate)).toBe(false);
    expect(can(withoutGate, submitterOfOakHill)).toEqual(nothing);
  });
});

describe('one person, one account', () => {
  it('a supervisor does everything with submitters and technicians, and never disables others', () => {
    expect(can(maintenanceSupervisor, submitterOfOakHill)).toEqual(everything);
    expect(can(maintenanceSupervisor, technicianOfOakHill)).toEqual(everything);
    expect(can(maintenanceSupervisor, principalOfOakHill)).toEqual(allBut('disable'));
    expect(can(maintenanceSupervisor, masterAdmin)).toEqual(allBut('disable'));
  });

  it('nobody changes their own account here, and provider staff are not seen', () => {
    expect(can(maintenanceSupervisor, maintenanceSupervisor)).toEqual({ ...nothing, view: true });
    const technician = {
      ...technicianOfOakHill,
      permissions: { ...technicianOfOakHill.permissions, 'manage task users': everywhere },
    };
    expect(can(technician, technician)).toEqual({ ...nothing, view: true });
    for (const actor of [maintenanceSupervisor, masterAdmin, providerStaff])
      expect(can(actor, { ...providerStaff, userId: testId('colleague') })).toEqual(nothing);
  });

  it('boards need the settings as well, and a disabled account is left alone', () => {
    expect(can(dispatcher, submitterOfOakHill)).toEqual(allBut('assignToBoards'));
    expect(can(maintenanceSupervisor, { ...submitterOfOakHill, isDisabled: true })).toEqual({
      ...nothing,
      view: true,
    });
    expect(can(principalOfOakHill, submitterOfOakHill)).toEqual(nothing);
  });

  it.each([
    ['another permission', { 'view entries': atSchools([oakHill]) }],
    ['another school', { 'propose tasks': atSchools([oakHill, cedarCreek]) }],
    ['all schools', { 'propose tasks': everywhere }],
    ['to be assigned', { 'be proposed tasks': atSchools([oakHill]) }],
  ])('a submitter who also holds %s is disabled by those who manage users', (_what, extra) => {
    const held = { ...submitterOfOakHill.permissions, ...extra };
    expect(can(maintenanceSupervisor, { ...submitterOfOakHill, permissions: held })).toEqual(
      allBut('disable'),
    );
  });

  it('fewer permissions than the role brings, or all schools by the flag, are no more than the role', () => {
    expect(can(maintenanceSupervisor, { ...technicianOfOakHill, permissions: {} })).toEqual(everything);
    const scope = { isDistrictLevel: true, roleSchoolIds: [] };
    const ofAll = {
      ...technicianOfOakHill,
      ...scope,
      permissions: defaultPermissions('maintenance_staff', scope),
    };
    expect(can(maintenanceSupervisor, ofAll)).toEqual(everything);
  });

  it('a new submitter holds what can be disabled again, and manages nothing', () => {
    const roleSchoolIds = [oakHill, cedarCreek];
    const account = submitterAccount({ email: 'a@b.test', firstName: 'A', lastName: 'B', roleSchoolIds });
    expect(account.permissions).toEqual({ 'propose tasks': atSchools(roleSchoolIds) });
    const person = anActor({ ...account, userId: testId('new') });
    expect(can(maintenanceSupervisor, person)).toEqual(everything);
    expect(canOpenWorkOrderUsers(person)).toBe(false);
  });

  it('for any two people: nothing without the permission everywhere', () => {
    fc.assert(
      fc.property(anyActor, anyActor, (actor, account) => {
        const isSeen = holds(actor, 'manage task users') && !account.isSchoolDogStaff;
        const { view, ...changes } = can(actor, account);
        expect(view).toBe(isSeen);
        expect(isSeen || !Object.values(changes).includes(true)).toBe(true);
      }),
      runs(100),
    );
  });
});

describe('the grants', () => {
  it('mean the same as the values that they come from', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const { 'propose tasks': proposes, 'be proposed tasks': does, 'manage tasks': manages } = values;
        const three = {
          ...(proposes && { 'propose tasks': proposes }),
          ...(does && { 'be proposed tasks': does }),
          ...(manages && { 'manage tasks': manages }),
        };
        expect(normalizePermissions(valuesOfGrants(taskGrantsOf(values)))).toEqual(
          normalizePermissions(three),
        );
      }),
      runs(100),
    );
  });

  it('of two editors are both kept, and all schools count more than one', () => {
    const seen = taskGrantsOf({ 'propose tasks': atSchools([oakHill]) });
    const given = (schoolIds: readonly string[]) =>
      taskPermissionsMerge.compare(seen, { ...seen, 'propose tasks': schoolIds });
    const first = taskPermissionsMerge.apply(seen, given([oakHill, cedarCreek])).value;
    const second = taskPermissionsMerge.apply(first, given(['all']));
    expect(second.conflicts).toEqual([]);
    expect(valuesOfGrants(second.value)['propose tasks']).toEqual(everywhere);
    const taken = taskPermissionsMerge.apply(first, given([]));
    expect(valuesOfGrants(taken.value)['propose tasks']).toEqual(atSchools([cedarCreek]));
  });
});
