// Brings together what the first screen is made of, so that it is drawn once and whole: a screen that has to wait for
// its parts is drawn in steps, and React pauses between them.
import { cachedSession } from '../platform/session/cachedSession.ts';
import { paths } from './guard.ts';
import { warmLayout } from './layouts/layouts.ts';
import { pages } from './pages.ts';
import { router } from './router.tsx';

const longestWait = 2_500;

/** Resolves too when it takes long to learn who is there: then the app's own loading screen has more to say. */
export async function firstScreen(person: Promise<void>): Promise<void> {
  // What cannot be fetched now is reported when the page needs it.
  warmPage().catch(() => undefined);
  // The sign-in page does not wait for the session.
  const isKnown = location.pathname === paths.signIn || (await settlesInTime(person));
  if (!isKnown) return;
  await router.load();
  await warmLayout(router.state.matches.at(-1)?.staticData.layout ?? 'error');
}

/** Fetches the code of the requested page while the session is being read. */
async function warmPage(): Promise<void> {
  const [, , route] = router.getMatchedRoutes(location.pathname);
  const page = pages.get(String(route?.fullPath));
  if (route === undefined || page === undefined) return;
  // Whoever has never been here will be sent to the sign-in page.
  if (page.authNotRequired !== true && cachedSession() === null) return;
  await Promise.all([router.loadRouteChunk(route), warmLayout(page.layout)]);
}

function settlesInTime(person: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), longestWait);
    void person.then(() => resolve(true));
  });
}
