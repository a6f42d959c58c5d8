import { canOpenWalks } from '@schooldog/domain/walks';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { outcomeFilter } from './outcome/outcomeFilter.ts';
import { walkFilter } from './walkFilter.ts';

const walksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/walks',
  staticData: {
    hideAddButton: 'wide',
    layout: 'default',
    titleKey: 'walks',
    worksOffline: true,
    allows: canOpenWalks,
  },
  validateSearch: walkFilter.validate,
  loader: withTexts(
    'features/walks',
    'features/walks/manage',
    'features/exports',
    'features/outbox',
    'features/picker',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./list/WalksPage.tsx'), 'WalksPage'),
});

/** Whose walk it is, the server knows. The action button would log entries that are not part of the walk. */
const inProgressRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/walks/walk/$walkId/inprogress',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'walk',
    worksOffline: true,
    allows: canOpenWalks,
  },
  loader: withTexts(
    'features/walks',
    'features/walks/inProgress',
    'features/walks/parts',
    'features/walks/manage',
    'features/assessments',
    'features/assessments/begin',
    'features/assessments/form',
    'features/assessments/inWalk',
    'features/entries',
    'features/outbox',
    'features/picker',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./inProgress/InProgressPage.tsx'), 'InProgressPage'),
});

const reviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/walks/walk/$walkId/review',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'walk',
    worksOffline: true,
    allows: canOpenWalks,
  },
  validateSearch: outcomeFilter.validate,
  loader: withTexts(
    'features/walks',
    'features/walks/outcome',
    'features/walks/parts',
    'features/walks/manage',
    'features/walks/inProgress',
    'features/assessments',
    'features/assessments/begin',
    'features/assessments/form',
    'features/assessments/inWalk',
    'features/entries',
    'features/exports',
    'features/outbox',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./outcome/ReviewPage.tsx'), 'ReviewPage'),
});

const completeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/walks/walk/$walkId/complete',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'walk',
    worksOffline: true,
    allows: canOpenWalks,
  },
  validateSearch: outcomeFilter.validate,
  loader: withTexts(
    'features/walks',
    'features/walks/outcome',
    'features/walks/parts',
    'features/walks/manage',
    'features/walks/inProgress',
    'features/assessments',
    'features/assessments/begin',
    'features/assessments/form',
    'features/assessments/inWalk',
    'features/entries',
    'features/exports',
    'features/outbox',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./outcome/CompletePage.tsx'), 'CompletePage'),
});

export const walksFeature = defineFeature({
  routes: [walksRoute, inProgressRoute, reviewRoute, completeRoute],
  shell: () => import('./shell.ts'),
});
