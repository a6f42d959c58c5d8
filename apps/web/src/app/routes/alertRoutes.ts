import { canOpenAlerts } from '@schooldog/domain/alerts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { alertFilter } from '../../features/alerts/alertFilter.ts';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const alertsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/safetyAlerts',
  staticData: { layout: 'default', titleKey: 'safetyAlerts', worksOffline: true, allows: canOpenAlerts },
  validateSearch: alertFilter.validate,
  loader: withTexts('features/alerts', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('../../features/alerts/list/AlertsPage.tsx'), 'AlertsPage'),
});

/** Whose alert it is, the server knows. */
const alertRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/safetyAlerts/$safetyAlertId',
  staticData: { layout: 'default', titleKey: 'safetyAlert', worksOffline: true, allows: canOpenAlerts },
  loader: withTexts('features/alerts', 'features/entries', 'features/users', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('../../features/alerts/detail/AlertPage.tsx'), 'AlertPage'),
});

export const alertRoutes = [alertsRoute, alertRoute] as const;
