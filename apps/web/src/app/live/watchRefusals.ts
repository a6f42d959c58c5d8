// The live stream may miss what happened while it was not open. A rejected request shows it, too: the session is over,
// or maintenance has begun. Then the session is refetched, and the guard redirects.
import { refusalOf } from '../../platform/api/problem.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { refreshSession } from '../../platform/session/session.ts';

const telling: ReadonlySet<number> = new Set([401, 503]);
const pause = 5_000;

export function watchRefusals(): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const now = performance.now();
    if (!telling.has(refusalOf(event.action.error).status) || now - askedAt < pause) return;
    askedAt = now;
    refreshSession().catch(() => undefined);
  });
}
