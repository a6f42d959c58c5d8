import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { passwords, users } from '../../platform/identity/schema.ts';

const { id, email, firstName, lastName, phoneNumber, language, isDisabled } = users;
const personFields = { id, email, firstName, lastName, phoneNumber, language, isDisabled };

export type SignInPerson = NonNullable<Awaited<ReturnType<typeof personOf>>>;

export async function personOf(reader: Reader, userId: string | null) {
  if (userId === null) return null;
  const [person] = await reader.select(personFields).from(users).where(eq(users.id, userId));
  return person ?? null;
}

export async function personWithEmail(reader: Reader, address: string): Promise<SignInPerson | null> {
  const [person] = await reader.select(personFields).from(users).where(eq(users.email, address));
  return person ?? null;
}

/** Using a link that was sent to the mailbox verifies the address. */
export async function markEmailVerified(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ emailVerified: true, timeUpdated: now }).where(eq(users.id, userId));
}

export async function saveContact(
  tx: Transaction,
  userId: string,
  contact: { firstName: string; lastName: string; phoneNumber: string | null },
  now: Date,
): Promise<typeof users.$inferSelect | undefined> {
  const [account] = await tx
    .update(users)
    .set({ ...contact, timeUpdated: now })
    .where(eq(users.id, userId))
    .returning();
  return account;
}

export async function removePassword(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passwords).where(eq(passwords.userId, userId));
}

export async function hasAnyUser(reader: Reader): Promise<boolean> {
  const rows = await reader.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
}
