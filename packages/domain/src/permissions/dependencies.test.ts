import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  atSchools,
  defaultPermissions,
  everywhere,
  gateOf,
  type Permission,
  permissions,
  permissionsToSave,
  type PermissionValues,
  roles,
  visiblePermissions,
  withoutHidden,
} from './index.ts';
import { anyValues } from './testing/arbitraries.ts';
import { mapleGrove, oakHill } from './testing/index.ts';

const allOn = { enableWorkOrders: true, enableEops: true };
const dependents = [
  'send neighborhood watch',
  'manage entries',
  'manage other entries',
  'download entry reports',
] as const;

function shownDependents(...held: Permission[]): Permission[] {
  const values: PermissionValues = Object.fromEntries(held.map((permission) => [permission, everywhere]));
  const shown = visiblePermissions(values, allOn);
  return dependents.filter((permission) => shown.includes(permission));
}

describe('the permissions that the editor shows', () => {
  it('leave out those whose base is not held', () => {
    expect(shownDependents()).toEqual([]);
    expect(shownDependents('log entries')).toEqual(['send neighborhood watch', 'download entry reports']);
    expect(shownDependents('view entries')).toEqual([
      'manage entries',
      'manage other entries',
      'download entry reports',
    ]);
    expect(shownDependents('log entries', 'view entries')).toEqual(dependents);
  });

  it('are otherwise all of them', () => {
    const independent = permissions.filter((permission) => !dependents.some((name) => name === permission));
    expect(visiblePermissions({}, allOn)).toEqual(independent);
  });

  it('show a dependent one as soon as its base is ticked, before a school is chosen', () => {
    expect(visiblePermissions({ 'view entries': atSchools([]) }, allOn)).toContain('manage entries');
  });

  it('leave out those of a feature that is off', () => {
    const shown = visiblePermissions({}, { enableWorkOrders: false, enableEops: false });
    expect(shown.filter((permission) => gateOf(permission) !== null)).toEqual([]);
    expect(shown).toHaveLength(28 - 4 - 6);
  });
});

describe('saving', () => {
  it('drops permissions whose base is gone', () => {
    const values = { 'manage entries': everywhere, 'download entry reports': everywhere };
    expect(withoutHidden({ ...values, 'log entries': everywhere })).toEqual({
      'download entry reports': everywhere,
      'log entries': everywhere,
    });
    expect(withoutHidden(values)).toEqual({});
  });

  it('drops it also when the base is ticked for no school', () => {
    const values = { 'view entries': atSchools([]), 'manage entries': everywhere };
    expect(permissionsToSave(values)).toEqual({});
  });

  it('keeps a dependent one at schools that its base does not reach', () => {
    const values = { 'view entries': atSchools([oakHill]), 'manage entries': atSchools([mapleGrove]) };
    expect(permissionsToSave(values)).toEqual(values);
  });

  it('leaves every default as it is', () => {
    for (const role of roles) {
      const values = defaultPermissions(role, { isDistrictLevel: false, roleSchoolIds: [oakHill] });
      expect(permissionsToSave(values)).toEqual(values);
    }
  });

  it('keeps exactly what the editor shows, and is idempotent', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const kept = withoutHidden(values);
        const shown = visiblePermissions(values, allOn);
        expect(new Set(Object.keys(kept))).toEqual(new Set(shown.filter((name) => name in values)));
        expect(withoutHidden(kept)).toEqual(kept);
        const saved = permissionsToSave(values);
        expect(permissionsToSave(saved)).toEqual(saved);
      }),
      runs(100),
    );
  });
});
