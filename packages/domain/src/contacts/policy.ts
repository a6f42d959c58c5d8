// Contacts follow the emergency plans: readers of the plans see them, editors of the plans change them.
import { canEditEopsAt, canOpenEops, canReadEopsAt } from '../eop/index.ts';
import { type Ability, type Actor, type Condition, holds } from '../permissions/index.ts';

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

/** Renaming or deleting a skill changes it at every school. */
export function canManageSkills(actor: Actor): boolean {
  return canOpenEops(actor) && holds(actor, 'manage district');
}
