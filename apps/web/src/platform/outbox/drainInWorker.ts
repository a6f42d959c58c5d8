// The drain that the browser sets off by itself when it finds a network, also while the app is closed.
import { openLocalDatabase } from '../localDatabase/database.ts';
import { drainLocally } from './drainLocally.ts';
import { isManuallyOffline } from './manualOffline.ts';

/** Fails when work is left that a later try can send: then the browser tries again. */
export async function drainInWorker(): Promise<void> {
  const database = openLocalDatabase();
  try {
    if (await isManuallyOffline(database)) return;
    const result = await drainLocally(database);
    const problem = result?.stopped?.problem;
    // Without a person nothing can be sent, however often it is tried; the app sends after the next sign-in.
    if (problem !== undefined && problem.code !== 'session.needed') throw new Error(problem.code);
  } finally {
    database.dexie.close();
  }
}
