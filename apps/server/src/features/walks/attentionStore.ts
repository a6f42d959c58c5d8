// Walks that wait for the viewer, for the card "Needs attention".
import type { AttentionQuery, AttentionRow } from '@schooldog/domain/attention';
import { canOpenWalks, walkLimits } from '@schooldog/domain/walks';
import { and, arrayContains, count, eq, isNull, lte, min } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { walks } from './schema.ts';

export async function walksNeedingAttention(
  reader: Reader,
  { actor, now }: AttentionQuery,
): Promise<AttentionRow[]> {
  if (!canOpenWalks(actor)) return [];
  const [toReview, abandoned] = await Promise.all([
    submittedTo(reader, actor.userId),
    abandonedBy(reader, actor.userId, now),
  ]);
  return [...rowsOf('walksToReview', toReview), ...rowsOf('abandonedWalks', abandoned)];
}

async function submittedTo(reader: Reader, userId: string) {
  return reader
    .select({ count: count(), since: min(walks.timeSubmitted) })
    .from(walks)
    .where(and(eq(walks.status, 'review'), eq(walks.awaitingReviewBy, userId), isNull(walks.timeArchived)));
}

/** The participants have an index; the leader is one of them. */
async function abandonedBy(reader: Reader, userId: string, now: Date) {
  const untouchedSince = new Date(now.getTime() - walkLimits.abandonedMilliseconds);
  return reader
    .select({ count: count(), since: min(walks.timeUpdated) })
    .from(walks)
    .where(
      and(
        eq(walks.status, 'inprogress'),
        arrayContains(walks.participantUserIds, [userId]),
        eq(walks.leaderUserId, userId),
        lte(walks.timeUpdated, untouchedSince),
        isNull(walks.timeArchived),
      ),
    );
}

function rowsOf(
  key: 'walksToReview' | 'abandonedWalks',
  [row]: readonly Readonly<{ count: number; since: Date | null }>[],
): AttentionRow[] {
  if (row === undefined || row.since === null) return [];
  return [{ key, count: row.count, since: row.since.toISOString() }];
}
