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
  loader: withTexts('insights', 'entries', 'entryExports', 'outbox', 'placeField', 'schools', 'users', 'ui'),
  component: lazyRouteComponent(() => import('../../features/insights/InsightsPage.tsx'), 'InsightsPage'),
});

export const insightRoutes = [insightsRoute] as const;
