// Sent codes and pending enrollments, each bound to one session.
import { codeLimits } from '@schooldog/domain/account';
import { problem } from '@schooldog/domain/problems';
import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../../../platform/database/sqlState.ts';
import { type ChallengePurpose, factorChallenges } from '../../../../platform/identity/schema.ts';

export type Challenge = typeof factorChallenges.$inferSelect;
type Which = Readonly<{ id: string; sessionId: string; purpose: ChallengePurpose }>;

/** One per purpose and session: a new one invalidates the previous one. */
export async function replaceChallenge(
  tx: Transaction,
  challenge: Omit<typeof factorChallenges.$inferInsert, 'expiresAt'> & { timeCreated: Date },
): Promise<void> {
  await dropChallenges(tx, challenge);
  const expiresAt = new Date(challenge.timeCreated.getTime() + codeLimits.lifetimeMilliseconds);
  try {
    await tx.insert(factorChallenges).values({ ...challenge, expiresAt });
  } catch (error) {
    // The session ended while this request was under way.
    throw sqlStateOf(error) === sqlStates.foreignKeyViolation ? problem('session.needed') : error;
  }
}

export async function dropChallenges(
  tx: Transaction,
  which: { sessionId: string; purpose: ChallengePurpose },
): Promise<void> {
  const { sessionId, purpose } = factorChallenges;
  await tx.delete(factorChallenges).where(and(eq(sessionId, which.sessionId), eq(purpose, which.purpose)));
}

/** Counts one attempt in the same statement that checks whether one is left; null when none is. */
export async function countTry(tx: Transaction, which: Which, now: Date): Promise<Challenge | null> {
  const [challenge] = await tx
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(
      and(matching(which), lt(factorChallenges.tries, codeLimits.tries), gt(factorChallenges.expiresAt, now)),
    )
    .returning();
  return challenge ?? null;
}

/** Whether it has not expired and only its attempts are used up. */
export async function isUsedUp(tx: Transaction, which: Which, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: factorChallenges.id })
    .from(factorChallenges)
    .where(and(matching(which), gt(factorChallenges.expiresAt, now)));
  return rows.length > 0;
}

export async function lastSent(reader: Reader, sessionId: string): Promise<Date | null> {
  const [last] = await reader
    .select({ time: factorChallenges.timeCreated })
    .from(factorChallenges)
    .where(and(eq(factorChallenges.sessionId, sessionId), isNotNull(factorChallenges.codeHash)))
    .orderBy(desc(factorChallenges.timeCreated))
    .limit(1);
  return last?.time ?? null;
}

export async function hasChallenge(
  reader: Reader,
  which: { sessionId: string; purpose: ChallengePurpose; now: Date },
): Promise<boolean> {
  const { id, sessionId, purpose, expiresAt } = factorChallenges;
  const rows = await reader
    .select({ id })
    .from(factorChallenges)
    .where(and(eq(sessionId, which.sessionId), eq(purpose, which.purpose), gt(expiresAt, which.now)));
  return rows.length > 0;
}

function matching({ id, sessionId, purpose }: Which) {
  return and(
    eq(factorChallenges.id, id),
    eq(factorChallenges.sessionId, sessionId),
    eq(factorChallenges.purpose, purpose),
  );
}
