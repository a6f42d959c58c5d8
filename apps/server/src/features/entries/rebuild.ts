// Rebuilds all counts: on demand, and when the district's time zone changes.
import type { Services } from '../../platform/api/context.ts';
import { connectDatabase } from '../../platform/database/database.ts';
import { type JobWorker, worker } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/logging/log.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { timeZoneChanged } from '../../platform/settingsDocuments/timeZoneChanged.ts';
import { rebuildCounts } from './countsStore.ts';

/** On a connection without the time limit of requests. */
export async function rebuildEntryCounts(url: string, log: Log): Promise<void> {
  const database = connectDatabase({ url, poolSize: 1, log });
  try {
    await database.inTransaction(async (tx) => rebuildCounts(tx, await districtTimeZone(tx)));
  } finally {
    await database.close();
  }
}

export function rebuildCountsWorker(services: Pick<Services, 'database'>, log: Log): JobWorker {
  return worker(timeZoneChanged, () => rebuildEntryCounts(services.database.url, log));
}
