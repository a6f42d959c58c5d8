import { createMemoryHistory } from '@tanstack/react-router';
import { connectBackButton } from '../ui/backButton.ts';

type Blocker = Parameters<ReturnType<typeof createMemoryHistory>['block']>[0];

/** The history of the router, for what the Back button closes. */
export function fakeHistory() {
  const blockers = new Set<Blocker>();
  const { location } = createMemoryHistory();
  connectBackButton({
    location,
    block: (blocker) => {
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
  });
  const go = async (action: 'BACK' | 'PUSH') => {
    const visit = { currentLocation: location, nextLocation: location, action };
    const answers: unknown[] = [];
    for (const { blockerFn } of blockers) answers.push(await blockerFn(visit));
    return answers.includes(true);
  };
  return {
    blockers,
    /** Whether the page was held. */
    go,
    /** The browser, held on the page, returns to it. */
    pressBack: async () => {
      const isHeld = await go('BACK');
      window.dispatchEvent(new PopStateEvent('popstate'));
      return isHeld;
    },
  };
}
