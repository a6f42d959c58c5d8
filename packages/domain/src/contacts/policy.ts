// Contacts follow the emergency plans: readers of the plans see them, editors of the plans change them.
import { canEditEopsAt, canOpenEops, canReadEopsAt, schoolsWithEops } from '../eop/index.ts';
import { type Ability, type Actor, type Condition, holds, schoolsWith } from '../permissions/index.ts';

export type ContactFacts = Readonly<{ schoolId: string; isSchoolArchived: boolean }>;

const schoolInUse: Condition<ContactFacts> = {
  holds: ({ isSchoolArchived }) => !isSchoolArchived,
  otherwise: 'contact.schoolArchived',
};

export const contactRules = {
  view: { who: (actor, { schoolId }) => canReadEopsAt(actor, schoolId), otherwise: 'contact.viewNotAllowed' },
  edit: {
    who: (actor, { schoolId }) => canEditEopsAt(actor, schoolId),
    otherwise: 'contact.editNotAllowed',
    when: [schoolInUse],
  },
} as const satisfies Record<string, Ability<ContactFacts>>;

/** Skills belong to the district; who edits the contacts of any school may add one. */
function canAddSkills(actor: Actor): boolean {
  const schools = schoolsWithEops(actor);
  const edited = schoolsWith(actor, 'manage schools');
  if (schools === 'all') return edited.length > 0;
  return schools.some((schoolId) => canEditEopsAt(actor, schoolId));
}

export const skillRules = {
  view: { who: canOpenEops, otherwise: 'contact.viewNotAllowed' },
  add: { who: canAddSkills, otherwise: 'contact.skillsAddNotAllowed' },
  /** Renaming or deleting a skill changes it at every school. */
  manage: {
    who: (actor) => canOpenEops(actor) && holds(actor, 'manage district'),
    otherwise: 'contact.skillsNotAllowed',
  },
} as const satisfies Record<string, Ability<null>>;
