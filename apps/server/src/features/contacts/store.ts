import type { ImportedContact } from '@schooldog/domain/contacts';
import { problem } from '@schooldog/domain/problems';
import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { insertMany } from '../../platform/database/insertMany.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { contacts, userSkills } from './schema.ts';

export type ContactRow = typeof contacts.$inferSelect;
export type ContactAtSchool = ContactRow & { isSchoolArchived: boolean };

const columns = {
  ...getTableColumns(contacts),
  isSchoolArchived: sql<boolean>`exists (select from schools s
    where s.id = ${contacts.schoolId} and s.time_archived is not null)`,
};

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select(columns).from(contacts).where(eq(contacts.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select(columns).from(contacts).where(eq(contacts.id, id)).for('update'),
);
const namesByIds = statement((db, { ids }: Placeholders<{ ids: readonly string[] }>) =>
  db
    .select({ id: contacts.id, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(contacts)
    .where(sql`${contacts.id} = any(${ids}::text[])`),
);
const deleteById = statement((db, { id }: ById) => db.delete(contacts).where(eq(contacts.id, id)));
const lockBySchool = statement((db, { id }: ById) =>
  db.select().from(contacts).where(eq(contacts.schoolId, id)).orderBy(contacts.id).for('update'),
);

export async function findContact(reader: Reader, id: string): Promise<ContactAtSchool | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

export async function contactNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await namesByIds(reader, { ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

export async function lockContact(tx: Transaction, id: string): Promise<ContactAtSchool | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

export async function lockContactsOf(tx: Transaction, schoolId: string): Promise<ContactRow[]> {
  return lockBySchool(tx, { id: schoolId });
}

/** Whether the id is taken is checked before, so it is the address. */
function explainTaken(error: unknown): unknown {
  return sqlStateOf(error) === sqlStates.uniqueViolation ? problem('contact.emailTaken') : error;
}

export function insertContact(work: Pick<Work, 'defer'>, row: ContactRow): void {
  work.defer(insertRow(contacts, row), explainTaken);
}

export function updateContact(work: Pick<Work, 'defer'>, id: string, change: Partial<ContactRow>): void {
  work.defer(updateRow(contacts, id, change), explainTaken);
}

export function removeContact(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}

export async function insertContacts(tx: Transaction, rows: readonly ContactRow[]): Promise<void> {
  if (rows.length > 0) await insertMany(tx, contacts, rows);
}

/** What the rows of a file change; skills are never in one. */
export async function updateContacts(
  tx: Transaction,
  changes: readonly (ImportedContact & Readonly<{ id: string }>)[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    update ${contacts} c set first_name = given."firstName", last_name = given."lastName", email = given.email,
      phone_number = given."phoneNumber", title = given.title, time_updated = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(changes)}) as given (id text, "firstName" text, "lastName" text,
      email text, "phoneNumber" text, title text)
    where c.id = given.id`);
}

const skillsOfUser = statement(
  (db, { schoolId, userId }: Placeholders<{ schoolId: string; userId: string }>) =>
    db
      .select({ skillIds: userSkills.skillIds })
      .from(userSkills)
      .where(and(eq(userSkills.schoolId, schoolId), eq(userSkills.userId, userId)))
      .for('update'),
);

/** Two editors of one person's skills wait for each other at this row, which exists from the first edit on. */
export async function lockUserSkills(
  tx: Transaction,
  { schoolId, userId }: Readonly<{ schoolId: string; userId: string }>,
  now: Date,
): Promise<readonly string[]> {
  const row = { schoolId, userId, timeCreated: now, timeUpdated: now };
  await tx.insert(userSkills).values(row).onConflictDoNothing();
  const [locked] = await skillsOfUser(tx, { schoolId, userId });
  return locked?.skillIds ?? [];
}

export async function saveUserSkills(
  tx: Transaction,
  { schoolId, userId, skillIds }: Readonly<{ schoolId: string; userId: string; skillIds: readonly string[] }>,
  now: Date,
): Promise<void> {
  await tx
    .update(userSkills)
    .set({ skillIds: [...skillIds], timeUpdated: now })
    .where(and(eq(userSkills.schoolId, schoolId), eq(userSkills.userId, userId)));
}

export async function contactsAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const [row] = await reader.select({ count: count() }).from(contacts).where(eq(contacts.schoolId, schoolId));
  return { kind: 'contacts' as const, count: row?.count ?? 0 };
}
