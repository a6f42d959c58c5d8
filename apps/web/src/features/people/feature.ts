import { canManageUsers } from '@schooldog/domain/people';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { peopleFilter } from './peopleFilter.ts';

const manageUsersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/manageUsers',
  staticData: { hideAddButton: true, layout: 'default', titleKey: 'manageUsers', allows: canManageUsers },
  validateSearch: peopleFilter.validate,
  loader: withTexts(
    'features/people',
    'features/people/permissionEditor',
    'features/dashboard',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./ManageUsersPage.tsx'), 'ManageUsersPage'),
});

export const peopleFeature = defineFeature({
  routes: [manageUsersRoute],
  shell: () => import('./shell.ts'),
});
