import { canViewDashboard, type QuickAction, quickActions } from '@schooldog/domain/dashboard';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'dashboard',
    worksOffline: true,
    allows: canViewDashboard,
  },
  validateSearch: ({ start }: Record<string, unknown>): { start?: QuickAction } => {
    const action = quickActions.find((one) => one === start);
    return action === undefined ? {} : { start: action };
  },
  loader: withTexts('features/dashboard', 'ui'),
  component: lazyRouteComponent(() => import('./DashboardPage.tsx'), 'DashboardPage'),
});

export const dashboardFeature = defineFeature({
  routes: [dashboardRoute],
  shell: () => import('./shell.ts'),
});
