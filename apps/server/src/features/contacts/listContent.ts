// The contact list as a text of the plan, to be certified and printed.
import type { FeatureQueries } from '@schooldog/domain/events';
import type { ListedContact } from '@schooldog/domain/contacts';
import { richParagraph, type RichText, type RichTextBlock, richTable } from '@schooldog/domain/eop';
import { formatPhone } from '@schooldog/domain/schools';
import type { Reader } from '../../platform/database/database.ts';
import { skillNames, wordsIn } from './exports/words.ts';
import { peopleAndContactsOf } from './listStore.ts';
import { listSkillRows } from './skillStore.ts';

/** A text of the plan holds no more; no school comes near it. */
const mostContacts = 1500;
/** A table holds 500. */
const rowsOfTable = 400;

type Asked = FeatureQueries['eop.listContent']['query'];

export async function contactListContent(
  reader: Reader,
  { schoolId, kind, language }: Asked,
): Promise<RichText | null> {
  if (kind !== 'contactList') return null;
  const words = wordsIn(language);
  const contacts = await peopleAndContactsOf(reader, schoolId);
  if (contacts.length === 0) return { type: 'doc', content: [richParagraph(words('noContacts'))] };
  const skills = await listSkillRows(reader);
  const header = [
    words('name'),
    ...['title', 'phone', 'email', 'skills'].map((name) => words(`columns.${name}`)),
  ];
  const linesOf = (contact: ListedContact) => [
    `${contact.firstName} ${contact.lastName}`,
    contact.title,
    formatPhone(contact.phoneNumber) ?? '',
    contact.email,
    skillNames(contact, skills, language).join(', '),
  ];
  const shown = contacts.slice(0, mostContacts).map((contact) => linesOf(contact).map((line) => [line]));
  const content: RichTextBlock[] = [];
  for (let at = 0; at < shown.length; at += rowsOfTable)
    content.push(richTable(header, shown.slice(at, at + rowsOfTable)));
  const more = contacts.length - shown.length;
  if (more > 0) content.push(richParagraph(words('more', { count: more })));
  return { type: 'doc', content };
}
