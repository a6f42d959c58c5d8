import { canViewDashboard } from '@schooldog/domain/dashboard';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

/** The guard sends the root path on, so it shows nothing of its own. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { layout: 'default', titleKey: 'dashboard', worksOffline: true },
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  staticData: { layout: 'default', titleKey: 'dashboard', worksOffline: true, allows: canViewDashboard },
  loader: withTexts('features/dashboard'),
  component: lazyRouteComponent(() => import('../../features/dashboard/DashboardPage.tsx'), 'DashboardPage'),
});

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/outbox',
  staticData: { layout: 'default', titleKey: 'outbox', worksOffline: true },
  loader: withTexts('features/outbox'),
  component: lazyRouteComponent(() => import('../../features/outbox/OutboxPage.tsx'), 'OutboxPage'),
});

export const homeRoutes = [indexRoute, dashboardRoute, outboxRoute] as const;
