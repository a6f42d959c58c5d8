import { canOpenReports } from '@schooldog/domain/reports';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { reportFilter } from './reportFilter.ts';

/** It opens offline, too, to say that reports need a connection. */
const reportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reports',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'reports',
    worksOffline: true,
    allows: canOpenReports,
  },
  validateSearch: reportFilter.validate,
  loader: withTexts(
    'features/reports',
    'features/reports/schedules',
    'features/dashboard',
    'features/drills',
    'features/entries',
    'features/exports',
    'features/people/permissionEditor',
    'features/picker',
    'features/schools',
    'features/walks',
    'features/walks/manage',
    'features/workOrders',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./ReportsPage.tsx'), 'ReportsPage'),
});

export const reportsFeature = defineFeature({
  routes: [reportsRoute],
  shell: () => import('./shell.ts'),
});
