import { canOpenAssessments } from '@schooldog/domain/assessments';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { canOpenAssessment } from './canOpenAssessment.ts';
import { assessmentFilter } from './assessmentFilter.ts';

const assessmentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/assessments',
  staticData: {
    hideAddButton: 'wide',
    layout: 'default',
    titleKey: 'assessments',
    worksOffline: true,
    allows: canOpenAssessments,
  },
  validateSearch: assessmentFilter.validate,
  loader: withTexts('features/assessments', 'features/exports', 'features/picker', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./list/AssessmentsPage.tsx'), 'AssessmentsPage'),
});

/** Those in a walk answer its assessments; whose it is, the server knows. */
const editRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/assessments/edit/$assessmentId',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'assessment',
    worksOffline: true,
    allows: canOpenAssessment,
  },
  loader: withTexts(
    'features/assessments',
    'features/assessments/form',
    'features/entries',
    'features/outbox',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./edit/EditPage.tsx'), 'EditPage'),
});

const submittedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/assessments/submitted/$assessmentId',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'assessment',
    worksOffline: true,
    allows: canOpenAssessment,
  },
  loader: withTexts(
    'features/assessments',
    'features/assessments/form',
    'features/entries',
    'features/exports',
    'features/outbox',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./submitted/SubmittedPage.tsx'), 'SubmittedPage'),
});

export const assessmentsFeature = defineFeature({
  routes: [assessmentsRoute, editRoute, submittedRoute],
  shell: () => import('./shell.ts'),
});
