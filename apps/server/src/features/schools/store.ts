import { type Patch, patched } from '@schooldog/domain/kernel';
import type { Actor, Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { type School, type SchoolLink, schoolListRules } from '@schooldog/domain/schools';
import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { updateRow } from '../../platform/database/writeRow.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import type { Work } from '../../platform/work/work.ts';
import { schools } from './schema.ts';

export type SchoolRow = typeof schools.$inferSelect;
export type SchoolColumns = Omit<SchoolRow, 'id' | 'links' | 'timeArchived' | 'timeCreated' | 'timeUpdated'>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select().from(schools).where(eq(schools.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select().from(schools).where(eq(schools.id, id)).for('update'),
);
const everySchool = statement((db) => db.select().from(schools).orderBy(asc(schools.name), asc(schools.id)));
const names = statement((db) =>
  db
    .select({
      id: schools.id,
      name: schools.name,
      isArchived: sql<boolean>`${isNotNull(schools.timeArchived)}`,
    })
    .from(schools)
    .orderBy(asc(schools.name), asc(schools.id)),
);
const mustBeOpen = statement(
  (_db, { id, at }: Placeholders<{ id: string; at: Date }>) =>
    sql<never>`select require_open_school(${id}, ${at}::timestamptz)`,
);
/** Raised by the function require_open_school. */
const archivedState = 'SD001';

/** With all their details, for users who may see the whole district. */
export async function listSchools(reader: Reader, viewer: Actor): Promise<SchoolRow[]> {
  requireMay(schoolListRules.view, viewer, null);
  return everySchool(reader, {});
}

type SchoolName = Readonly<{ id: string; name: string; isArchived: boolean }>;

/** Also of archived ones, for the records that refer to them. */
export async function schoolNames(reader: Reader): Promise<SchoolName[]> {
  return names(reader, {});
}

export async function openSchoolNames(reader: Reader): Promise<SchoolName[]> {
  return (await schoolNames(reader)).filter(({ isArchived }) => !isArchived);
}

/** By name. */
export async function openSchoolsAmong(reader: Reader, wanted: Schools): Promise<SchoolName[]> {
  const open = await openSchoolNames(reader);
  const among = wanted === 'all' ? open : open.filter(({ id }) => wanted.includes(id));
  return among.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
}

/**
 * For a new record at a school: rejected where the school was archived by then. Work that was done before and arrives
 * later is kept. The school is locked against archiving and deleting until the transaction ends.
 */
export function requireOpenSchool(work: Pick<Work, 'defer'>, schoolId: string, at: Date): void {
  work.defer(mustBeOpen.with({ id: schoolId, at }), (error) =>
    sqlStateOf(error) === archivedState ? problem('school.archived') : error,
  );
}

/** For records that name several schools: which of them cannot be chosen. The others are locked in the same way. */
export async function lockChosenSchools(
  tx: Transaction,
  schoolIds: readonly string[],
): Promise<NotChoosable> {
  const found = await tx
    .select({ id: schools.id, timeArchived: schools.timeArchived })
    .from(schools)
    .where(inArray(schools.id, [...schoolIds]))
    .orderBy(asc(schools.id))
    .for('key share');
  const known = new Map(found.map(({ id, timeArchived }) => [id, timeArchived]));
  return {
    unknown: schoolIds.filter((id) => !known.has(id)),
    archived: schoolIds.filter((id) => known.get(id) instanceof Date),
  };
}

type NotChoosable = Readonly<{ unknown: readonly string[]; archived: readonly string[] }>;

export async function findSchool(reader: Reader, schoolId: string): Promise<SchoolRow | undefined> {
  const [row] = await byId(reader, { id: schoolId });
  return row;
}

/** Locks the row, so that concurrent saves are serialized and each difference is taken from the stored state. */
export async function lockSchool(tx: Transaction, schoolId: string): Promise<SchoolRow | undefined> {
  const [row] = await lockById(tx, { id: schoolId });
  return row;
}

export async function insertSchool(
  tx: Transaction,
  school: Readonly<{ id: string; now: Date }>,
  columns: SchoolColumns,
): Promise<SchoolRow | undefined> {
  const { id, now } = school;
  const [row] = await tx
    .insert(schools)
    .values({ ...columns, id, timeCreated: now, timeUpdated: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** `before` is the locked row, so the new one is known without a query. */
export function updateSchool(
  work: Pick<Work, 'defer' | 'now'>,
  before: SchoolRow,
  change: Patch<SchoolColumns & { links: SchoolLink[]; timeArchived: Date | null }>,
): SchoolRow {
  const after = patched(before, { ...change, timeUpdated: work.now });
  work.defer(updateRow(schools, before.id, { ...change, timeUpdated: work.now }));
  return after;
}

export async function deleteSchool(tx: Transaction, schoolId: string): Promise<void> {
  await tx.delete(schools).where(eq(schools.id, schoolId));
}

export function presentSchool(row: SchoolRow): School {
  return {
    id: row.id,
    name: row.name,
    address: { street: row.street, city: row.city, state: row.state, zip: row.zip },
    principalName: row.principalName,
    principalOfficePhone: row.principalOfficePhone,
    schoolOfficeNumber: row.schoolOfficeNumber,
    principalEmail: row.principalEmail,
    website: row.website,
    contactPhone: row.contactPhone,
    fax: row.fax,
    email: row.email,
    phone: row.phone,
    links: row.links,
    timeArchived: row.timeArchived?.toISOString() ?? null,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}
