// Who may see and change schools. Every signed-in user may read the names of schools.
import {
  type Ability,
  type Actor,
  anyOf,
  canViewDistrict,
  type Condition,
  holdsPermission,
  holdsPermissionAtSchool,
  may,
  type Rule,
} from '../permissions/index.ts';

export type SchoolFacts = Readonly<{ schoolId: string; isArchived: boolean }>;

const viewsDistrict: Rule<unknown> = (actor) => canViewDistrict(actor);
const belongsToSchool: Rule<SchoolFacts> = (actor, { schoolId }) => actor.roleSchoolIds.includes(schoolId);
const managesSchool = holdsPermissionAtSchool('manage schools');
const managesDistrict = holdsPermission('manage district');

const isOpen: Condition<SchoolFacts> = {
  holds: ({ isArchived }) => !isArchived,
  otherwise: 'school.archived',
};
const isArchived: Condition<SchoolFacts> = {
  holds: (school) => school.isArchived,
  otherwise: 'school.notArchived',
};

export const schoolRules = {
  view: { who: anyOf(viewsDistrict, belongsToSchool, managesSchool), otherwise: 'school.viewNotAllowed' },
  edit: { who: managesSchool, otherwise: 'school.editNotAllowed', when: [isOpen] },
  rename: { who: managesDistrict, otherwise: 'school.renameNotAllowed', when: [isOpen] },
  archive: { who: managesDistrict, otherwise: 'school.archiveNotAllowed', when: [isOpen] },
  restore: { who: managesDistrict, otherwise: 'school.archiveNotAllowed', when: [isArchived] },
  /** Whether anything refers to it is asked besides. */
  delete: { who: managesDistrict, otherwise: 'school.archiveNotAllowed' },
} as const satisfies Record<string, Ability<SchoolFacts>>;

/** What concerns no single school. */
export const schoolListRules = {
  view: { who: viewsDistrict, otherwise: 'school.listNotAllowed' },
  create: { who: managesDistrict, otherwise: 'school.createNotAllowed' },
} as const satisfies Record<string, Ability<unknown>>;

export function canListSchools(actor: Actor): boolean {
  return may(schoolListRules.view, actor, null);
}

export function canViewSchool(actor: Actor, schoolId: string): boolean {
  return may(schoolRules.view, actor, { schoolId, isArchived: false });
}

export function canEditSchool(actor: Actor, school: SchoolFacts): boolean {
  return may(schoolRules.edit, actor, school);
}

export function canRenameSchool(actor: Actor, school: SchoolFacts): boolean {
  return may(schoolRules.rename, actor, school);
}

/** Archiving, restoring and deleting are one right. */
export function canArchiveSchool(actor: Actor, school: SchoolFacts): boolean {
  return may(schoolRules.delete, actor, school);
}

export function canCreateSchool(actor: Actor): boolean {
  return may(schoolListRules.create, actor, null);
}
