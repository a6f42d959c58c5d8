// The page's side of last seen data. A failure to keep or to restore never stops the app.
import { productVersion } from '@schooldog/domain/settings';
import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '../session/session.ts';
import { localDatabase } from './localDatabase.ts';
import { reportDatabaseError } from './lostConnection.ts';

/** Called once at the start. */
export function keepSeen(queryClient: QueryClient): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = async () => {
    const seen = await import('./seen.ts');
    if (isOver) return;
    stop = seen.keepAnswers(queryClient, (query) => {
      const userId = sessionStore.get().session?.user?.id;
      if (userId === undefined) return;
      localDatabase()
        .then((database) => seen.storeSeen(database, userId, query, productVersion))
        .catch(reportDatabaseError);
    });
  };
  begin().catch(reportDatabaseError);
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Before the first screen of an offline start. */
export async function restoreSeen(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    const [seen, database] = await Promise.all([import('./seen.ts'), localDatabase()]);
    await seen.loadSeen(database, queryClient, { userId, version: productVersion, now: Date.now() });
  } catch (error) {
    reportDatabaseError(error);
  }
}
