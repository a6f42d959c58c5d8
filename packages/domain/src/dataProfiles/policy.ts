import {
  type Ability,
  type Actor,
  anyOf,
  type Condition,
  holdsPermissionAtSchool,
  holdsSomewhere,
  may,
} from '../permissions/index.ts';

type AtSchool = Readonly<{ schoolId: string }>;
export type DataProfileFacts = AtSchool & Readonly<{ isArchived: boolean }>;
export type OptionFacts = AtSchool & Readonly<{ mergedIntoId: string | null }>;

const managesProfiles = holdsPermissionAtSchool('manage data profiles');
const managed = { who: managesProfiles, otherwise: 'dataProfile.notAllowed' } as const;

const isOpen: Condition<DataProfileFacts> = {
  holds: ({ isArchived }) => !isArchived,
  otherwise: 'dataProfile.archived',
};
const isItself: Condition<OptionFacts> = {
  holds: ({ mergedIntoId }) => mergedIntoId === null,
  otherwise: 'dataProfile.merged',
};

export const dataProfileRules = {
  view: managed,
  edit: managed,
  addOptions: { ...managed, when: [isOpen] },
} as const satisfies Record<string, Ability<DataProfileFacts>>;

export const optionRules = {
  view: managed,
  edit: { ...managed, when: [isItself] },
  delete: managed,
  changeFiles: managed,
} as const satisfies Record<string, Ability<OptionFacts>>;

/** What concerns all lists of a school rather than a single one. */
export const schoolPlacesRules = {
  manage: managed,
  /** Users who log, view or propose anything at a school can choose among its locations. */
  use: {
    who: anyOf(
      managesProfiles,
      holdsPermissionAtSchool('log entries'),
      holdsPermissionAtSchool('view entries'),
      holdsPermissionAtSchool('propose tasks'),
    ),
    otherwise: 'dataProfile.notAllowed',
  },
} as const satisfies Record<string, Ability<AtSchool>>;

export function canManageDataProfiles(actor: Actor, schoolId: string): boolean {
  return may(schoolPlacesRules.manage, actor, { schoolId });
}

export function canOpenDataProfiles(actor: Actor): boolean {
  return holdsSomewhere(actor, 'manage data profiles');
}

export function canUseDataProfiles(actor: Actor, schoolId: string): boolean {
  return may(schoolPlacesRules.use, actor, { schoolId });
}
