// Who reads, writes and certifies emergency plans. Archived schools keep theirs, to read.
import {
  type Ability,
  type Actor,
  allOf,
  anyOf,
  type Condition,
  holdsAt,
  holdsPermissionAtSchool,
  holdsSomewhere,
  isOfDistrict,
  isProviderStaff,
  not,
  type Rule,
  type Schools,
  schoolsWith,
} from '../permissions/index.ts';
import type { EopKind } from './component.ts';

export type EopSchoolFacts = Readonly<{ schoolId: string; isSchoolArchived: boolean }>;
export type EopFacts = EopSchoolFacts &
  Readonly<{
    kind: EopKind;
    pointOfContactUserId: string | null;
    isEverCertified: boolean;
    isArchived: boolean;
    hasSomethingToCertify: boolean;
  }>;

type AtSchool = Readonly<{ schoolId: string }>;

const readsPlans: Rule<AtSchool> = holdsPermissionAtSchool('todo eops');
const editsPlans: Rule<AtSchool> = allOf(readsPlans, holdsPermissionAtSchool('manage schools'));
const isPointOfContact: Rule<EopFacts> = (actor, { pointOfContactUserId }) =>
  pointOfContactUserId === actor.userId;

const schoolInUse: Condition<EopSchoolFacts> = {
  holds: ({ isSchoolArchived }) => !isSchoolArchived,
  otherwise: 'eop.schoolArchived',
};
const inUse: Condition<EopFacts> = { holds: ({ isArchived }) => !isArchived, otherwise: 'eop.archived' };
const isDocument: Condition<EopFacts> = {
  holds: ({ kind }) => kind === 'document',
  otherwise: 'eop.keptWithSchool',
};
const neverCertified: Condition<EopFacts> = {
  holds: ({ isEverCertified }) => !isEverCertified,
  otherwise: 'eop.alreadyCertified',
};
const isCertified: Condition<EopFacts> = {
  holds: ({ isEverCertified }) => isEverCertified,
  otherwise: 'eop.neverCertified',
};
const notEmpty: Condition<EopFacts> = {
  holds: (facts) => facts.hasSomethingToCertify,
  otherwise: 'eop.empty',
};

export const eopSchoolRules = {
  view: { who: readsPlans, otherwise: 'eop.viewNotAllowed' },
  /** Adds components and the default plan, and makes responder links. */
  edit: { who: editsPlans, otherwise: 'eop.editNotAllowed', when: [schoolInUse] },
} as const satisfies Record<string, Ability<EopSchoolFacts>>;

export const eopRules = {
  view: { who: readsPlans, otherwise: 'eop.viewNotAllowed' },
  edit: { who: editsPlans, otherwise: 'eop.editNotAllowed', when: [schoolInUse, inUse] },
  certify: {
    who: allOf<EopFacts>(editsPlans, anyOf(isPointOfContact, isOfDistrict), not(isProviderStaff)),
    otherwise: 'eop.certifyNotAllowed',
    when: [schoolInUse, inUse, notEmpty],
  },
  delete: {
    who: editsPlans,
    otherwise: 'eop.editNotAllowed',
    when: [schoolInUse, inUse, isDocument, neverCertified],
  },
  archive: {
    who: allOf<EopFacts>(editsPlans, isOfDistrict),
    otherwise: 'eop.archiveNotAllowed',
    when: [schoolInUse, inUse, isDocument, isCertified],
  },
  requestUpdate: { who: readsPlans, otherwise: 'eop.viewNotAllowed', when: [schoolInUse, inUse] },
  /** Certified copies only. Whether an address outside the district may get one is asked of `edit`. */
  share: { who: readsPlans, otherwise: 'eop.viewNotAllowed', when: [schoolInUse, inUse, isCertified] },
} as const satisfies Record<string, Ability<EopFacts>>;

export function canOpenEops(actor: Actor): boolean {
  return holdsSomewhere(actor, 'todo eops');
}

export function canReadEopsAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'todo eops', schoolId);
}

/** Also contacts and roles: who reads plans and manages the school there. */
export function canEditEopsAt(actor: Actor, schoolId: string): boolean {
  return !actor.isDisabled && editsPlans(actor, { schoolId });
}

export function schoolsWithEops(actor: Actor): Schools {
  return schoolsWith(actor, 'todo eops');
}

/** Of these schools, those whose plans the actor edits. */
export function editedAmong(actor: Actor, schoolIds: readonly string[]): string[] {
  return schoolIds.filter((schoolId) => canEditEopsAt(actor, schoolId));
}

/** The schools at which `canEditEopsAt` holds. */
export function schoolsToEditEops(actor: Actor): Schools {
  const read = schoolsWithEops(actor);
  const managed = schoolsWith(actor, 'manage schools');
  if (managed === 'all') return read;
  return read === 'all' ? managed : managed.filter((schoolId) => read.includes(schoolId));
}

/** Enabled, of the district, and with the right to edit there. */
export function canBePointOfContact(actor: Actor, schoolId: string): boolean {
  return !actor.isSchoolDogStaff && canEditEopsAt(actor, schoolId);
}
