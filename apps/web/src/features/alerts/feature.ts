import { canOpenAlerts } from '@schooldog/domain/alerts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { alertFilter, alertLink } from './alertFilter.ts';

const alertsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/safetyAlerts',
  staticData: { layout: 'default', titleKey: 'safetyAlerts', worksOffline: true, allows: canOpenAlerts },
  validateSearch: alertFilter.validate,
  loader: withTexts('features/alerts', 'features/schools', 'features/settings/alertRules', 'ui'),
  component: lazyRouteComponent(() => import('./list/AlertsPage.tsx'), 'AlertsPage'),
});

/** Whose alert it is, the server knows. */
const alertRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/safetyAlerts/$safetyAlertId',
  staticData: { layout: 'default', titleKey: 'safetyAlert', worksOffline: true, allows: canOpenAlerts },
  validateSearch: alertLink.validate,
  loader: withTexts('features/alerts', 'features/entries', 'features/picker', 'ui'),
  component: lazyRouteComponent(() => import('./detail/AlertPage.tsx'), 'AlertPage'),
});

export const alertsFeature = defineFeature({
  routes: [alertsRoute, alertRoute],
  shell: () => import('./shell.ts'),
});
