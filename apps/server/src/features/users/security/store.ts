// The security log, newest first, a page at a time. Time and id together are the place in it.
import type { SecurityEventKind } from '@schooldog/contract/users';
import { problem } from '@schooldog/domain/kernel';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
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
  const { kinds, userId, before, limit } = wanted;
  const found = await reader
    .select()
    .from(securityEvents)
    .where(
      and(
        kinds === undefined || kinds.length === 0 ? undefined : inArray(securityEvents.kind, [...kinds]),
        userId === undefined ? undefined : eq(securityEvents.userId, userId),
        before === undefined ? undefined : isBefore(readCursor(before)),
      ),
    )
    .orderBy(desc(securityEvents.time), desc(securityEvents.id))
    .limit(limit + 1);
  const events = found.slice(0, limit);
  const last = events.at(-1);
  return { events, next: last !== undefined && found.length > limit ? cursorOf(last) : null };
}

type Place = Readonly<{ time: Date; id: string }>;

function isBefore({ time, id }: Place) {
  return sql`(${securityEvents.time}, ${securityEvents.id}) < (${time.toISOString()}::timestamptz, ${id})`;
}

function cursorOf({ time, id }: Place): string {
  return Buffer.from(`${time.getTime()}.${id}`).toString('base64url');
}

function readCursor(cursor: string): Place {
  const [, milliseconds, id] =
    /^(\d{1,13})\.([A-Za-z0-9]{20})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (milliseconds === undefined || id === undefined) throw problem('invalid', 'security.badCursor');
  return { time: new Date(Number(milliseconds)), id };
}
