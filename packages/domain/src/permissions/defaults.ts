// What "Set default permissions for Role" applies: for each permission the roles that hold it at all schools, and
// those that hold it at the schools of their role.
import { type Permission, permissions } from './permissions.ts';
import {
  isDistrictLevelByDefault,
  isDistrictRole,
  isSelectableRole,
  type KnownRole,
  type Role,
} from './roles.ts';
import { atSchools, everywhere, type PermissionValue, type PermissionValues } from './value.ts';

export type DefaultRoles = { readonly always: readonly Role[]; readonly school: readonly Role[] };

const administrators = ['schooldog_master_admin', 'district_safety_coordinator'] as const;
const coordinators = [...administrators, 'district_nonsafety_coordinator'] as const;
const principals = ['principal', 'assistant_principal'] as const;
const fieldStaff = {
  always: [...coordinators, 'sro_district', 'custodial_supervisor'],
  school: [...principals, 'sro'],
} as const;
const safetyStaff = { always: [...administrators, 'sro_district'], school: [...principals, 'sro'] } as const;
const administratorsOnly = { always: administrators, school: [] } as const;

export const defaultRoles: { readonly [permission in Permission]: DefaultRoles } = {
  'log entries': {
    always: fieldStaff.always,
    school: [...fieldStaff.school, 'custodial', 'educator', 'clerical'],
  },
  'send neighborhood watch': safetyStaff,
  'view entries': fieldStaff,
  'manage entries': { always: administrators, school: principals },
  'manage other entries': administratorsOnly,
  'download entry reports': fieldStaff,
  'send safety alerts': { always: fieldStaff.always, school: [...fieldStaff.school, 'custodial'] },
  'receive safety alerts': {
    always: [
      'district_safety_coordinator',
      'district_nonsafety_coordinator',
      'sro_district',
      'custodial_supervisor',
      'maintenance_supervisor',
    ],
    school: [...fieldStaff.school, 'custodial', 'maintenance_staff'],
  },
  'manage safety alerts': { always: administrators, school: ['principal'] },
  'propose tasks': {
    always: [...fieldStaff.always, 'maintenance_supervisor'],
    school: [
      ...fieldStaff.school,
      'custodial',
      'educator',
      'clerical',
      'work_order_submitter',
      'maintenance_staff',
    ],
  },
  'be proposed tasks': {
    always: ['district_safety_coordinator', 'custodial_supervisor', 'maintenance_supervisor'],
    school: [...principals, 'custodial', 'maintenance_staff'],
  },
  'manage tasks': { always: [...administrators, 'maintenance_supervisor'], school: principals },
  'manage tasks settings': { always: [...administrators, 'maintenance_supervisor'], school: [] },
  'manage task users': { always: [...administrators, 'maintenance_supervisor'], school: [] },
  'record drills': safetyStaff,
  'view assessments': fieldStaff,
  'submit assessments': fieldStaff,
  'manage assessments': administratorsOnly,
  'create rubrics': { always: coordinators, school: [] },
  'manage rubrics': administratorsOnly,
  'view entry leaderboards': { always: fieldStaff.always, school: [...fieldStaff.school, 'custodial'] },
  'view data insights': fieldStaff,
  'manage data profiles': {
    always: [...coordinators, 'custodial_supervisor', 'maintenance_supervisor'],
    school: principals,
  },
  'download administrative reports': {
    always: [...coordinators, 'maintenance_supervisor'],
    school: ['principal'],
  },
  'manage users': administratorsOnly,
  'manage district': administratorsOnly,
  'manage schools': { always: coordinators, school: [...principals, 'clerical'] },
  'todo eops': safetyStaff,
};

export type SchoolScope = { readonly isDistrictLevel: boolean; readonly roleSchoolIds: readonly string[] };

/** Features that are off make no difference here, so that nothing is missing once they are turned on. */
export function defaultPermissions(role: Role, scope: SchoolScope): PermissionValues {
  const values: { [permission in Permission]?: PermissionValue } = {};
  for (const permission of permissions) {
    const { always, school } = defaultRoles[permission];
    const isAlways = always.includes(role) || (scope.isDistrictLevel && school.includes(role));
    if (isAlways) values[permission] = everywhere;
    else if (school.includes(role) && scope.roleSchoolIds.length > 0) {
      values[permission] = atSchools(scope.roleSchoolIds);
    }
  }
  return values;
}

/**
 * Whether the button is available: a role that can be chosen, and a scope that fits it. A school role needs a school
 * or the all-schools flag. A role whose defaults reach all schools needs a district user, so that a maintenance
 * supervisor who was limited to some schools is not given all of them by accident.
 */
export function canSetDefaults(role: KnownRole | null, scope: SchoolScope): role is Role {
  if (!isSelectableRole(role)) return false;
  if (scope.isDistrictLevel || isDistrictRole(role)) return true;
  return !isDistrictLevelByDefault(role) && scope.roleSchoolIds.length > 0;
}
