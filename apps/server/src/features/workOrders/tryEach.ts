import type { BulkAnswer } from '@schooldog/contract/workOrders';
import { Problem } from '@schooldog/domain/kernel';

/**
 * Changes those that can be changed, and counts the others with their reason. In the order of the ids, so that
 * concurrent changes of several records never wait for each other in a circle.
 */
export async function tryEach(
  ids: readonly string[],
  change: (id: string) => Promise<void>,
): Promise<BulkAnswer> {
  const reasons = new Map<string, number>();
  let changed = 0;
  for (const id of [...new Set(ids)].toSorted()) {
    try {
      await change(id);
      changed += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      reasons.set(error.code, (reasons.get(error.code) ?? 0) + 1);
    }
  }
  return { changed, rejected: Array.from(reasons, ([code, count]) => ({ code, count })) };
}
