import { createRouter, type Router } from '@tanstack/react-router';
import { breathe } from '../platform/breathe.ts';
import { connectivity } from '../platform/connectivity/connectivity.ts';
import { noteError } from '../platform/errorReports/index.ts';
import { untilLoaded } from '../platform/lazyParts/untilLoaded.ts';
import type { Pages } from '../platform/navigation/page.ts';
import { rootPage, rootRoute } from '../platform/navigation/rootRoute.ts';
import { actorOf, sessionStore } from '../platform/session/session.ts';
import { connectBackButton } from '../ui/backButton.ts';
import { rememberVisits } from '../ui/visitedLists.ts';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { PageError } from './errors/PageError.tsx';
import { decide, type Visitor } from './guard.ts';
import { PagePending } from './loading/PagePending.tsx';
import type { routeTree } from './pages.ts';
import { RootLayout } from './RootLayout.tsx';
import { startPages, startTree } from './startPages.ts';

rootRoute.update({ staticData: rootPage, component: RootLayout, notFoundComponent: NotFoundPage });

let pages: Pages = startPages;
let learning: Promise<void> | undefined;

export const router = createRouter({
  routeTree: startTree,
  context: {
    decide: (visit) => decide(visit, visitor(), connectivity.get(), pages),
    fetchPages: () => (pages === startPages ? learnPages() : null),
  },
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageError,
  defaultOnCatch: (error) => noteError('boundary', error),
  scrollRestoration: true,
});
connectBackButton(router.history);
rememberVisits(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof routeTree>;
  }
}

/** Fetches the routes of all pages. Until then the router knows those of the first load. */
export function learnPages(): Promise<void> {
  return (learning ??= untilLoaded(() => import('./pages.ts')).then(
    async (all) => {
      // A hundred routes have just been made.
      await breathe();
      pages = all.pages;
      router.setRoutes(router.buildRouteTree());
    },
    (error: unknown) => {
      learning = undefined;
      throw error;
    },
  ));
}

/** A changed person or setting may close the page that is open, so the guard is asked again. */
export function watchSession(): void {
  sessionStore.subscribe(() => {
    if (sessionStore.get().status !== 'starting') askGuardAgain();
  });
  // Going offline leaves the open page alone; coming back opens what had to wait.
  connectivity.subscribe(() => {
    if (!connectivity.get().isOffline) askGuardAgain();
  });
}

/** Before the first page is opened the guard has not been asked yet. */
function askGuardAgain(): void {
  const { status, matches } = router.state;
  if (status === 'pending' || matches.length > 0) void router.invalidate();
}

function visitor(): Visitor {
  const { status, session } = sessionStore.get();
  return {
    status: status === 'timedOut' ? 'timedOut' : 'ready',
    actor: session === null ? null : actorOf(session),
    app: session?.app ?? null,
  };
}
