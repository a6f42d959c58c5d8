// The contact list of a school as CSV, as the filter shows it. It can be imported again.
import { type ContactsCsvQuery, contactsCsvQuerySchema } from '@schooldog/contract/contacts';
import { formatPhone } from '@schooldog/domain/schools';
import type { Services } from '../../../platform/api/context.ts';
import { defineExport, type ExportSource, keysetBatches } from '../../../platform/exports/index.ts';
import { viewedSchool } from '../list.ts';
import {
  type ContactInList,
  type ContactKey,
  contactPage,
  countContacts,
  type ListedOf,
} from '../listStore.ts';
import { listSkillRows } from '../skillStore.ts';
import { columnNames, skillNames, wordsIn } from './words.ts';

type Scope = ListedOf & Readonly<{ schoolName: string }>;

export const contactsCsvExport = defineExport<ContactsCsvQuery, Scope>({
  name: 'contacts',
  query: contactsCsvQuerySchema,
  authorize: async (context, { schoolId, ...filter }) => {
    const { name: schoolName } = await viewedSchool(context, schoolId);
    return { schoolId, filter, schoolName };
  },
  total: ({ services }, scope) => countContacts(services.database.db, scope),
  /** "Emergency contacts, Oak Hill Elementary" */
  fileName: ({ title, language }, { schoolName }) =>
    `${title === '' ? wordsIn(language)('title') : title}, ${schoolName}`,
  csv: {
    columns: ({ language }) => columnNames.map((name) => wordsIn(language)(`columns.${name}`)),
    rows: csvRows,
  },
});

async function* csvRows({ services, scope, language }: ExportSource<ContactsCsvQuery, Scope, Services>) {
  const { db } = services.database;
  const words = wordsIn(language);
  const skills = await listSkillRows(db);
  const cellsOf = (contact: ContactInList): string[] => [
    contact.firstName,
    contact.lastName,
    contact.title,
    contact.email,
    formatPhone(contact.phoneNumber) ?? '',
    skillNames(contact, skills, language).join('; '),
    words(contact.userId === null ? 'noAccount' : 'hasAccount'),
  ];
  const batches = keysetBatches<ContactInList, ContactKey>(
    (page) => contactPage(db, scope, page),
    ({ last, first, id }) => ({ last, first, id }),
  );
  for await (const batch of batches) yield { cells: batch.map(cellsOf) };
}
