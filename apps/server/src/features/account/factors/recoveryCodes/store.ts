import { and, count, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../../platform/database/database.ts';
import { recoveryCodes } from '../../../../platform/identity/schema.ts';

export async function unusedRecoveryCodes(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ unused: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.timeUsed)));
  return row?.unused ?? 0;
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function insertRecoveryCodes(
  tx: Transaction,
  rows: (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await tx.insert(recoveryCodes).values(rows);
}

/** True for the first use only. */
export async function takeRecoveryCode(
  tx: Transaction,
  which: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { id, userId, codeHash, timeUsed } = recoveryCodes;
  const taken = await tx
    .update(recoveryCodes)
    .set({ timeUsed: which.now })
    .where(and(eq(userId, which.userId), eq(codeHash, which.codeHash), isNull(timeUsed)))
    .returning({ id });
  return taken.length === 1;
}
