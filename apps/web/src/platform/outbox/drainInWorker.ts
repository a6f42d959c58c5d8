// The drain that the browser triggers when it finds a network, also while the app is closed.
import { openLocalDatabase } from '../localDatabase/database.ts';
import { drainLocally } from './drainLocally.ts';
import { isManuallyOffline } from './manualOffline.ts';

/** Fails when work is left that a retry can send: then the browser tries again. */
export async function drainInWorker(): Promise<void> {
  const database = openLocalDatabase();
  try {
    if (await isManuallyOffline(database)) return;
    const result = await drainLocally(database);
    const problem = result?.stopped?.problem;
    // Without a session nothing can be sent; the app sends after the next sign-in.
    if (problem !== undefined && problem.code !== 'session.needed') throw new Error(problem.code);
  } finally {
    database.dexie.close();
  }
}
