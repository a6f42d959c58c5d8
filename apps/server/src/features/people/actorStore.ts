// Permissions of users, for the other features.
import { type Actor, type Features, permissionValuesSchema } from '@schooldog/domain/permissions';
import { type TasksSettings, workOrderRulesFor } from '@schooldog/domain/workOrders';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { users } from '../../platform/identity/schema.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../platform/work/work.ts';

const actorColumns = {
  userId: users.id,
  role: users.role,
  isDistrictLevel: users.isDistrictLevel,
  roleSchoolIds: users.roleSchoolIds,
  isSchoolDogStaff: users.isSchoolDogStaff,
  isDisabled: users.isDisabled,
  isPrimarilyTaskUser: users.isPrimarilyTaskUser,
  permissions: users.permissions,
};

const actorsByIds = statement((db, { userIds }: Placeholders<{ userIds: readonly string[] }>) =>
  db
    .select(actorColumns)
    .from(users)
    .where(sql`${users.id} = any(${userIds}::text[])`),
);

/** The current permissions of other users. Deleted users are missing from the answer. */
export async function actorsOf(
  reader: Reader,
  userIds: readonly string[],
  features: Features,
): Promise<Actor[]> {
  const [rows, tasks] = await Promise.all([actorsByIds(reader, { userIds }), readTasksSettings(reader)]);
  return rows.map((row) => actorFrom(row, features, tasks));
}

/** As they chose them; null for the language of the district. */
export async function languagesOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await reader
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, language }) => [id, language]));
}

/** Enabled users of whom the rule holds now, to tell them all. */
export async function userIdsWho(
  work: Pick<Work, 'tx' | 'now'>,
  features: Features,
  holds: (actor: Actor) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for await (const actors of enabledActors(work.tx, features, { before: work.now.toISOString() }))
    found.push(...actors.filter(holds).map(({ userId }) => userId));
  return found;
}

const actorsAtOnce = 500;

/** All enabled users who existed before that time, in batches of some hundred. */
export async function* enabledActors(
  reader: Reader,
  features: Features,
  { before }: { before: string },
): AsyncGenerator<Actor[]> {
  const tasks = await readTasksSettings(reader);
  for (let after = ''; ;) {
    const rows = await reader
      .select(actorColumns)
      .from(users)
      .where(and(gt(users.id, after), eq(users.isDisabled, false), lt(users.timeCreated, new Date(before))))
      .orderBy(asc(users.id))
      .limit(actorsAtOnce);
    yield rows.map((row) => actorFrom(row, features, tasks));
    const last = rows.at(-1);
    if (last === undefined || rows.length < actorsAtOnce) return;
    after = last.userId;
  }
}

type ActorRow = Omit<Actor, 'permissions' | 'features' | 'workOrderRules'> &
  Readonly<{ permissions: unknown }>;

function actorFrom(row: ActorRow, features: Features, tasks: TasksSettings): Actor {
  const permissions = permissionValuesSchema.parse(row.permissions);
  return { ...row, permissions, features, workOrderRules: workOrderRulesFor(tasks, row.userId) };
}

export async function isEnabledAddress(reader: Reader, email: string): Promise<boolean> {
  const [row] = await reader
    .select({ isDisabled: users.isDisabled })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return row !== undefined && !row.isDisabled;
}

/** The enabled accounts with these addresses, which are in lower case. */
export async function accountsWithEmails(reader: Reader, emails: readonly string[]) {
  return reader
    .select({ userId: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.isDisabled, false)));
}
