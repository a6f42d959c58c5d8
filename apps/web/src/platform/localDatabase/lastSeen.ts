// The page's side of the offline cache. A failure to store or to restore never stops the app.
import { productVersion } from '@schooldog/domain/settings';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { breathe } from '../breathe.ts';
import { connectivity } from '../connectivity/connectivity.ts';
import { sessionStore } from '../session/session.ts';
import { localDatabase } from './localDatabase.ts';
import { reportDatabaseError } from './lostConnection.ts';
import { keepAnswers, loadSeen, loadSeenSince, storeSeen } from './offlineCache.ts';

/** Called once at the start, with the time since when a user is known. */
export function keepSeen(queryClient: QueryClient, since: number): () => void {
  // One after the other: a start gets many answers at once, and to write one holds up a phone for a moment.
  let last: Promise<void> = Promise.resolve();
  return keepAnswers(queryClient, since, (query) => {
    const userId = sessionStore.get().session?.user?.id;
    if (userId === undefined) return;
    last = last
      .then(async () => {
        const database = await localDatabase();
        // Of a person who signed out in between, nothing is written after their data was erased.
        if (sessionStore.get().session?.user?.id === userId)
          await storeSeen(database, userId, query, productVersion);
      })
      .catch(reportDatabaseError)
      .then(breathe);
  });
}

/** Whose answers were restored since the network went. They stay in memory, and offline nothing is added to them. */
let restoredFor: string | null = null;

/** Whether everything that the device has of the user's answers is in memory. */
export function isSeenRestored(userId: string): boolean {
  if (!connectivity.get().isOffline) restoredFor = null;
  return restoredFor === userId;
}

/** Before the first screen of an offline start. */
export async function restoreSeen(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    const database = await localDatabase();
    await loadSeen(database, queryClient, { userId, version: productVersion, now: Date.now() });
    if (connectivity.get().isOffline) restoredFor = userId;
  } catch (error) {
    reportDatabaseError(error);
  }
}

const readyFor = 60 * 60 * 1000;

/** A form asks again when it is opened; before that, what the device got within the hour will do. */
export async function unlessReady(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  ask: () => Promise<unknown>,
): Promise<void> {
  if (!(await isReady(queryClient, queryKey))) await ask();
}

/**
 * Whether an answer is cached for offline use, and is not older than that. It is restored at once: a page that
 * started online reads no more from the device when the network is lost.
 */
async function isReady(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<boolean> {
  const userId = sessionStore.get().session?.user?.id;
  if (userId === undefined) return false;
  try {
    const database = await localDatabase();
    const question = { userId, version: productVersion, queryHash: hashKey(queryKey) };
    return await loadSeenSince(database, queryClient, { ...question, since: Date.now() - readyFor });
  } catch (error) {
    reportDatabaseError(error);
    return false;
  }
}
