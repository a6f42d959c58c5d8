import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { expect, it, vi } from 'vitest';
import { type Decision, rootPage, rootRoute } from './rootRoute.ts';
import { rememberWantedPage } from './wantedPage.ts';

const later = createRoute({ getParentRoute: () => rootRoute, path: '/later', staticData: rootPage });

/** The app after its first load at this address; the routes of the other pages come when they are fetched. */
async function openAt(address: string) {
  const fetchPages = vi
    .fn<() => Promise<void> | null>(() => null)
    .mockImplementationOnce(async () => {
      rootRoute.addChildren([later]);
      router.setRoutes(router.buildRouteTree());
    });
  const router = createRouter({
    routeTree: rootRoute.addChildren([]),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { decide: (): Decision => ({ kind: 'show' }), fetchPages },
  });
  await router.load();
  return { router, fetchPages };
}

it('a page that the first load does not have opens with its search when its route is there', async () => {
  const { router, fetchPages } = await openAt('/later?opinions=Concern');
  const page = router.state.matches.at(-1);
  expect([page?.fullPath, page?.search]).toEqual(['/later', { opinions: 'Concern' }]);
  expect(router.history.length).toBe(1);
  expect(fetchPages).toHaveBeenCalledTimes(1);
});

it('an address that no page has is known to be unknown after all routes are there', async () => {
  const { router } = await openAt('/nowhere');
  expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__']);
  expect(router.state.location.pathname).toBe('/nowhere');
});

takesPlaceOnTuesday();

const place = '/place/room2140000000000000';
const inside = ['/', '/dashboard', place].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: path === '/' ? rootPage : { ...rootPage, authNotRequired: false },
  }),
);

/** Somebody has just signed in who came for the place. */
async function signedIn(closed: readonly string[] = []) {
  rememberWantedPage(place, tuesdayMorning.getTime());
  let asked = 0;
  const decide = ({ path }: { path: string | null }): Decision => {
    asked += 1;
    // The session comes in parts, and with each the guard is asked again.
    if (asked === 1) void router.load();
    if (path === '/') return { kind: 'redirect', to: '/dashboard', target: 'open' };
    return closed.includes(path ?? '') ? { kind: 'redirect', to: '/' } : { kind: 'show' };
  };
  const router = createRouter({
    routeTree: rootRoute.addChildren(inside),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { decide, fetchPages: () => null },
  });
  await router.load();
  return router;
}

it('the page that somebody came for opens after sign-in, however often the guard is asked, and once', async () => {
  const router = await signedIn();
  expect(router.state.location.pathname).toBe(place);
  await router.navigate({ to: '/' });
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('a page that is closed to whoever came for it leads to the dashboard', async () => {
  const router = await signedIn([place]);
  expect(router.state.location.pathname).toBe('/dashboard');
});
