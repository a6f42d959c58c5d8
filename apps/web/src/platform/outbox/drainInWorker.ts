// The drain that the browser triggers when it finds a network, also while the app is closed.
import { openLocalDatabase } from '../localDatabase/database.ts';
import { drainLocally } from './drainLocally.ts';
import type { Arrived } from './arrivals.ts';
import { isManuallyOffline } from './manualOffline.ts';
import { announceArrived } from './workerArrivals.ts';

/** Fails when work is left that a retry can send: then the browser tries again. */
export async function drainInWorker(): Promise<void> {
  const database = openLocalDatabase();
  try {
    if (await isManuallyOffline(database)) return;
    const arrived: Arrived[] = [];
    const result = await drainLocally(database, {
      onConfirmed: ({ operationId, userId, createdAt, isUrgent = false }) =>
        void arrived.push({ operationId, userId, createdAt, isUrgent }),
    });
    if (arrived.length > 0) announceArrived({ arrived, isDone: result?.stopped === null });
    const problem = result?.stopped?.problem;
    // Without a session nothing can be sent; the app sends after the next sign-in.
    if (problem !== undefined && problem.code !== 'session.needed') throw new Error(problem.code);
  } finally {
    database.dexie.close();
  }
}
