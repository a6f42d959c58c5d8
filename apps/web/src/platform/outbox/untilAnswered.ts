import { localDatabase } from '../localDatabase/localDatabase.ts';
import { isOnItsWay, itemsOf, type OutboxItem } from './readOutbox.ts';

/** Resolves once no matching work of this user is on its way. What waits for the user does not count. */
export async function untilAnswered(userId: string, matches: (item: OutboxItem) => boolean): Promise<void> {
  const [{ liveQuery }, database] = await Promise.all([import('dexie'), localDatabase()]);
  const unanswered = liveQuery(async () =>
    (await itemsOf(database, userId)).some((item) => isOnItsWay(item) && matches(item)),
  );
  await new Promise<void>((resolve, reject) => {
    const subscription = unanswered.subscribe({
      next: (isUnanswered) => {
        if (isUnanswered) return;
        resolve();
        // The first answer can come before `subscribe` returns.
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}
