import type { ServerFeature } from '../../platform/api/feature.ts';
import { followAccount } from './accounts.ts';
import { contactsCsvExport } from './exports/contactsCsv.ts';
import { contactListContent } from './listContent.ts';
import { contactTopics } from './live.ts';
import { contactProcedures } from './procedures.ts';
import { contactsAtSchool } from './store.ts';

export const contacts: ServerFeature<'contacts'> = {
  procedures: contactProcedures,
  topics: contactTopics,
  hooks: {
    on: { 'account.changed': followAccount },
    answers: { 'eop.listContent': contactListContent, 'school.uses': contactsAtSchool },
  },
  exports: [contactsCsvExport],
};

export { listedPeople } from './listedStore.ts';
export { contactCounts, peopleAndContactsOf } from './listStore.ts';
export { contactNames } from './store.ts';
export { keepSkills, listSkillRows, requireSkills } from './skillStore.ts';
