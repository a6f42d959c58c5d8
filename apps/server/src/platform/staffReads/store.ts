import { and, desc, gte, inArray, lt, sql } from 'drizzle-orm';
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

const mostAboutRecord = 200;

type About = Readonly<{
  procedures: readonly string[];
  /** The field of the input that names the record. */
  field: string;
  recordId: string;
  from: Date | null;
  until: Date | null;
}>;

/** What was read of one record, newest first. */
export async function staffReadsAbout(
  reader: Reader,
  { procedures, field, recordId, from, until }: About,
): Promise<Pick<StaffReadRow, 'time' | 'userId' | 'procedure'>[]> {
  return reader
    .select({ time: staffReads.time, userId: staffReads.userId, procedure: staffReads.procedure })
    .from(staffReads)
    .where(
      and(
        inArray(staffReads.procedure, [...procedures]),
        sql`${staffReads.input} ->> ${field} = ${recordId}`,
        from === null ? undefined : gte(staffReads.time, from),
        until === null ? undefined : lt(staffReads.time, until),
      ),
    )
    .orderBy(desc(staffReads.time), desc(staffReads.id))
    .limit(mostAboutRecord);
}
