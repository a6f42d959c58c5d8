import { canViewInsights } from '@schooldog/domain/insights';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { validInsightSearch } from './insightSearch.ts';

const insightsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/insights',
  staticData: { layout: 'default', titleKey: 'insights', worksOffline: true, allows: canViewInsights },
  validateSearch: validInsightSearch,
  loader: withTexts(
    'features/insights',
    'features/entries',
    'features/exports',
    'features/outbox',
    'features/dataProfiles/placeField',
    'features/schools',
    'features/picker',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./InsightsPage.tsx'), 'InsightsPage'),
});

export const insightsFeature = defineFeature({
  routes: [insightsRoute],
  shell: () => import('./shell.ts'),
});
