import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';
import { formerPeople, users } from './schema.ts';

const byIds = statement((db, { ids }: Placeholders<{ ids: readonly string[] }>) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${ids}::text[])`)
    .unionAll(
      db
        .select({ id: formerPeople.id, name: formerPeople.name })
        .from(formerPeople)
        .where(sql`${formerPeople.id} = any(${ids}::text[])`),
    ),
);

/** Also of deleted users: their records stay readable under their name. */
export async function namesOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows = await byIds(reader, { ids });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
