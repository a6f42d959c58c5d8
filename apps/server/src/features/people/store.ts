// Accounts as their managers see and change them.
import type { Patch } from '@schooldog/domain/kernel';
import { dialable, type UserOrder, type UserStatus } from '@schooldog/domain/people';
import { type Permission, type Role, roles as knownRoles } from '@schooldog/domain/permissions';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  like,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import {
  formerPeople,
  passwords,
  providerAccounts,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { operations } from '../../platform/operations/schema.ts';
import { rateLimits } from '../../platform/rateLimit/schema.ts';
import { holdsWord, isHolderOf } from '../picker/index.ts';

// Tables are named with their columns here: of a single table, columns come out bare and would refer to the
// inner one.
/** Has chosen a password or signed in some other way, so is no longer only invited. */
export const isSetUp = sql<boolean>`(${users.timeLastSignedIn} is not null
  or exists (select from ${passwords} where ${passwords}.user_id = ${users}.id)
  or exists (select from ${providerAccounts} where ${providerAccounts}.user_id = ${users}.id))`;
export const hasSecondFactor = sql<boolean>`exists (select from ${secondFactors} where ${secondFactors}.user_id = ${users}.id)`;
/** Sessions that ended are gone, so the last sign-in counts too. */
export const timeLastActive = sql<Date | null>`greatest(${users.timeLastSignedIn},
  (select max(${sessions}.time_seen) from ${sessions} where ${sessions}.user_id = ${users}.id))`.mapWith(
  users.timeLastSignedIn,
);

const listedColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  title: users.title,
  role: users.role,
  isDistrictLevel: users.isDistrictLevel,
  roleSchoolIds: users.roleSchoolIds,
  isSchoolDogStaff: users.isSchoolDogStaff,
  isDisabled: users.isDisabled,
  timeLastSignedIn: users.timeLastSignedIn,
  timeLastActive,
  isSetUp,
  hasSecondFactor,
};
const userColumns = {
  ...listedColumns,
  emailVerified: users.emailVerified,
  phoneNumber: users.phoneNumber,
  permissions: users.permissions,
  isPrimarilyTaskUser: users.isPrimarilyTaskUser,
  alwaysShowTakePicture: users.alwaysShowTakePicture,
  autoSignOutData: users.autoSignOutData,
  communicationPreferences: users.communicationPreferences,
  dashboardOrder: users.dashboardOrder,
  disabledMetadata: users.disabledMetadata,
  language: users.language,
  timeCreated: users.timeCreated,
  timeUpdated: users.timeUpdated,
};
export type ListedRow = Awaited<ReturnType<typeof userPage>>[number];
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
export type UserColumns = Patch<
  Omit<typeof users.$inferInsert, 'id' | 'email' | 'timeCreated' | 'timeUpdated'>
>;

export type Wanted = Readonly<{
  words: readonly string[];
  roles: readonly Role[];
  schoolIds: readonly string[];
  statuses: readonly UserStatus[];
  permission: Permission | null;
}>;
export type Order = Readonly<{ by: UserOrder; isDescending: boolean }>;
/** `rank` is what comes before the name; 0 for everyone where the list is ordered by name alone. */
export type PersonKey = Readonly<{ rank: number; lastName: string; firstName: string; id: string }>;

export async function userPage(
  reader: Reader,
  wanted: Wanted,
  order: Order,
  page: { after: PersonKey | null; limit: number },
) {
  const rank = rankOf(order);
  const inOrder = order.by === 'name' && order.isDescending ? desc : asc;
  const names = [inOrder(users.lastName), inOrder(users.firstName), inOrder(users.id)];
  return reader
    .select({ ...listedColumns, rank })
    .from(users)
    .where(and(matches(wanted), page.after === null ? undefined : isAfter(order, page.after)))
    .orderBy(...(order.by === 'name' ? names : [asc(rank), ...names]))
    .limit(page.limit);
}

const ranks: Readonly<Record<Exclude<UserOrder, 'name'>, SQL>> = {
  // As roles are listed everywhere, with provider staff before them and old roles after them.
  role: sql`case when ${users.isSchoolDogStaff} then 0
    else coalesce(array_position(${sql.param([...knownRoles])}::text[], ${users.role}), 1000) end`,
  lastActive: sql`coalesce(extract(epoch from ${timeLastActive}) * 1000, 0)`,
};

/** People of the same rank stay in the order of their names, whichever way the ranks go. */
function rankOf({ by, isDescending }: Order): SQL<number> {
  if (by === 'name') return sql<number>`0::float8`;
  return isDescending ? sql<number>`(-(${ranks[by]}))::float8` : sql<number>`(${ranks[by]})::float8`;
}

export async function countUsers(reader: Reader, wanted: Wanted): Promise<number> {
  const [row] = await reader.select({ found: count() }).from(users).where(matches(wanted));
  return row?.found ?? 0;
}

