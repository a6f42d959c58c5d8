import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { eopUpdateRequests } from './schema.ts';

type Request = typeof eopUpdateRequests.$inferSelect;

/** Undefined when this person has not asked since then. */
export async function lastRequest(
  tx: Transaction,
  { componentId, userId, since }: Pick<Request, 'componentId' | 'userId'> & Readonly<{ since: Date }>,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ timeSent: eopUpdateRequests.timeSent })
    .from(eopUpdateRequests)
    .where(
      and(
        eq(eopUpdateRequests.componentId, componentId),
        eq(eopUpdateRequests.userId, userId),
        gt(eopUpdateRequests.timeSent, since),
      ),
    );
  return row?.timeSent;
}

export async function saveRequest(tx: Transaction, request: Request): Promise<void> {
  const { timeSent } = request;
  await tx
    .insert(eopUpdateRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [eopUpdateRequests.componentId, eopUpdateRequests.userId],
      set: { timeSent },
    });
}
