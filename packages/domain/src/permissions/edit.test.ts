import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  type Actor,
  atSchools,
  type Changeable,
  changeableBy,
  defaultPermissions,
  editablePermissions,
  everywhere,
  holds,
  permissions,
  rejectedChanges,
  withEditable,
} from './index.ts';
import { anyActor, anyValues } from './testing/arbitraries.ts';
import {
  anActor,
  maintenanceSupervisor,
  masterAdmin,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
  testId,
} from './testing/index.ts';

const nothing: Changeable = {
  role: false,
  schoolScope: false,
  isSchoolDogStaff: false,
  permissions: [],
  disable: false,
  reenable: false,
  delete: false,
};
const everythingOfActiveUser: Changeable = {
  role: true,
  schoolScope: true,
  isSchoolDogStaff: false,
  permissions,
  disable: true,
  reenable: false,
  delete: true,
};
const locked = ['manage users', 'manage tasks settings', 'manage task users'] as const;
const allButLocked = permissions.filter((permission) => !locked.some((name) => name === permission));

describe('what an editor may change about an account', () => {
  it('the safety coordinator: everything about a principal but the provider flag', () => {
    expect(changeableBy(safetyCoordinator, principalOfOakHill)).toEqual(everythingOfActiveUser);
  });

  it('the safety coordinator: a disabled user can be re-enabled and not disabled again', () => {
    expect(changeableBy(safetyCoordinator, { ...principalOfOakHill, isDisabled: true })).toEqual({
      ...everythingOfActiveUser,
      disable: false,
      reenable: true,
    });
  });

  it('the safety coordinator about herself: only permissions, and not those that would lock her out', () => {
    expect(changeableBy(safetyCoordinator, safetyCoordinator)).toEqual({
      ...nothing,
      permissions: allButLocked,
    });
  });

  it('a principal: nothing, neither about others nor about himself', () => {
    expect(changeableBy(principalOfOakHill, safetyCoordinator)).toEqual(nothing);
    expect(changeableBy(principalOfOakHill, principalOfOakHill)).toEqual(nothing);
  });

  it('a maintenance supervisor: nothing, as that takes more than managing task users', () => {
    expect(changeableBy(maintenanceSupervisor, principalOfOakHill)).toEqual(nothing);
  });

  it('a user who manages users of one school only: nothing, as accounts belong to no school', () => {
    const editor = anActor({ permissions: { 'manage users': atSchools([oakHill]) } });
    expect(changeableBy(editor, principalOfOakHill)).toEqual(nothing);
  });

  it('provider staff: also the provider flag of others', () => {
    expect(changeableBy(providerStaff, principalOfOakHill)).toEqual({
      ...everythingOfActiveUser,
      isSchoolDogStaff: true,
    });
  });

  it('the accounts of provider staff: nothing for the district, everything but permissions for a colleague', () => {
    const colleague = { ...providerStaff, userId: testId('colleague') };
    expect(changeableBy(masterAdmin, colleague)).toEqual(nothing);
    expect(changeableBy(masterAdmin, { ...colleague, isDisabled: true })).toEqual(nothing);
    expect(changeableBy(providerStaff, colleague)).toEqual({
      ...everythingOfActiveUser,
      isSchoolDogStaff: true,
      permissions: [],
    });
  });

  it('the permissions of provider staff cannot be edited, as they hold everything', () => {
    const colleague = { ...providerStaff, userId: testId('colleague') };
    expect(editablePermissions(providerStaff, providerStaff)).toEqual([]);
    expect(editablePermissions(providerStaff, colleague)).toEqual([]);
    expect(editablePermissions(masterAdmin, providerStaff)).toEqual([]);
    expect(changeableBy(providerStaff, providerStaff)).toEqual(nothing);
  });

  it('for any user: never their own role, scope, flag or existence, and nothing without managing users', () => {
    fc.assert(
      fc.property(anyActor, anyActor, (editor, other) => {
        const own = changeableBy(editor, editor);
        expect({ ...own, permissions: [] }).toEqual(nothing);
        expect(own.permissions.filter((permission) => locked.some((name) => name === permission))).toEqual(
          [],
        );
        const target: Actor = { ...other, userId: testId('other') };
        const manages =
          holds(editor, 'manage users') && (editor.isSchoolDogStaff || !target.isSchoolDogStaff);
        expect(changeableBy(editor, target)).toEqual({
          role: manages,
          schoolScope: manages,
          isSchoolDogStaff: manages && editor.isSchoolDogStaff,
          permissions: manages && !target.isSchoolDogStaff ? permissions : [],
          disable: manages && !target.isDisabled,
          reenable: manages && target.isDisabled,
          delete: manages,
        });
      }),
      runs(100),
    );
  });
});

describe('a request to change permissions', () => {
  it('is rejected by name where the editor may not', () => {
    const without = { ...safetyCoordinator.permissions, 'manage users': atSchools([oakHill]) };
    expect(rejectedChanges(safetyCoordinator, safetyCoordinator, without)).toEqual(['manage users']);
    expect(rejectedChanges(masterAdmin, safetyCoordinator, without)).toEqual([]);
    expect(rejectedChanges(principalOfOakHill, principalOfOakHill, { 'manage users': everywhere })).toContain(
      'manage users',
    );
  });

  it('is not rejected for another way to write the same', () => {
    const rewritten = {
      ...safetyCoordinator.permissions,
      'manage users': { ...everywhere, forSchools: [oakHill], internalKey: 12 },
    };
    expect(rejectedChanges(safetyCoordinator, safetyCoordinator, rewritten)).toEqual([]);
  });

  it('is never rejected when it changes nothing, or only what is editable', () => {
    fc.assert(
      fc.property(anyActor, anyActor, anyValues, fc.boolean(), (editor, other, requested, isOwn) => {
        const target = isOwn ? editor : { ...other, userId: testId('other') };
        expect(rejectedChanges(editor, target, target.permissions)).toEqual([]);
        const editable = editablePermissions(editor, target);
        const allowed = withEditable(target.permissions, requested, editable);
        expect(rejectedChanges(editor, target, allowed)).toEqual([]);
      }),
      runs(100),
    );
  });

  it('lets the defaults be set on the editor’s own account without touching what is locked', () => {
    const current = { 'manage users': everywhere, 'record drills': everywhere };
    const scope = { isDistrictLevel: false, roleSchoolIds: [oakHill] };
    const clerk = anActor({ role: 'clerical', permissions: current });
    const editable = editablePermissions(clerk, clerk);
    const result = withEditable(current, defaultPermissions('clerical', scope), editable);
    expect(result['manage users']).toBe(everywhere);
    expect(result['record drills']?.hasPermission).toBe(false);
    expect(result['manage schools']).toEqual(atSchools([oakHill]));
  });
});
