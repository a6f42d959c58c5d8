// The search of each page as it was left last, so that a record leads back to its list with the same filters and tab.
// Only in memory: a new visit begins with unfiltered lists, and a new person does not see the last one's.
import type { AnyRouter } from '@tanstack/react-router';
import { sessionStore } from '../platform/session/session.ts';

type Search = Readonly<Record<string, unknown>>;

const left = new Map<string, Search>();
let owner: string | undefined;

export function rememberVisits(router: Pick<AnyRouter, 'subscribe'>): () => void {
  return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    forgetVisitsOfOthers();
    left.set(toLocation.pathname, toLocation.search);
  });
}

/** Undefined for a page that has not been open yet. */
export function searchLeftAt(pathname: string): Search | undefined {
  forgetVisitsOfOthers();
  return left.get(pathname);
}

function forgetVisitsOfOthers(): void {
  const user = sessionStore.get().session?.user?.id;
  if (user === owner) return;
  owner = user;
  left.clear();
}
