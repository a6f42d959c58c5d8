// Accounts as their managers see and change them.
import type { Patch } from '@schooldog/domain/kernel';
import { dialable, type UserStatus } from '@schooldog/domain/people';
import type { Permission, Role } from '@schooldog/domain/permissions';
import {
  and,
  arrayOverlaps,
  asc,
  count,
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
  users,
} from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { operations } from '../../platform/operations/schema.ts';
import { rateLimits } from '../../platform/rateLimit/schema.ts';
import { holdsWord, isHolderOf } from '../picker/index.ts';

// Tables are named with their columns here: of a single table, columns come out bare and would mean the inner one's.
/** Has chosen a password or come in some other way, so is no longer only invited. */
const isSetUp = sql<boolean>`(${users.timeLastSignedIn} is not null
  or exists (select from ${passwords} where ${passwords}.user_id = ${users}.id)
  or exists (select from ${providerAccounts} where ${providerAccounts}.user_id = ${users}.id))`;
const hasSecondFactor = sql<boolean>`exists (select from ${secondFactors} where ${secondFactors}.user_id = ${users}.id)`;

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
export type NameKey = Readonly<{ lastName: string; firstName: string; id: string }>;

export async function userPage(
  reader: Reader,
  wanted: Wanted,
  page: { after: NameKey | null; limit: number },
) {
  return reader
    .select(listedColumns)
    .from(users)
    .where(and(matches(wanted), page.after === null ? undefined : isAfter(page.after)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(page.limit);
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

function isAfter({ lastName, firstName, id }: NameKey): SQL {
  return sql`(${users.lastName}, ${users.firstName}, ${users.id}) > (${lastName}, ${firstName}, ${id})`;
}

export async function findUser(reader: Reader, userId: string) {
  const [row] = await reader.select(userColumns).from(users).where(eq(users.id, userId));
  return row;
}

/** Whoever changes an account takes turns, so that each difference is taken from what was really there. */
export async function lockUser(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(eq(users.id, userId)).for('update');
  return row;
}

export async function lockUserByEmail(tx: Transaction, email: string): Promise<UserRow | undefined> {
  const [row] = await tx.select(userColumns).from(users).where(eq(users.email, email)).for('update');
  return row;
}

/** Which of the two is taken, if one is; nobody gets the id of somebody who was deleted. */
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

/** Those of the ids that no school has. The schools feature itself uses this one, so it cannot be asked. */
export async function unknownSchools(reader: Reader, schoolIds: readonly string[]): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(
    sql`select id from jsonb_array_elements_text(${JSON.stringify(schoolIds)}::jsonb) as asked (id)
      where not exists (select from schools where schools.id = asked.id)`,
  );
  return rows.map(({ id }) => id);
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
 * For good. Whatever belongs to the account goes with its row; here goes what names the person elsewhere: answers
 * kept for repeated requests, messages to their address, and the counters of their tries.
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
  // Keys are a prefix and the address, sometimes with the place of the tries after it.
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
