import { and, desc, gte, inArray, lt } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { byTime, isOlderThan, keysetPage, type TimeKey } from '../database/keysetPage.ts';
import { staffReads } from './schema.ts';

export type StaffReadRow = typeof staffReads.$inferSelect;

type Wanted = Readonly<{
  userIds?: readonly string[] | undefined;
  from: Date | null;
  until: Date | null;
  before?: string | undefined;
  size: number;
}>;

export async function pageOfStaffReads(
  reader: Reader,
  { userIds = [], from, until, before: cursor, size }: Wanted,
): Promise<{ reads: StaffReadRow[]; next: string | null }> {
  const read = async (after: TimeKey | null, limit: number) =>
    reader
      .select()
      .from(staffReads)
      .where(
        and(
          userIds.length === 0 ? undefined : inArray(staffReads.userId, [...userIds]),
          from === null ? undefined : gte(staffReads.time, from),
          until === null ? undefined : lt(staffReads.time, until),
          after === null ? undefined : isOlderThan(after, staffReads),
        ),
      )
      .orderBy(desc(staffReads.time), desc(staffReads.id))
      .limit(limit);
  const { rows: reads, next } = await keysetPage({
    cursor,
    size,
    key: byTime((row: StaffReadRow) => row),
    read,
  });
  return { reads, next };
}
