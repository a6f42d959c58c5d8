// Unclaimed files are deleted after 30 days; until then one person must not fill the disk. An upload reserves its
// bytes before it is read, so uploads at the same time, through any process, share what is left.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database, Db, Transaction } from '../database/database.ts';
import { uploadReservations } from './schema.ts';

const hourMilliseconds = 60 * 60 * 1000;
const dayMilliseconds = 24 * hourMilliseconds;
/** Far longer than a request may take: what is older was left by a process that was killed. */
const longestUpload = hourMilliseconds;

export type Reserved = Readonly<{ fileId: string; userId: string; bytes: number }>;

/** Reserves the bytes while `run` receives them. */
export async function withReservation<Answer>(
  { database, clock, limit }: { database: Database; clock: () => Date; limit: number },
  reserved: Reserved,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const id = makeId(randomBytes);
  const now = clock();
  await database.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${reserved.userId}`}, 0))`);
    const used = await usedBytes(tx, reserved.userId, now);
    if (used + reserved.bytes > limit) throw problem('file.tooManyUnused', { retryAfterSeconds: 60 * 60 });
    await tx.insert(uploadReservations).values({ id, ...reserved, timeReserved: now });
  });
  try {
    return await run();
  } finally {
    await database.db.delete(uploadReservations).where(eq(uploadReservations.id, id));
  }
}

/** In one statement, so that an upload that is being stored counts once: as its file, or as its reservation. */
async function usedBytes(tx: Transaction, userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - dayMilliseconds).toISOString();
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    select (
        select coalesce(sum(size), 0) from files
        where owner_type is null and uploaded_by_user_id = ${userId} and time_created >= ${since}::timestamptz
      ) + (
        select coalesce(sum(bytes), 0) from upload_reservations r
        where user_id = ${userId} and time_reserved >= ${oldest(now).toISOString()}::timestamptz
          and not exists (select from files f where f.id = r.file_id)
      ) as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}

export async function deleteOldReservations(db: Db, now: Date): Promise<void> {
  await db.delete(uploadReservations).where(lt(uploadReservations.timeReserved, oldest(now)));
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - longestUpload);
}
