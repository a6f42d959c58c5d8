import { type Patch, patched } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { type School, type SchoolLink, schoolListRules } from '@schooldog/domain/schools';
import { asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { updateRow } from '../../platform/database/writeRow.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import type { Work } from '../../platform/work/work.ts';
import { schools } from './schema.ts';

export type SchoolRow = typeof schools.$inferSelect;
export type SchoolColumns = Omit<SchoolRow, 'id' | 'links' | 'timeCreated' | 'timeUpdated'>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select().from(schools).where(eq(schools.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select().from(schools).where(eq(schools.id, id)).for('update'),
);
const everySchool = statement((db) => db.select().from(schools).orderBy(asc(schools.name), asc(schools.id)));
const names = statement((db) =>
  db.select({ id: schools.id, name: schools.name }).from(schools).orderBy(asc(schools.name), asc(schools.id)),
);

/** With all their details, for those who may see the whole district. */
export async function listSchools(reader: Reader, viewer: Actor): Promise<SchoolRow[]> {
  requireMay(schoolListRules.view, viewer, null);
  return everySchool(reader, {});
}

export async function schoolNames(reader: Reader): Promise<{ id: string; name: string }[]> {
  return names(reader, {});
}

export async function findSchool(reader: Reader, schoolId: string): Promise<SchoolRow | undefined> {
  const [row] = await byId(reader, { id: schoolId });
  return row;
}

/** Locks the row, so that concurrent saves are serialized and each difference is taken from what was really there. */
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

/** `before` is the locked row, so the new one is known without asking for it. */
export function updateSchool(
  work: Pick<Work, 'defer' | 'now'>,
  before: SchoolRow,
  change: Patch<SchoolColumns & { links: SchoolLink[] }>,
): SchoolRow {
  const after = patched(before, { ...change, timeUpdated: work.now });
  work.defer(updateRow(schools, before.id, { ...change, timeUpdated: work.now }));
  return after;
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
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}
