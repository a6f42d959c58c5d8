// Renders a page of the app at its address, so that a test follows what the address holds and where the person is led.
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import type { SessionUser } from '@schooldog/contract/account';
import { type Decision, rootRoute } from '../platform/navigation/rootRoute.ts';
import { renderAs } from './renderAs.tsx';

/** Signs the person in and opens the address. Every page is open: the guard has tests of its own. */
export async function renderPage(user: SessionUser, routes: readonly AnyRoute[], address: string) {
  const history = createMemoryHistory({ initialEntries: ['/', address] });
  const router = createRouter({
    routeTree: rootRoute.addChildren([...routes]),
    history,
    context: { decide: (): Decision => ({ kind: 'show' }), fetchPages: () => null },
  });
  const hands = await renderAs(user, <RouterProvider router={router} />);
  return { hands, history };
}
