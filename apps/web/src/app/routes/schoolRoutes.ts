import { canListSchools, canViewSchool } from '@schooldog/domain/schools';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { schoolFilter } from '../../features/schools/schoolFilter.ts';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const schoolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/schools',
  staticData: { layout: 'default', titleKey: 'schools', worksOffline: true, allows: canListSchools },
  validateSearch: schoolFilter.validate,
  loader: withTexts('features/schools', 'ui'),
  component: lazyRouteComponent(() => import('../../features/schools/SchoolsPage.tsx'), 'SchoolsPage'),
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
  component: lazyRouteComponent(() => import('../../features/schools/SchoolPage.tsx'), 'SchoolPage'),
});

export const schoolRoutes = [schoolsRoute, schoolRoute] as const;
