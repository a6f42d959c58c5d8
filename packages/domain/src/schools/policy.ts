// Who may see and change schools. Names of schools are known to everybody who is signed in.
import {
  type Ability,
  type Actor,
  anyOf,
  canViewDistrict,
  holdsPermission,
  holdsPermissionAtSchool,
  may,
  type Rule,
} from '../permissions/index.ts';

export type SchoolFacts = Readonly<{ schoolId: string }>;

const viewsDistrict: Rule<unknown> = (actor) => canViewDistrict(actor);
const belongsToSchool: Rule<SchoolFacts> = (actor, { schoolId }) => actor.roleSchoolIds.includes(schoolId);
const managesSchool = holdsPermissionAtSchool('manage schools');

export const schoolRules = {
  view: { who: anyOf(viewsDistrict, belongsToSchool, managesSchool), otherwise: 'school.viewNotAllowed' },
  edit: { who: managesSchool, otherwise: 'school.editNotAllowed' },
  rename: { who: holdsPermission('manage district'), otherwise: 'school.renameNotAllowed' },
} as const satisfies Record<string, Ability<SchoolFacts>>;

/** What concerns no single school. */
export const schoolListRules = {
  view: { who: viewsDistrict, otherwise: 'school.listNotAllowed' },
  create: { who: holdsPermission('manage district'), otherwise: 'school.createNotAllowed' },
} as const satisfies Record<string, Ability<unknown>>;

export function canListSchools(actor: Actor): boolean {
  return may(schoolListRules.view, actor, null);
}

export function canViewSchool(actor: Actor, schoolId: string): boolean {
  return may(schoolRules.view, actor, { schoolId });
}

export function canEditSchool(actor: Actor, schoolId: string): boolean {
  return may(schoolRules.edit, actor, { schoolId });
}

export function canRenameSchool(actor: Actor, schoolId: string): boolean {
  return may(schoolRules.rename, actor, { schoolId });
}

export function canCreateSchool(actor: Actor): boolean {
  return may(schoolListRules.create, actor, null);
}
