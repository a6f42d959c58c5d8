import { describe, expect, it } from 'vitest';
import {
  atSchools,
  canSetDefaults,
  defaultPermissions,
  defaultRoles,
  everywhere,
  isDistrictLevelByDefault,
  oldRoles,
  permissions,
  type PermissionValue,
  roles,
} from './index.ts';
import { mapleGrove, oakHill } from './testing/index.ts';

// A: all schools. S: the schools of the role. -: not held.
const table = `
Permission                      | MA DSC DNC PR AP SRD SRO CUS CU ED CL WOS MSU MST
log entries                     | A  A   A   S  S  A   S   A   S  S  S  -   -   -
send neighborhood watch         | A  A   -   S  S  A   S   -   -  -  -  -   -   -
view entries                    | A  A   A   S  S  A   S   A   -  -  -  -   -   -
manage entries                  | A  A   -   S  S  -   -   -   -  -  -  -   -   -
manage other entries            | A  A   -   -  -  -   -   -   -  -  -  -   -   -
download entry reports          | A  A   A   S  S  A   S   A   -  -  -  -   -   -
send safety alerts              | A  A   A   S  S  A   S   A   S  -  -  -   -   -
receive safety alerts           | -  A   A   S  S  A   S   A   S  -  -  -   A   S
manage safety alerts            | A  A   -   S  -  -   -   -   -  -  -  -   -   -
propose tasks                   | A  A   A   S  S  A   S   A   S  S  S  S   A   S
be proposed tasks               | -  A   -   S  S  -   -   A   S  -  -  -   A   S
manage tasks                    | A  A   -   S  S  -   -   -   -  -  -  -   A   -
manage tasks settings           | A  A   -   -  -  -   -   -   -  -  -  -   A   -
manage task users               | A  A   -   -  -  -   -   -   -  -  -  -   A   -
record drills                   | A  A   -   S  S  A   S   -   -  -  -  -   -   -
view assessments                | A  A   A   S  S  A   S   A   -  -  -  -   -   -
submit assessments              | A  A   A   S  S  A   S   A   -  -  -  -   -   -
manage assessments              | A  A   -   -  -  -   -   -   -  -  -  -   -   -
create rubrics                  | A  A   A   -  -  -   -   -   -  -  -  -   -   -
manage rubrics                  | A  A   -   -  -  -   -   -   -  -  -  -   -   -
view entry leaderboards         | A  A   A   S  S  A   S   A   S  -  -  -   -   -
view data insights              | A  A   A   S  S  A   S   A   -  -  -  -   -   -
manage data profiles            | A  A   A   S  S  -   -   A   -  -  -  -   A   -
download administrative reports | A  A   A   S  -  -   -   -   -  -  -  -   A   -
manage users                    | A  A   -   -  -  -   -   -   -  -  -  -   -   -
manage district                 | A  A   -   -  -  -   -   -   -  -  -  -   -   -
manage schools                  | A  A   A   S  S  -   -   -   -  -  S  -   -   -
todo eops                       | A  A   -   S  S  A   S   -   -  -  -  -   -   -
`;

const roleOfColumn = {
  MA: 'schooldog_master_admin',
  DSC: 'district_safety_coordinator',
  DNC: 'district_nonsafety_coordinator',
  PR: 'principal',
  AP: 'assistant_principal',
  SRD: 'sro_district',
  SRO: 'sro',
  CUS: 'custodial_supervisor',
  CU: 'custodial',
  ED: 'educator',
  CL: 'clerical',
  WOS: 'work_order_submitter',
  MSU: 'maintenance_supervisor',
  MST: 'maintenance_staff',
} as const;

const [header = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', letters = ''] = line.split('|');
    return [name.trim(), ...letters.trim().split(/\s+/)];
  });
const ownSchools = [oakHill, mapleGrove];

function letterOf(value: PermissionValue | undefined): string {
  if (value === undefined) return '-';
  if (value.always) return 'A';
  expect(value.forSchools).toEqual(ownSchools);
  return 'S';
}

describe('the default permissions', () => {
  it('are tested for every permission and every role', () => {
    expect(rows.map(([name]) => name)).toEqual(permissions);
    expect(header.slice(1)).toEqual(Object.keys(roleOfColumn));
    expect(Object.values(roleOfColumn)).toEqual(roles);
  });

  const cells = Object.entries(roleOfColumn);

  it.each(cells)('of column %s, %s', (column, role) => {
    const expected = rows.map((row) => [row[0], row[header.indexOf(column)]]);
    const isDistrictLevel = isDistrictLevelByDefault(role);
    const roleSchoolIds = isDistrictLevel ? [] : ownSchools;
    const values = defaultPermissions(role, { isDistrictLevel, roleSchoolIds });
    expect(permissions.map((permission) => [permission, letterOf(values[permission])])).toEqual(expected);
  });

  it.each(cells)('reach all schools for a user of all schools, in column %s, %s', (column, role) => {
    const expected = rows.map((row) => [row[0], row[header.indexOf(column)] === '-' ? '-' : 'A']);
    const values = defaultPermissions(role, { isDistrictLevel: true, roleSchoolIds: [oakHill] });
    expect(permissions.map((permission) => [permission, letterOf(values[permission])])).toEqual(expected);
  });

  it('give a school role nothing while it has no school', () => {
    expect(defaultPermissions('principal', { isDistrictLevel: false, roleSchoolIds: [] })).toEqual({});
  });

  it('name a role for all schools or for its own, never for both', () => {
    for (const permission of permissions) {
      const { always, school } = defaultRoles[permission];
      expect(new Set([...always, ...school]).size).toBe(always.length + school.length);
    }
  });

  it('are values as the editor makes them', () => {
    const values = defaultPermissions('clerical', { isDistrictLevel: false, roleSchoolIds: [oakHill] });
    expect(values['manage schools']).toEqual(atSchools([oakHill]));
    const coordinator = { isDistrictLevel: true, roleSchoolIds: [] };
    expect(defaultPermissions('district_safety_coordinator', coordinator)['manage users']).toBe(everywhere);
  });
});

describe('setting the defaults', () => {
  const nowhere = { isDistrictLevel: false, roleSchoolIds: [] };
  const atOakHill = { isDistrictLevel: false, roleSchoolIds: [oakHill] };
  const allSchools = { isDistrictLevel: true, roleSchoolIds: [] };

  it('needs a role that can be chosen', () => {
    expect(canSetDefaults(null, allSchools)).toBe(false);
    for (const role of oldRoles) expect(canSetDefaults(role, allSchools)).toBe(false);
  });

  it('is open to every role for a user of all schools', () => {
    expect(roles.filter((role) => !canSetDefaults(role, allSchools))).toEqual([]);
  });

  it('needs a school for a school role', () => {
    expect(canSetDefaults('principal', nowhere)).toBe(false);
    expect(canSetDefaults('principal', atOakHill)).toBe(true);
  });

  it('needs nothing more for a role that makes a district user', () => {
    expect(canSetDefaults('sro_district', nowhere)).toBe(true);
    expect(canSetDefaults('custodial_supervisor', atOakHill)).toBe(true);
  });

  it('does not give all schools to a maintenance supervisor who is limited to some', () => {
    expect(canSetDefaults('maintenance_supervisor', atOakHill)).toBe(false);
    expect(canSetDefaults('maintenance_supervisor', nowhere)).toBe(false);
  });
});
