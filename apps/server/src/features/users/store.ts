import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { accounts, users, verifications } from '../../platform/identity/schema.ts';

export async function people(reader: Reader) {
  return reader
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      title: users.title,
      role: users.role,
      isDistrictLevel: users.isDistrictLevel,
      roleSchoolIds: users.roleSchoolIds,
      isSchoolDogStaff: users.isSchoolDogStaff,
      isDisabled: users.isDisabled,
    })
    .from(users)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}

export async function namesOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function isEnabledAddress(reader: Reader, email: string): Promise<boolean> {
  const [row] = await reader
    .select({ isDisabled: users.isDisabled })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return row !== undefined && !row.isDisabled;
}

export async function setLanguage(
  tx: Transaction,
  userId: string,
  language: string,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ language, timeUpdated: now }).where(eq(users.id, userId));
}

export async function hasAnyUser(reader: Reader): Promise<boolean> {
  const rows = await reader.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertUserWithPassword(
  tx: Transaction,
  person: { user: typeof users.$inferInsert; accountId: string; passwordHash: string },
): Promise<void> {
  const { user, accountId, passwordHash } = person;
  await tx.insert(users).values(user);
  await tx.insert(accounts).values({
    id: accountId,
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: passwordHash,
  });
}

export async function replaceVerification(
  tx: Transaction,
  row: typeof verifications.$inferInsert,
): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.identifier, row.identifier));
  await tx.insert(verifications).values(row);
}

/** True for the one caller who brings the right value in time; it is used up by that. */
export async function takeVerification(
  tx: Transaction,
  identifier: string,
  value: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifier),
        eq(verifications.value, value),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning({ id: verifications.id });
  return taken.length === 1;
}
