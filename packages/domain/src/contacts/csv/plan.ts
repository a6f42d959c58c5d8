// What a file does to a school's contacts. Preview and server use the same function, so that they agree. Every row is
// added, updates a contact, or is dropped for one reason.
import { emailKey } from '../contact.ts';
import { type DropReason, type ImportedContact, readRow, unpackRow } from './rows.ts';

export type KnownEmails = Readonly<{
  /** Of contacts. In lower case, here and below. */
  contacts: ReadonlySet<string>;
  /** Of people with an account who are listed at the school. */
  users: ReadonlySet<string>;
}>;

export type ContactImport = Readonly<{ rows: readonly string[]; updateExisting: boolean }>;

export type ImportPlan = Readonly<{
  added: readonly ImportedContact[];
  updated: readonly ImportedContact[];
  /** `index` counts the rows from 0. */
  dropped: readonly Readonly<{ index: number; reason: DropReason }>[];
}>;

export function planImport(file: ContactImport, known: KnownEmails): ImportPlan {
  const steps = planInSteps(file, known);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** So that a server can answer others before all of a long file is planned. */
const rowsPerStep = 500;

/** The same plan, with a pause after every few hundred rows. */
export function* planInSteps(
  { rows, updateExisting }: ContactImport,
  known: KnownEmails,
): Generator<void, ImportPlan, void> {
  const added: ImportedContact[] = [];
  const updated: ImportedContact[] = [];
  const dropped: { index: number; reason: DropReason }[] = [];
  const seen = new Set<string>();
  for (const [index, packed] of rows.entries()) {
    if (index > 0 && index % rowsPerStep === 0) yield;
    const read = readRow(unpackRow(packed));
    const reason = typeof read === 'string' ? read : whyNot(emailKey(read.email));
    if (typeof read === 'string' || reason !== null) {
      if (reason !== null) dropped.push({ index, reason });
      continue;
    }
    const key = emailKey(read.email);
    seen.add(key);
    if (known.contacts.has(key)) updated.push(read);
    else added.push(read);
  }
  return { added, updated, dropped };

  function whyNot(key: string): DropReason | null {
    if (seen.has(key)) return 'repeated';
    if (known.users.has(key)) return 'platformUser';
    return known.contacts.has(key) && !updateExisting ? 'existing' : null;
  }
}
