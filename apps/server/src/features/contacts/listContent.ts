// The contact list as a text of the plan, to be certified and printed.
import type { FeatureQueries } from '@schooldog/domain/events';
import type { ListedContact } from '@schooldog/domain/contacts';
import type { RichText, RichTextBlock } from '@schooldog/domain/eop';
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
  if (contacts.length === 0) return { type: 'doc', content: [paragraph(words('noContacts'))] };
  const skills = await listSkillRows(reader);
  const header = [
    words('name'),
    ...['title', 'phone', 'email', 'skills'].map((name) => words(`columns.${name}`)),
  ];
  const cellsOf = (contact: ListedContact): string[] => [
    `${contact.firstName} ${contact.lastName}`,
    contact.title,
    formatPhone(contact.phoneNumber) ?? '',
    contact.email,
    skillNames(contact, skills, language).join(', '),
  ];
  const shown = contacts.slice(0, mostContacts).map(cellsOf);
  const content: RichTextBlock[] = [];
  for (let at = 0; at < shown.length; at += rowsOfTable)
    content.push(table(header, shown.slice(at, at + rowsOfTable)));
  const more = contacts.length - shown.length;
  if (more > 0) content.push(paragraph(words('more', { count: more })));
  return { type: 'doc', content };
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): RichTextBlock {
  return {
    type: 'table',
    content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))],
  };
}

function row(type: 'tableHeader' | 'tableCell', cells: readonly string[]) {
  const attrs = { colspan: 1, rowspan: 1, colwidth: null };
  return {
    type: 'tableRow' as const,
    content: cells.map((text) => ({ type, attrs, content: [paragraph(text)] })),
  };
}

function paragraph(text: string): RichTextBlock {
  return text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };
}
