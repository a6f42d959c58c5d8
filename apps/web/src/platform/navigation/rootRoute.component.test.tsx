import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { type Decision, rootPage, rootRoute } from './rootRoute.ts';

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
