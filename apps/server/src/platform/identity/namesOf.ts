import { inArray } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { formerPeople, users } from './schema.ts';

/** Also of deleted users: their records stay readable under their name. */
export async function namesOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .unionAll(
      reader
        .select({ id: formerPeople.id, name: formerPeople.name })
        .from(formerPeople)
        .where(inArray(formerPeople.id, ids)),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
