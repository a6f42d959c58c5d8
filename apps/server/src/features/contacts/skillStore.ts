import type { Skill } from '@schooldog/domain/contacts';
import { problem } from '@schooldog/domain/problems';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import type { Work } from '../../platform/work/work.ts';
import { contacts, skills, userSkills } from './schema.ts';

export type SkillRow = typeof skills.$inferSelect;

const everySkill = statement((db) =>
  db
    .select()
    .from(skills)
    .orderBy(asc(sql`lower(${skills.name})`)),
);
type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select().from(skills).where(eq(skills.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select().from(skills).where(eq(skills.id, id)).for('update'),
);

export async function listSkillRows(reader: Reader): Promise<SkillRow[]> {
  return everySkill(reader, {});
}

export async function findSkill(reader: Reader, id: string): Promise<SkillRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

export async function lockSkill(tx: Transaction, id: string): Promise<SkillRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

const keep = statement(() => sql<never>`lock table ${skills} in row share mode`);

/**
 * Until this transaction ends no skill is deleted; those that are read from here on stay. It is taken before the lock of
 * who gets them, because a deletion takes both in this order.
 */
export function keepSkills(work: Pick<Work, 'defer'>): void {
  work.defer(keep.with({}));
}

/** Everyone who gives someone a skill has committed, or reads the skills after this transaction. */
export async function claimSkills(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${skills} in exclusive mode`);
}

/** All of them are there. */
export async function requireSkills(reader: Reader, skillIds: readonly string[]): Promise<void> {
  if (skillIds.length === 0) return;
  const known = new Set((await listSkillRows(reader)).map(({ id }) => id));
  if (skillIds.some((id) => !known.has(id))) throw problem('contact.invalidSkill');
}

/** Names and ids are compared with all others, so changes of skills are serialized. */
export async function lockSkills(tx: Transaction): Promise<SkillRow[]> {
  await tx.execute(sql`lock table ${skills} in share row exclusive mode`);
  return listSkillRows(tx);
}

export async function insertSkill(tx: Transaction, row: SkillRow): Promise<void> {
  await tx.insert(skills).values(row);
}

export async function updateSkill(tx: Transaction, row: SkillRow): Promise<void> {
  await tx.update(skills).set(row).where(eq(skills.id, row.id));
}

/** From the people who have it as well. */
export async function removeSkill(tx: Transaction, id: string): Promise<void> {
  await tx.delete(skills).where(eq(skills.id, id));
  for (const table of [contacts, userSkills]) {
    await tx.execute(sql`
      update ${table} set skill_ids = array_remove(skill_ids, ${id}) where ${id} = any(skill_ids)`);
  }
}

/** Contacts and people with an account, at all schools. */
export async function peopleWithSkill(reader: Reader, id: string): Promise<number> {
  let people = 0;
  for (const table of [contacts, userSkills]) {
    const [row] = await reader
      .select({ count: count() })
      .from(table)
      .where(sql`${id} = any(${table.skillIds})`);
    people += row?.count ?? 0;
  }
  return people;
}

/** The schools whose lists name it. */
export async function schoolsWithSkill(reader: Reader, id: string): Promise<string[]> {
  const rows = await reader
    .select({ schoolId: contacts.schoolId })
    .from(contacts)
    .where(sql`${id} = any(${contacts.skillIds})`)
    .union(
      reader
        .select({ schoolId: userSkills.schoolId })
        .from(userSkills)
        .where(sql`${id} = any(${userSkills.skillIds})`),
    );
  return rows.map(({ schoolId }) => schoolId);
}

export function presentSkill({ id, name, category }: SkillRow): Skill {
  return { id, name, category };
}
