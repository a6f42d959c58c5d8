import { canManageRecurring } from '@schooldog/domain/recurring';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { seriesFilter } from './seriesFilter.ts';

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recurringWorkOrders',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'recurringWorkOrders',
    worksOffline: false,
    allows: canManageRecurring,
  },
  validateSearch: seriesFilter.validate,
  loader: withTexts(
    'features/recurring',
    'features/recurring/detail',
    'features/recurring/form',
    'features/workOrders',
    'features/workOrders/create',
    'features/dataProfiles/placeField',
    'features/picker',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./list/RecurringPage.tsx'), 'RecurringPage'),
});

export const recurringFeature = defineFeature({
  routes: [listRoute],
  shell: () => import('./shell.ts'),
});
