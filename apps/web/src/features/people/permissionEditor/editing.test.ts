import { atSchools, everywhere, permissions } from '@schooldog/domain/permissions';
import { describe, expect, it } from 'vitest';
import {
  coversAllSchools,
  defaultsHindrance,
  differing,
  isTicked,
  type RoleScope,
  ticked,
  withDefaults,
  withValue,
} from './editing.ts';

const oakHill = 'OakHill0000000000001';
const mapleGrove = 'MapleGrove0000000002';
const principal: RoleScope = {
  role: 'principal',
  isDistrictLevel: false,
  roleSchoolIds: [oakHill, mapleGrove],
};
const coordinator: RoleScope = {
  role: 'district_safety_coordinator',
  isDistrictLevel: true,
  roleSchoolIds: [],
};

describe('a permission that is ticked', () => {
  it('counts at the schools of a school role', () => {
    expect(ticked('log entries', principal)).toEqual(atSchools([oakHill, mapleGrove]));
  });

  it('counts everywhere for a district user', () => {
    expect(ticked('log entries', coordinator)).toEqual(everywhere);
    expect(ticked('log entries', { ...coordinator, isDistrictLevel: false })).toEqual(everywhere);
  });

  it('counts everywhere when it means nothing at a single school', () => {
    expect(ticked('manage users', principal)).toEqual(everywhere);
  });

  it('is held from then on', () => {
    const values = withValue({}, 'log entries', ticked('log entries', principal));
    expect(permissions.filter((permission) => isTicked(values, permission))).toEqual(['log entries']);
  });
});

it('all schools come from the flag or from the role', () => {
  expect(coversAllSchools(principal)).toBe(false);
  expect(coversAllSchools({ ...principal, isDistrictLevel: true })).toBe(true);
  expect(coversAllSchools({ ...coordinator, isDistrictLevel: false })).toBe(true);
  expect(coversAllSchools({ ...coordinator, role: null, isDistrictLevel: false })).toBe(false);
});

describe('the defaults of a role', () => {
  it.each([
    ['a role has to be chosen', { ...principal, role: null }, 'role'],
    ['a label of earlier days is no role', { ...principal, role: 'school_safety_team' }, 'role'],
    ['a school role needs schools', { ...principal, roleSchoolIds: [] }, 'schools'],
    [
      'a maintenance supervisor of some schools gets no district rights by accident',
      { ...principal, role: 'maintenance_supervisor' },
      'allSchools',
    ],
    ['a school role with schools is ready', principal, null],
    ['a district role is ready', coordinator, null],
  ] as const)('%s', (_, scope, hindrance) => {
    expect(defaultsHindrance(scope)).toBe(hindrance);
    expect(withDefaults({}, scope, permissions) === null).toBe(hindrance !== null);
  });

  it('replace what was there, but not what the editor may not change', () => {
    const before = { 'manage users': everywhere, 'create rubrics': everywhere };
    const editable = permissions.filter((permission) => permission !== 'manage users');
    const after = withDefaults(before, principal, editable) ?? {};
    expect(isTicked(after, 'manage users')).toBe(true);
    expect(isTicked(after, 'create rubrics')).toBe(false);
    expect(after['log entries']).toEqual(atSchools([oakHill, mapleGrove]));
  });
});

it('only what is granted differently counts as different', () => {
  const before = { 'log entries': atSchools([mapleGrove, oakHill]), 'view entries': everywhere };
  const after = { 'log entries': atSchools([oakHill, mapleGrove]), 'record drills': everywhere };
  expect(differing(before, after)).toEqual(['view entries', 'record drills']);
});
