// Second factors, and the users and sessions they belong to.
import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { passwords, secondFactors, sessions, users } from '../../../platform/identity/schema.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

export async function factorsOf(reader: Reader, userId: string): Promise<FactorRow[]> {
  return reader
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(secondFactors.timeCreated), asc(secondFactors.id));
}

/** False when the phone is another user's factor, or the user already has one of the kind. */
export async function insertFactor(
  tx: Transaction,
  factor: typeof secondFactors.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ id: secondFactors.id });
  return inserted.length === 1;
}

export async function deleteFactor(
  tx: Transaction,
  which: { factorId: string; userId: string },
): Promise<FactorRow | null> {
  const [factor] = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.id, which.factorId), eq(secondFactors.userId, which.userId)))
    .returning();
  return factor ?? null;
}

export async function deleteFactorsSince(
  tx: Transaction,
  which: { userId: string; since: Date },
): Promise<void> {
  const { userId, timeCreated } = secondFactors;
  await tx.delete(secondFactors).where(and(eq(userId, which.userId), gte(timeCreated, which.since)));
}

/** True for the first use of the code of this time step. */
export async function takeTimeStep(tx: Transaction, factorId: string, timeStep: number): Promise<boolean> {
  const { id, lastTimeStep } = secondFactors;
  const taken = await tx
    .update(secondFactors)
    .set({ lastTimeStep: timeStep })
    .where(and(eq(id, factorId), or(isNull(lastTimeStep), lt(lastTimeStep, timeStep))))
    .returning({ id });
  return taken.length === 1;
}

/**
 * The user, locked, and the session as it is now. Everything that concerns the sign-in of one user is serialized, so
 * that nothing here can be raced.
 */
export async function lockAccount(tx: Transaction, which: { userId: string; sessionId: string }) {
  const [person] = await tx
    .select({
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
      isDisabled: users.isDisabled,
      isSchoolDogStaff: users.isSchoolDogStaff,
    })
    .from(users)
    .where(eq(users.id, which.userId))
    .for('update');
  // Read after the lock was acquired: another request may have ended the session in between.
  const [session] = await tx
    .select({
      id: sessions.id,
      secondFactor: sessions.secondFactor,
      way: sessions.way,
      address: sessions.address,
      userAgent: sessions.userAgent,
      timeAuthenticated: sessions.timeAuthenticated,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.id, which.sessionId), eq(sessions.userId, which.userId)));
  return person === undefined || session === undefined ? null : { person, session };
}
export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

export async function updateSession(
  tx: Transaction,
  sessionId: string,
  change: Partial<Pick<typeof sessions.$inferInsert, 'secondFactor' | 'timeAuthenticated'>>,
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, sessionId));
}

export async function hasPassword(reader: Reader, userId: string): Promise<boolean> {
  const rows = await reader
    .select({ userId: passwords.userId })
    .from(passwords)
    .where(eq(passwords.userId, userId));
  return rows.length > 0;
}
