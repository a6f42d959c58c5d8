import type { SessionUser } from '@schooldog/contract/account';
import { defaultPermissions, isDistrictLevelByDefault, type Role } from '@schooldog/domain/permissions';
import { oakHill } from './records.ts';

/** Somebody with a role, at Oak Hill where the role belongs to a school. */
export function someone(role: Role, facts: Partial<SessionUser> = {}): SessionUser {
  const isDistrictLevel = isDistrictLevelByDefault(role);
  const roleSchoolIds = isDistrictLevel ? [] : [oakHill.id];
  return {
    id: role.replaceAll('_', '').padEnd(20, '0').slice(0, 20),
    firstName: 'Pat',
    lastName: 'Lee',
    email: `${role}@demo.test`,
    emailVerified: true,
    title: '',
    role,
    isDistrictLevel,
    roleSchoolIds,
    permissions: defaultPermissions(role, { isDistrictLevel, roleSchoolIds }),
    isSchoolDogStaff: false,
    isPrimarilyTaskUser: false,
    alwaysShowTakePicture: false,
    phoneNumber: null,
    language: null,
    autoSignOut: false,
    dashboardOrder: [],
    ...facts,
  };
}
