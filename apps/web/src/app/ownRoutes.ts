// Pages that belong to no feature.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../platform/navigation/rootRoute.ts';

/** The guard sends the root path on, so it shows nothing of its own. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { layout: 'default', titleKey: 'dashboard', worksOffline: true },
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/error/not-found',
  staticData: { layout: 'error', titleKey: 'notFound', authNotRequired: true, worksOffline: true },
  component: lazyRouteComponent(() => import('./errors/NotFoundPage.tsx'), 'NotFoundPage'),
});

const unexpectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/error/unexpected',
  staticData: { layout: 'error', titleKey: 'unexpected', authNotRequired: true, worksOffline: true },
  component: lazyRouteComponent(() => import('./errors/UnexpectedPage.tsx'), 'UnexpectedPage'),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/utility/maintenance',
  staticData: { layout: 'error', titleKey: 'maintenance', authNotRequired: true, worksOffline: true },
  component: lazyRouteComponent(() => import('./errors/MaintenancePage.tsx'), 'MaintenancePage'),
});

export const ownRoutes = [indexRoute, notFoundRoute, unexpectedRoute, maintenanceRoute] as const;
