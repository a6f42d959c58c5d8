import type { DueNotice } from '@schooldog/domain/insights';
import type { Transaction } from '../../../platform/database/database.ts';
import { cycleNotices } from '../schema.ts';

/** True for one transaction only: a concurrent one waits for it, and gets false once it commits. */
export async function claimNotice(
  tx: Transaction,
  { month, kind, now }: Pick<DueNotice, 'month' | 'kind'> & { now: Date },
): Promise<boolean> {
  const claimed = await tx
    .insert(cycleNotices)
    .values({ month, kind, timeCreated: now })
    .onConflictDoNothing()
    .returning({ month: cycleNotices.month });
  return claimed.length === 1;
}
