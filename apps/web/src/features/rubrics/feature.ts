import { canCreateRubrics } from '@schooldog/domain/rubrics';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { rubricFilter } from './rubricFilter.ts';

const rubricsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rubrics',
  staticData: {
    layout: 'default',
    titleKey: 'rubrics',
    hideAddButton: true,
    allows: canCreateRubrics,
  },
  validateSearch: rubricFilter.validate,
  loader: withTexts('features/rubrics', 'ui'),
  component: lazyRouteComponent(() => import('./list/RubricsPage.tsx'), 'RubricsPage'),
});

/** A new rubric has `new` in the place of its id until it is created. */
const rubricRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rubrics/$rubricId',
  staticData: {
    layout: 'default',
    titleKey: 'rubric',
    hideAddButton: true,
    allows: canCreateRubrics,
  },
  validateSearch: ({ part }: Readonly<Record<string, unknown>>): { part?: string } =>
    typeof part === 'string' ? { part } : {},
  loader: withTexts('features/rubrics', 'features/rubrics/editor', 'ui'),
  component: lazyRouteComponent(() => import('./editor/RubricPage.tsx'), 'RubricPage'),
});

export const rubricsFeature = defineFeature({
  routes: [rubricsRoute, rubricRoute],
  shell: () => import('./shell.ts'),
});
