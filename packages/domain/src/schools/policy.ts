import { canViewDistrict, holds, holdsAt, type Actor } from '../permissions/index.ts';

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
