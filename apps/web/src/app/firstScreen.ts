// Brings together what the first screen is made of, so that it is drawn once and whole: a screen that has to wait for
// its parts is drawn in steps, and React pauses between them.
import { cachedSession } from '../platform/session/cachedSession.ts';
import { paths } from './guard.ts';
import { warmLayout } from './layouts/layouts.ts';
import { learnPages, router } from './router.tsx';

const longestWait = 2_500;

/** Resolves too when it takes long to learn who is there: then the app's own loading screen has more to say. */
export async function firstScreen(person: Promise<void>): Promise<void> {
  const isSignIn = location.pathname === paths.signIn;
  const learned = isSignIn ? undefined : learnedPages();
  // What cannot be fetched now is reported when the page needs it.
  warmPage(learned).catch(() => undefined);
  // The sign-in page does not wait for the session.
  const isKnown = isSignIn || (await settlesInTime(Promise.all([person, learned])));
  if (!isKnown) return;
  await router.load();
  await warmLayout(router.state.matches.at(-1)?.staticData.layout ?? 'error');
}

/** A person who has never been here may see only pages of the first load. */
async function learnedPages(): Promise<void> {
  const [, , route] = router.getMatchedRoutes(location.pathname);
  if (route === undefined || cachedSession() !== null) await learnPages().catch(() => undefined);
}

/** Fetches the code of the requested page while the session is being read. */
async function warmPage(learned: Promise<void> | undefined): Promise<void> {
  await learned;
  const [, , route] = router.getMatchedRoutes(location.pathname);
  const page = route?.options.staticData;
  if (route === undefined || page === undefined) return;
  // A person who has never been here will be sent to the sign-in page.
  if (page.authNotRequired !== true && cachedSession() === null) return;
  await Promise.all([router.loadRouteChunk(route), warmLayout(page.layout)]);
}

function settlesInTime(known: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), longestWait);
    void known.then(() => resolve(true));
  });
}
