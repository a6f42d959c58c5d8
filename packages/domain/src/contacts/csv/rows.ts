// One row of a file, from its cells to a contact or the reason why it is dropped.
import { isEmailAddress, maxEmailLength } from '../../kernel/index.ts';
import type { ContactForm } from '../contact.ts';
import { contactLimits } from '../limits.ts';
import { phoneDigits } from '../phone.ts';
import { type ColumnMapping, type ImportField, importFields } from './mapping.ts';

export type ImportRow = Readonly<Record<ImportField, string>>;
export type ImportedContact = Readonly<Omit<ContactForm, 'skillIds'>>;

export const dropReasons = [
  'nameMissing',
  'emailMissing',
  'phoneMissing',
  'oneWordName',
  'emailInvalid',
  'phoneInvalid',
  'tooLong',
  'repeated',
  'platformUser',
  'existing',
] as const;
export type DropReason = (typeof dropReasons)[number];

/** Longer than any value that is kept, so that a cut one is still too long. */
const mostCellLetters = 300;
const separator = '\t';

/** A letter may take two units. */
export const mostRowLetters = importFields.length * (2 * mostCellLetters + 1);

/** Rows travel as one text each: a file of 20,000 rows has too many values for a list of records. */
export function packRow(cells: readonly string[], mapping: ColumnMapping): string {
  return importFields
    .map((field) => {
      const column = mapping[field];
      return column === null
        ? ''
        : Array.from(oneLine(cells[column] ?? ''))
            .slice(0, mostCellLetters)
            .join('');
    })
    .join(separator);
}

export function unpackRow(packed: string): ImportRow {
  const [email = '', phoneNumber = '', name = '', firstName = '', lastName = '', title = ''] =
    packed.split(separator);
  return {
    email: oneLine(email),
    phoneNumber: oneLine(phoneNumber),
    name: oneLine(name),
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    title: oneLine(title),
  };
}

export function readRow(row: ImportRow): ImportedContact | DropReason {
  const { email, title } = row;
  const names = namesOf(row);
  if (names === null) return 'nameMissing';
  if (email === '') return 'emailMissing';
  if (row.phoneNumber === '') return 'phoneMissing';
  if (names === 'oneWord') return 'oneWordName';
  const tooLong =
    email.length > maxEmailLength ||
    title.length > contactLimits.title ||
    Object.values(names).some((name) => name.length > contactLimits.name);
  if (tooLong) return 'tooLong';
  if (!isEmailAddress(email)) return 'emailInvalid';
  const phoneNumber = phoneDigits(row.phoneNumber);
  return phoneNumber === null ? 'phoneInvalid' : { ...names, email, phoneNumber, title };
}

type Names = Readonly<{ firstName: string; lastName: string }>;

/** The last word of a whole name is the last name. */
function namesOf({ firstName, lastName, name }: ImportRow): Names | 'oneWord' | null {
  if (firstName !== '' && lastName !== '') return { firstName, lastName };
  if (name === '') return null;
  const at = name.lastIndexOf(' ');
  return at === -1 ? 'oneWord' : { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
