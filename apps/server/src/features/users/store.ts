// Names and addresses of people, for the other features and for the house itself.
import { isDistrictRole, roles } from '@schooldog/domain/permissions';
import { eq, inArray } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { formerPeople, passwords, users } from '../../platform/identity/schema.ts';

/** Everybody as one JSON text, by name. The rows hold it ready, and only who counts as district is asked anew. */
export async function peopleJson(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ people: string | null }>({ ...everybody, values: [districtRoles] });
  return `[${rows[0]?.people ?? ''}]`;
}

const districtRoles = roles.filter(isDistrictRole);
const everybody = {
  name: 'everybody',
  // Sorted inside the aggregate: reading the wide rows through the index by name takes a third longer.
  text: `select string_agg(case when is_school_dog_staff or is_district_level or role = any($1)
      then '{"isDistrictUser":true,' else '{"isDistrictUser":false,' end || list_entry, ','
      order by last_name, first_name, id) as people
    from users`,
};

/** Another whenever a person was added, changed or deleted: a changed row is written by a later transaction. */
export async function peopleVersion(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(versionOfEverybody);
  return rows[0]?.version ?? '';
}

const versionOfEverybody = {
  name: 'version-of-everybody',
  text: `select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) as version from users`,
};

/** Also of people who were deleted: their records stay readable under their name. */
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

export async function isEnabledAddress(reader: Reader, email: string): Promise<boolean> {
  const [row] = await reader
    .select({ isDisabled: users.isDisabled })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return row !== undefined && !row.isDisabled;
}

export async function hasAnyUser(reader: Reader): Promise<boolean> {
  const rows = await reader.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
}

export async function savePassword(
  tx: Transaction,
  person: { userId: string; hash: string; now: Date },
): Promise<void> {
  const { userId, hash, now } = person;
  await tx
    .insert(passwords)
    .values({ userId, hash, timeUpdated: now })
    .onConflictDoUpdate({ target: passwords.userId, set: { hash, timeUpdated: now } });
}
