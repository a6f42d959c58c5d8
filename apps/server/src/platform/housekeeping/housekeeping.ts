// Expired data is deleted every night: ended sessions, links, codes and provider visits, and operation ids so old
// that no device can still need their answer.
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Reader } from '../database/database.ts';
import {
  accountLinks,
  factorChallenges,
  providerVisits,
  securityEvents,
  sessions,
  usedHumanChecks,
} from '../identity/schema.ts';
import { defineJob, worker, type JobWorker } from '../jobs/jobs.ts';
import { staffReads } from '../staffReads/schema.ts';
import { operations } from '../operations/schema.ts';

const cleanUpDaily = defineJob({ name: 'housekeeping', data: z.object({}), cron: '41 2 * * *' });
const operationMemoryDays = 180;
/** Long enough to investigate something noticed after a summer. */
const securityMemoryDays = 400;

/** Features add their own cleanups to those of the platform. */
export type Cleanup = (reader: Reader, now: Date) => Promise<void>;

export function housekeepingWorkers(parts: {
  database: Database;
  clock(): Date;
  cleanups: readonly Cleanup[];
}): JobWorker[] {
  const { database, clock, cleanups } = parts;
  return [
    worker(cleanUpDaily, async () => {
      const now = clock();
      await cleanUp(database, now);
      for (const featureCleanup of cleanups) await featureCleanup(database.db, now);
    }),
  ];
}

export async function cleanUp({ db }: Database, now: Date): Promise<void> {
  for (const table of [sessions, accountLinks, factorChallenges, providerVisits, usedHumanChecks]) {
    await db.delete(table).where(lt(table.expiresAt, now));
  }
  await db.delete(operations).where(lt(operations.timeCreated, daysBefore(now, operationMemoryDays)));
  await db.delete(staffReads).where(lt(staffReads.time, daysBefore(now, securityMemoryDays)));
  await db.delete(securityEvents).where(lt(securityEvents.time, daysBefore(now, securityMemoryDays)));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
