// About eighty people: one account for each role under a name that is easy to type, and the staff of the schools.
import {
  defaultPermissions,
  isDistrictLevelByDefault,
  isPrimarilyTaskUserByDefault,
  roles,
  type Role,
} from '@schooldog/domain/permissions';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import type { users } from '../platform/identity/schema.ts';
import { demoNames } from './names.ts';
import type { Random } from './random.ts';
import type { DemoSchool } from './schools.ts';

export type NewUser = typeof users.$inferInsert;

/** The first is that of the role's own account; the schools share the rest in rotation. */
const titles: Record<Role, readonly [string, ...string[]]> = {
  schooldog_master_admin: ['Superintendent'],
  district_safety_coordinator: ['Safety Coordinator'],
  district_nonsafety_coordinator: ['Curriculum Director', 'Deputy Superintendent'],
  principal: ['Principal'],
  assistant_principal: ['Assistant Principal', 'Assistant Principal, Operations'],
  sro_district: ['Chief of District Police', 'District Safety Team Member'],
  sro: ['School Resource Officer'],
  custodial_supervisor: ['Operations Director', 'Custodial Supervisor'],
  custodial: ['Custodian', 'Lead Custodian'],
  educator: ['School Safety Team Member', 'Science Teacher', 'School Counselor', 'Athletic Director'],
  clerical: ['Front Office'],
  work_order_submitter: ['Media Specialist', 'Cafeteria Manager', 'School Nurse'],
  maintenance_supervisor: ['Maintenance Director'],
  maintenance_staff: ['Maintenance Technician', 'Electrician', 'HVAC Technician'],
};

const schoolStaff: readonly Role[] = ['principal', 'assistant_principal', 'sro', 'custodial', 'educator'];
const districtStaff: readonly Role[] = [
  'district_nonsafety_coordinator',
  'sro_district',
  'maintenance_staff',
  'maintenance_staff',
  'custodial_supervisor',
];

export function demoPeople(schools: readonly DemoSchool[], random: Random): NewUser[] {
  const newName = demoNames(random);
  const given = new Map<Role, number>();
  const nextTitle = (role: Role): string => {
    const before = given.get(role) ?? 0;
    given.set(role, before + 1);
    return titles[role][before % titles[role].length] ?? titles[role][0];
  };
  const person = (role: Role, roleSchoolIds: string[], email?: string): NewUser => {
    const name = newName();
    const isDistrictLevel = isDistrictLevelByDefault(role);
    return {
      id: random.id(),
      ...name,
      email: email ?? `${name.firstName}.${name.lastName}@demo.test`.toLowerCase(),
      emailVerified: true,
      title: nextTitle(role),
      role,
      isDistrictLevel,
      roleSchoolIds: isDistrictLevel ? [] : roleSchoolIds,
      permissions: defaultPermissions(role, {
        roleSchoolIds: isDistrictLevel ? [] : roleSchoolIds,
        isDistrictLevel,
      }),
      isPrimarilyTaskUser: isPrimarilyTaskUserByDefault(role),
      communicationPreferences: defaultCommunicationPreferences(),
      phoneNumber: `478555${String(1000 + random.whole(9000))}`,
    };
  };

  const schoolIds = schools.map(({ id }) => id);
  const schoolsOfRoleAccount = (role: Role): string[] =>
    schoolIds.slice(0, role === 'maintenance_staff' ? 3 : role === 'sro' ? 2 : 1);
  const roleAccounts = roles.map((role) => person(role, schoolsOfRoleAccount(role), `${role}@demo.test`));
  const staff: NewUser = {
    ...person('schooldog_master_admin', [], 'staff@demo.test'),
    title: 'Product Support',
    isSchoolDogStaff: true,
    permissions: {},
  };
  const atSchools = schoolIds.flatMap((schoolId, at) =>
    // The first school's staff are the role accounts themselves.
    schoolStaff.filter(() => at > 0).map((role) => person(role, [schoolId])),
  );
  const submitters = schoolIds.slice(1, 4).map((schoolId) => person('work_order_submitter', [schoolId]));
  return [
    ...roleAccounts,
    staff,
    ...atSchools,
    ...submitters,
    ...districtStaff.map((role) => person(role, schoolIds.slice(3, 8))),
  ];
}
