// Codes that were mailed, and the devices on which they were entered.
import { responderLimits } from '@schooldog/domain/responderLinks';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { responderVisits } from '../schema.ts';

const byCookie = statement(
  (db, { linkId, cookieHash, now }: Placeholders<{ linkId: string; cookieHash: string; now: Date }>) =>
    db
      .select({ timeExpires: responderVisits.timeExpires })
      .from(responderVisits)
      .where(
        and(
          eq(responderVisits.linkId, linkId),
          eq(responderVisits.cookieHash, cookieHash),
          gt(responderVisits.timeExpires, now),
        ),
      ),
);

/** When the device with this cookie needs a new code; null when it needs one now. */
export async function visitEnd(
  reader: Reader,
  which: Readonly<{ linkId: string; cookieHash: string; now: Date }>,
): Promise<Date | null> {
  const [row] = await byCookie(reader, which);
  return row?.timeExpires ?? null;
}

export async function insertCode(tx: Transaction, code: typeof responderVisits.$inferInsert): Promise<void> {
  await tx.insert(responderVisits).values(code);
}

type OneCode = Readonly<{ codeId: string; linkId: string }>;

/** Counts one attempt in the statement that checks whether one is left. A code that was entered is used up. */
export async function countTry(tx: Transaction, { codeId, linkId }: OneCode, now: Date) {
  const [row] = await tx
    .update(responderVisits)
    .set({ codeTries: sql`${responderVisits.codeTries} + 1` })
    .where(
      and(
        eq(responderVisits.id, codeId),
        eq(responderVisits.linkId, linkId),
        isNull(responderVisits.cookieHash),
        lt(responderVisits.codeTries, responderLimits.codeTries),
        gt(responderVisits.timeCodeExpires, now),
      ),
    )
    .returning({ codeHash: responderVisits.codeHash, codeTries: responderVisits.codeTries });
  return row;
}

export async function startVisit(
  tx: Transaction,
  codeId: string,
  visit: Readonly<{ cookieHash: string; timeExpires: Date }>,
): Promise<void> {
  await tx.update(responderVisits).set(visit).where(eq(responderVisits.id, codeId));
}

export async function deleteOldVisits(reader: Reader, now: Date): Promise<void> {
  await reader
    .delete(responderVisits)
    .where(
      and(
        lt(responderVisits.timeCodeExpires, now),
        or(isNull(responderVisits.timeExpires), lt(responderVisits.timeExpires, now)),
      ),
    );
}
