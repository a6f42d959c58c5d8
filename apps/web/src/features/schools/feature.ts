import { canListSchools, canViewSchool } from '@schooldog/domain/schools';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { schoolFilter } from './schoolFilter.ts';

const schoolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/schools',
  staticData: { layout: 'default', titleKey: 'schools', worksOffline: true, allows: canListSchools },
  validateSearch: schoolFilter.validate,
  loader: withTexts('features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./SchoolsPage.tsx'), 'SchoolsPage'),
});

const schoolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/schools/$schoolId',
  staticData: {
    layout: 'default',
    titleKey: 'school',
    worksOffline: true,
    allows: (actor, { schoolId = '' }) => canViewSchool(actor, schoolId),
  },
  loader: withTexts('features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./SchoolPage.tsx'), 'SchoolPage'),
});

export const schoolsFeature = defineFeature({
  routes: [schoolsRoute, schoolRoute],
  shell: () => import('./shell.ts'),
});
