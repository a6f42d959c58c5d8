// What has had its day is deleted every night: ended sessions, used-up verifications, and operation ids so old that
// no device can still be holding on to their answer.
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sessions, verifications } from '../identity/schema.ts';
import { defineJob, worker, type JobWorker } from '../jobs/jobs.ts';
import { operations } from '../operations/schema.ts';

const keepHouse = defineJob({ name: 'housekeeping', data: z.object({}), cron: '41 2 * * *' });
const operationMemoryDays = 180;

export function housekeepingWorkers(parts: { database: Database; clock(): Date }): JobWorker[] {
  return [worker(keepHouse, () => sweep(parts.database, parts.clock()))];
}

export async function sweep({ db }: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - operationMemoryDays * 24 * 60 * 60 * 1000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(operations).where(lt(operations.timeCreated, oldest));
}