const statusIs: Readonly<Record<UserStatus, SQL | undefined>> = {
  disabled: eq(users.isDisabled, true),
  invited: and(eq(users.isDisabled, false), not(isSetUp)),
  active: and(eq(users.isDisabled, false), isSetUp),
};

function matches(wanted: Wanted): SQL | undefined {
  const { words, roles, schoolIds, statuses, permission } = wanted;
  return and(
    ...words.map((word) => holdsWord(users.searchText, word)),
    roles.length === 0 ? undefined : inArray(users.role, [...roles]),
    schoolIds.length === 0 ? undefined : arrayOverlaps(users.roleSchoolIds, [...schoolIds]),
    statuses.length === 0 ? undefined : or(...statuses.map((status) => statusIs[status])),
    permission === null ? undefined : isHolderOf(permission),
  );
}

function isAfter(order: Order, { rank, lastName, firstName, id }: PersonKey): SQL {
  const names = sql`${users.lastName}, ${users.firstName}, ${users.id}`;
  if (order.by !== 'name')
    return sql`(${rankOf(order)}, ${names}) > (${rank}::float8, ${lastName}, ${firstName}, ${id})`;
  const comes = order.isDescending ? sql`<` : sql`>`;
  return sql`(${names}) ${comes} (${lastName}, ${firstName}, ${id})`;
}

export async function findUser(reader: Reader, userId: string) {
  const [row] = await reader.select(userColumns).from(users).where(eq(users.id, userId));
  return row;
}

/** Locks the row, so that concurrent changes are serialized and each difference is taken from the stored state. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(eq(users.id, userId)).for('update');
  return row;
}

export async function lockUserByEmail(tx: Transaction, email: string): Promise<UserRow | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(eq(users.email, email)).for('update');
  return row;
}

/** Which of the two is taken, if one is; the id of a deleted user is never reused. */
export async function addUser(
  tx: Transaction,
  user: typeof users.$inferInsert,
): Promise<'added' | 'idTaken' | 'emailTaken'> {
  const former = await tx
    .select({ id: formerPeople.id })
    .from(formerPeople)
    .where(eq(formerPeople.id, user.id));
  if (former.length > 0) return 'idTaken';
  const added = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (added.length > 0) return 'added';
  return (await findUser(tx, user.id)) === undefined ? 'emailTaken' : 'idTaken';
}

export async function updateUser(
  tx: Transaction,
  userId: string,
  change: UserColumns,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, timeUpdated: now })
    .where(eq(users.id, userId));
}

/** People with a role at a school, or with a permission for it. */
export async function peopleAtSchool(reader: Reader, { schoolId }: Readonly<{ schoolId: string }>) {
  const isNamed = sql`exists (select from jsonb_each(${users.permissions}) held
    where held.value -> 'forSchools' ? ${schoolId})`;
  const [row] = await reader
    .select({ count: count() })
    .from(users)
    .where(or(arrayOverlaps(users.roleSchoolIds, [schoolId]), isNamed));
  return { kind: 'people' as const, count: row?.count ?? 0 };
}

/** Returns how many factors there were. */
export async function deleteFactorsOf(tx: Transaction, userId: string): Promise<number> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ id: secondFactors.id });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return removed.length;
}

/**
 * Permanently. Everything that belongs to the account is deleted with its row; this deletes what identifies
 * the person elsewhere: answers stored for repeated requests, messages to their address, and the counters
 * of their attempts.
 */
export async function deleteUser(
  tx: Transaction,
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>,
  by: { userId: string; now: Date },
): Promise<void> {
  const { id, firstName, lastName, email } = user;
  const phones = await phonesOf(tx, user);
  await tx.insert(formerPeople).values({
    id,
    name: `${firstName} ${lastName}`,
    deletedByUserId: by.userId,
    timeDeleted: by.now,
  });
  await tx.delete(users).where(eq(users.id, id));
  await tx
    .delete(operations)
    .where(and(like(operations.procedure, 'users.%'), sql`${operations.answer} ->> 'id' = ${id}`));
  const named = [email, ...phones];
  await tx.delete(messages).where(and(isNull(messages.userId), inArray(messages.recipient, named)));
  // Keys are a prefix and the address, sometimes followed by the client's network.
  const isInKey = (address: string) => sql`strpos(${rateLimits.key} || ' ', ${`:${address} `}) > 0`;
  await tx.delete(rateLimits).where(or(...named.map(isInKey)));
}

/** As they were typed and as they are dialled. */
async function phonesOf(tx: Transaction, user: Pick<UserRow, 'id' | 'phoneNumber'>): Promise<string[]> {
  const factors = await tx
    .select({ phoneNumber: secondFactors.phoneNumber })
    .from(secondFactors)
    .where(eq(secondFactors.userId, user.id));
  const digits = [user, ...factors].flatMap(({ phoneNumber }) => phoneNumber ?? []);
  return digits.flatMap((phone) => [phone, dialable(phone)]);
}
