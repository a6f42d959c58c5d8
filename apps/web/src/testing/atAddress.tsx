// A part that reads its address, such as the filter of a list, or writes it.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The part at an address of its own, and where that is now. */
export function atAddress(address: string, part: ReactNode) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute();
  const anyPage = createRoute({
    getParentRoute: () => root,
    path: '$',
    staticData: { layout: 'default', titleKey: 'dashboard' },
    component: () => part,
  });
  const router = createRouter({ routeTree: root.addChildren([anyPage]), history });
  return { element: <RouterProvider<AnyRouter> router={router} />, address: () => history.location.href };
}
