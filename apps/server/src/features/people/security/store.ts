// The security log, newest first, one page at a time. The cursor is time and id.
import type { SecurityEventKind } from '@schooldog/contract/people';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { byTime, isOlderThan, keysetPage, type TimeKey } from '../../../platform/database/keysetPage.ts';
import { securityEvents } from '../../../platform/identity/schema.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function pageOfEvents(
  reader: Reader,
  wanted: {
    kinds?: readonly SecurityEventKind[] | undefined;
    userId?: string | undefined;
    before?: string | undefined;
    limit: number;
  },
): Promise<{ events: SecurityEventRow[]; next: string | null }> {
  const { kinds, userId, before, limit: size } = wanted;
  const read = async (after: TimeKey | null, limit: number) =>
    reader
      .select()
      .from(securityEvents)
      .where(
        and(
          kinds === undefined || kinds.length === 0 ? undefined : inArray(securityEvents.kind, [...kinds]),
          userId === undefined ? undefined : eq(securityEvents.userId, userId),
          after === null ? undefined : isOlderThan(after, securityEvents),
        ),
      )
      .orderBy(desc(securityEvents.time), desc(securityEvents.id))
      .limit(limit);
  const { rows: events, next } = await keysetPage({
    cursor: before,
    size,
    key: byTime((row: SecurityEventRow) => row),
    read,
  });
  return { events, next };
}
