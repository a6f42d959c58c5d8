import { localDatabase } from '../localDatabase/localDatabase.ts';
import { isOnItsWay, itemsOf, type OutboxItem } from './readOutbox.ts';

/**
 * Resolves once no matching work of this user is on its way, with what waits for the user: rejected work and what is
 * behind it.
 */
export async function untilAnswered(
  userId: string,
  matches: (item: OutboxItem) => boolean,
): Promise<readonly OutboxItem[]> {
  const [{ liveQuery }, database] = await Promise.all([import('dexie'), localDatabase()]);
  const left = liveQuery(async () => (await itemsOf(database, userId)).filter(matches));
  return new Promise((resolve, reject) => {
    const subscription = left.subscribe({
      next: (items) => {
        if (items.some(isOnItsWay)) return;
        resolve(items);
        // The first answer can come before `subscribe` returns.
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}
