// The parent of all routes: before every navigation it calls the guard, which the router passes in.
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { Page, PathParams } from './page.ts';
import { forgetWantedPage, rememberWantedPage, wantedPage } from './wantedPage.ts';

/** `path` is that of the route (`/schools/$schoolId`), null where no route matches. */
export type Visit = Readonly<{ path: string | null; params: PathParams }>;

export type Decision =
  | Readonly<{ kind: 'show' }>
  | Readonly<{ kind: 'unavailableOffline' }>
  | Readonly<{
      kind: 'redirect';
      to: string;
      search?: Readonly<{ i: 'authInitTimeout' }>;
      /** What was asked for opens after sign-in, or now. */
      target?: 'remember' | 'open';
    }>;

export type RouterContext = Readonly<{
  decide(visit: Visit): Decision;
  /** The first load has only some pages. Fetches the others; null when they are there. */
  fetchPages(): Promise<void> | null;
}>;

type Opened = Readonly<{ isUnavailableOffline: boolean }>;

/** An unmatched path shows the not-found page. */
export const rootPage: Page = {
  layout: 'error',
  titleKey: 'notFound',
  authNotRequired: true,
  worksOffline: true,
};

/** After a session ended, the next one begins on the dashboard: it may be another person's. */
let wasInside = false;

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  staticData: rootPage,
  beforeLoad: ({ context, matches, location, preload }): Opened | Promise<Opened> => {
    const leaf = matches.at(-1);
    const path = leaf === undefined || leaf.routeId === '__root__' ? null : leaf.fullPath;
    const fetching = path === null ? context.fetchPages() : null;
    if (fetching !== null) return fetching.then(() => openAgain(location.href));
    const decision = context.decide({ path, params: leaf?.params ?? {} });
    if (decision.kind === 'redirect') {
      const wanted = preload ? null : wantedPage(Date.now());
      // It is closed to this person.
      if (wanted === location.href) forgetWantedPage();
      if (decision.target === 'remember' && !wasInside && !preload)
        rememberWantedPage(location.href, Date.now());
      if (decision.target === 'open' && wanted !== null && wanted !== location.href) return openAgain(wanted);
      redirect({ to: decision.to, search: decision.search ?? {}, replace: true, throw: true });
    }
    if (leaf?.staticData.authNotRequired !== true) {
      wasInside = true;
      if (!preload) forgetWantedPage();
    }
    return { isUnavailableOffline: decision.kind === 'unavailableOffline' };
  },
});

function openAgain(href: string): Opened {
  redirect({ href, replace: true, throw: true });
  return { isUnavailableOffline: false };
}
