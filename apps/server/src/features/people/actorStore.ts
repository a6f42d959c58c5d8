// Permissions of users, for the other features.
import { type Actor, type Features, permissionValuesSchema } from '@schooldog/domain/permissions';
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { users } from '../../platform/identity/schema.ts';

const actorColumns = {
  userId: users.id,
  role: users.role,
  isDistrictLevel: users.isDistrictLevel,
  roleSchoolIds: users.roleSchoolIds,
  isSchoolDogStaff: users.isSchoolDogStaff,
  isDisabled: users.isDisabled,
  permissions: users.permissions,
};

/** The current permissions of other users. Deleted users are missing from the answer. */
export async function actorsOf(
  reader: Reader,
  userIds: readonly string[],
  features: Features,
): Promise<Actor[]> {
  const rows = await reader
    .select(actorColumns)
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return rows.map((row) => actorFrom(row, features));
}

const actorsAtOnce = 500;

/** All enabled users who existed before that time, in batches of some hundred. */
export async function* enabledActors(
  reader: Reader,
  features: Features,
  { before }: { before: string },
): AsyncGenerator<Actor[]> {
  for (let after = ''; ;) {
    const rows = await reader
      .select(actorColumns)
      .from(users)
      .where(and(gt(users.id, after), eq(users.isDisabled, false), lt(users.timeCreated, new Date(before))))
      .orderBy(asc(users.id))
      .limit(actorsAtOnce);
    yield rows.map((row) => actorFrom(row, features));
    const last = rows.at(-1);
    if (last === undefined || rows.length < actorsAtOnce) return;
    after = last.userId;
  }
}

type ActorRow = Omit<Actor, 'permissions' | 'features'> & Readonly<{ permissions: unknown }>;

function actorFrom(row: ActorRow, features: Features): Actor {
  return { ...row, permissions: permissionValuesSchema.parse(row.permissions), features };
}

export async function isEnabledAddress(reader: Reader, email: string): Promise<boolean> {
  const [row] = await reader
    .select({ isDisabled: users.isDisabled })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return row !== undefined && !row.isDisabled;
}
