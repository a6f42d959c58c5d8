// Contacts and skills as records: who may do what with them, and what every change records.
import { contactFields, contactRules, skillRules } from '@schooldog/domain/contacts';
import { problem } from '@schooldog/domain/problems';
import { defineRecord } from '../../platform/records/record.ts';
import { contactNotice, everyListNotice } from './live.ts';
import { findSkill, lockSkill, type SkillRow } from './skillStore.ts';
import { type ContactAtSchool, findContact, lockContact } from './store.ts';

export const contactRecord = defineRecord({
  type: 'contact',
  find: findContact,
  lock: lockContact,
  facts: ({ schoolId, isSchoolArchived }: ContactAtSchool) => ({ schoolId, isSchoolArchived }),
  abilities: contactRules,
  missing: () => problem('contact.notFound'),
  audited: {
    fields: contactFields,
    values: ({ firstName, lastName, email, phoneNumber, title, skillIds }: ContactAtSchool) => ({
      firstName,
      lastName,
      email,
      phoneNumber,
      title,
      skillIds,
    }),
  },
  notices: ({ id, schoolId }) => [contactNotice(schoolId, id)],
});

export const skillRecord = defineRecord({
  type: 'skill',
  find: findSkill,
  lock: lockSkill,
  facts: () => null,
  abilities: skillRules,
  missing: () => problem('contact.skillNotFound'),
  audited: {
    fields: ['name', 'category'],
    values: ({ name, category }: SkillRow) => ({ name, category }),
  },
  notices: ({ id }) => [everyListNotice(id)],
});
