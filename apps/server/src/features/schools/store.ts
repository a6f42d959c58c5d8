import type { Patch } from '@schooldog/domain/kernel';
import type { School, SchoolLink } from '@schooldog/domain/schools';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { schools } from './schema.ts';

export type SchoolRow = typeof schools.$inferSelect;
export type SchoolColumns = Omit<SchoolRow, 'id' | 'links' | 'timeCreated' | 'timeUpdated'>;

/** `visible` is what the asker may see, so that no reading can forget it. */
export function schoolStore(reader: Reader, visible: 'all' | readonly string[]) {
  const scope = visible === 'all' ? undefined : inArray(schools.id, [...visible]);
  return {
    list: () => reader.select().from(schools).where(scope).orderBy(asc(schools.name), asc(schools.id)),
  };
}

export async function schoolNames(reader: Reader): Promise<{ id: string; name: string }[]> {
  return reader
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .orderBy(asc(schools.name), asc(schools.id));
}

export async function findSchool(reader: Reader, schoolId: string): Promise<SchoolRow | undefined> {
  const [row] = await reader.select().from(schools).where(eq(schools.id, schoolId));
  return row;
}

/** Two people who save the same school take turns, so that each difference is taken from what was really there. */
export async function lockSchool(tx: Transaction, schoolId: string): Promise<SchoolRow | undefined> {
  const [row] = await tx.select().from(schools).where(eq(schools.id, schoolId)).for('update');
  return row;
}

export async function insertSchool(
  tx: Transaction,
  id: string,
  columns: SchoolColumns,
  now: Date,
): Promise<SchoolRow | undefined> {
  const [row] = await tx
    .insert(schools)
    .values({ ...columns, id, timeCreated: now, timeUpdated: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function updateSchool(
  tx: Transaction,
  schoolId: string,
  change: Patch<SchoolColumns & { links: SchoolLink[] }>,
  now: Date,
): Promise<SchoolRow | undefined> {
  const [row] = await tx
    .update(schools)
    .set({ ...change, timeUpdated: now })
    .where(eq(schools.id, schoolId))
    .returning();
  return row;
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
