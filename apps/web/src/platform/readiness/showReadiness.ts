// Tells tests on <html> when the screen is complete (data-ready), and while work is on its way (data-pending).
import type { QueryClient } from '@tanstack/react-query';
import { afterFirstScreen, isFirstScreenSeen } from '../afterFirstScreen.ts';
import { whenIdle } from '../whenIdle.ts';
import { followHolds, isHeld } from './holds.ts';

const idleWithin = 5_000;

type Parts = Readonly<{
  queryClient: QueryClient;
  /** No page is known, or the next one is not there yet. */
  isUnderway(): boolean;
  /** Calls the first listener when a navigation begins, the second when it or the start has gone on. */
  follow(onLeave: (isOtherPage: boolean) => void, onChange: () => void): void;
}>;

export function showReadiness({ queryClient, isUnderway, follow }: Parts): void {
  const page = document.documentElement.dataset;
  const queries = queryClient.getQueryCache();
  /** A page that was never complete waits for every answer, later only for those it has never had. */
  let isNew = true;
  let changes = 0;
  let isAsked = false;

  const isIncomplete = () =>
    isHeld('screen') ||
    !isFirstScreenSeen() ||
    isUnderway() ||
    queries
      .findAll({ type: 'active', fetchStatus: 'fetching' })
      .some(({ state }) => isNew || state.data === undefined);
  const isAtWork = () => isHeld('work') || queryClient.isMutating() > 0;

  const settle = () => {
    const before = changes;
    // React draws what has arrived, in steps; none of them is left when the page is idle.
    requestAnimationFrame(() =>
      setTimeout(() =>
        whenIdle(() => {
          if (changes !== before) {
            settle();
            return;
          }
          isAsked = false;
          if (!isAtWork()) delete page['pending'];
          if (isIncomplete()) return;
          isNew = false;
          page['ready'] = '';
        }, idleWithin),
      ),
    );
  };
  const note = () => {
    changes += 1;
    if (isIncomplete()) delete page['ready'];
    if (isAtWork()) page['pending'] = '';
    if (isAsked || ('ready' in page && !('pending' in page))) return;
    isAsked = true;
    settle();
  };

  follow((isOtherPage) => {
    isNew ||= isOtherPage;
    delete page['ready'];
    note();
  }, note);
  followHolds(note);
  queries.subscribe(note);
  queryClient.getMutationCache().subscribe(note);
  void afterFirstScreen().then(note);
}
