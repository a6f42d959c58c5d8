import { canViewInsights } from '@schooldog/domain/insights';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validInsightSearch } from '../../features/insights/insightSearch.ts';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const insightsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/insights',
  staticData: { layout: 'default', titleKey: 'insights', worksOffline: true, allows: canViewInsights },
  validateSearch: validInsightSearch,
  loader: withTexts(
    'features/insights',
    'features/entries',
    'features/entries/entryExports',
    'features/outbox',
    'features/dataProfiles/placeField',
    'features/schools',
    'features/users',
    'ui',
  ),
  component: lazyRouteComponent(() => import('../../features/insights/InsightsPage.tsx'), 'InsightsPage'),
});

export const insightRoutes = [insightsRoute] as const;
