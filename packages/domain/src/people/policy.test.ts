import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, atSchools, everywhere } from '../permissions/index.ts';
import { anyActor } from '../permissions/testing/arbitraries.ts';
import {
  anActor,
  cedarCreek,
  clerkOfOakHill,
  masterAdmin,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
  testId,
} from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  canEditUser,
  canManageUsers,
  refusedUserChanges,
  type UserBefore,
  type UserChanges,
  type UserField,
} from './index.ts';

function before(person: Actor, facts: Partial<UserBefore> = {}): UserBefore {
  return { ...person, isPrimarilyTaskUser: false, autoSignOut: false, ...facts };
}

/** Something new in every field that a request can carry. */
const everything: UserChanges = {
  firstName: 'New',
  lastName: 'Name',
  title: 'New title',
  phoneNumber: '4785550100',
  alwaysShowTakePicture: true,
  role: 'clerical',
  isDistrictLevel: true,
  roleSchoolIds: [cedarCreek],
  permissions: { 'record drills': atSchools([cedarCreek]) },
  isPrimarilyTaskUser: true,
  isSchoolDogStaff: true,
  autoSignOut: true,
  dashboardOrder: [],
};

describe('who may open and edit an account', () => {
  const colleague = { ...providerStaff, userId: testId('colleague') };
  const abilities = (editor: Actor) => ({
    manageUsers: canManageUsers(editor),
    editOneself: canEditUser(editor, editor),
    editPrincipal: canEditUser(editor, { ...principalOfOakHill, userId: testId('another') }),
    editProviderStaff: canEditUser(editor, colleague),
  });
  const nothingButOneself = {
    manageUsers: false,
    editOneself: true,
    editPrincipal: false,
    editProviderStaff: false,
  };

  it('a principal: only their own', () => {
    expect(abilities(principalOfOakHill)).toEqual(nothingButOneself);
  });

  it('a coordinator: all district accounts, but not those of provider staff', () => {
    expect(abilities(safetyCoordinator)).toEqual({
      ...nothingButOneself,
      manageUsers: true,
      editPrincipal: true,
    });
  });

  it('provider staff: all accounts', () => {
    expect(abilities(providerStaff)).toEqual({
      manageUsers: true,
      editOneself: true,
      editPrincipal: true,
      editProviderStaff: true,
    });
  });

  it('a user who manages users of one school: only their own, as accounts belong to no school', () => {
    expect(abilities(anActor({ permissions: { 'manage users': atSchools([oakHill]) } }))).toEqual(
      nothingButOneself,
    );
  });

  it('a disabled user: none, not even their own', () => {
    expect(abilities({ ...masterAdmin, isDisabled: true })).toEqual({
      ...nothingButOneself,
      editOneself: false,
    });
  });
});

describe('the fields that a request may not change', () => {
  const access: UserField[] = ['role', 'isDistrictLevel', 'roleSchoolIds', 'isSchoolDogStaff'];

  it('a principal about himself: everything that controls his access', () => {
    expect(refusedUserChanges(principalOfOakHill, before(principalOfOakHill), everything)).toEqual([
      ...access,
      'isPrimarilyTaskUser',
      'permissions',
    ]);
  });

  it('a coordinator about herself: role, scope and flag, but not her other permissions', () => {
    const { permissions } = safetyCoordinator;
    const own = before(safetyCoordinator, { isDistrictLevel: false });
    const { 'record drills': _dropped, ...fewer } = permissions;
    expect(refusedUserChanges(safetyCoordinator, own, { ...everything, permissions: fewer })).toEqual(access);
    const { 'manage users': _right, ...without } = permissions;
    expect(refusedUserChanges(safetyCoordinator, own, { permissions: without })).toEqual(['permissions']);
  });

  it('a coordinator about a principal: the provider flag, and the principal’s own dashboard', () => {
    expect(refusedUserChanges(safetyCoordinator, before(principalOfOakHill), everything)).toEqual([
      'isSchoolDogStaff',
      'dashboardOrder',
    ]);
  });

  it('provider staff about a principal: only the dashboard', () => {
    expect(refusedUserChanges(providerStaff, before(principalOfOakHill), everything)).toEqual([
      'dashboardOrder',
    ]);
  });

  it('a coordinator about provider staff: everything that controls access', () => {
    const target = before(providerStaff, { isDistrictLevel: false, isSchoolDogStaff: true });
    const changes = { ...everything, isSchoolDogStaff: false };
    expect(refusedUserChanges(masterAdmin, target, changes)).toEqual([
      ...access,
      'dashboardOrder',
      'permissions',
    ]);
  });

  it('users may turn on automatic sign-out for themselves, and only a manager turns it off', () => {
    const on = before(clerkOfOakHill, { autoSignOut: true });
    const off = before(clerkOfOakHill, { autoSignOut: false });
    expect(refusedUserChanges(clerkOfOakHill, off, { autoSignOut: true })).toEqual([]);
    expect(refusedUserChanges(clerkOfOakHill, on, { autoSignOut: false })).toEqual(['autoSignOut']);
    expect(refusedUserChanges(safetyCoordinator, on, { autoSignOut: false })).toEqual([]);
  });

  it('sending an unchanged value is no change, for any editor and any account', () => {
    fc.assert(
      fc.property(anyActor, anyActor, fc.boolean(), (editor, other, isOwn) => {
        const target = before(isOwn ? editor : { ...other, userId: testId('other') });
        const { isDistrictLevel, roleSchoolIds, permissions, isSchoolDogStaff } = target;
        const same = { isDistrictLevel, roleSchoolIds, permissions, isSchoolDogStaff };
        expect(
          refusedUserChanges(editor, target, { ...same, isPrimarilyTaskUser: false, autoSignOut: false }),
        ).toEqual([]);
        expect(refusedUserChanges(editor, target, {})).toEqual([]);
      }),
      runs(100),
    );
  });

  it('no user gains access by their own request', () => {
    fc.assert(
      fc.property(anyActor, (person) => {
        const rejected = refusedUserChanges(person, before(person), {
          role: person.role === 'principal' ? 'educator' : 'principal',
          isDistrictLevel: !person.isDistrictLevel,
          isSchoolDogStaff: !person.isSchoolDogStaff,
          permissions: { ...person.permissions, 'manage users': everywhere },
        });
        expect(rejected).toEqual(expect.arrayContaining(['role', 'isDistrictLevel', 'isSchoolDogStaff']));
      }),
      runs(100),
    );
  });
});
