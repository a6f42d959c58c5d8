import { canViewDistrict, holds, holdsAt, isDistrictUser, type Actor } from '../permissions/index.ts';

export function canListSchools(actor: Actor): boolean {
  return canViewDistrict(actor);
}

export function canViewSchool(actor: Actor, schoolId: string): boolean {
  return canViewDistrict(actor) || actor.roleSchoolIds.includes(schoolId) || canEditSchool(actor, schoolId);
}

export function canEditSchool(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'manage schools', schoolId);
}

export function canRenameSchool(actor: Actor): boolean {
  return holds(actor, 'manage district');
}

export function canCreateSchool(actor: Actor): boolean {
  return holds(actor, 'manage district');
}

/** Which schools a person has a page for: all of them, or those of their role. */
export function schoolsOf(actor: Actor): 'all' | readonly string[] {
  return isDistrictUser(actor) || canViewDistrict(actor) ? 'all' : actor.roleSchoolIds;
}
