import { canManageUsers } from '@schooldog/domain/people';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { authRoutes } from './authRoutes.ts';
import { ReauthenticationHost } from './factors/ReauthenticationHost.tsx';
import { peopleFilter } from './people/peopleFilter.ts';
import texts from './texts/en.json';

const manageUsersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/manageUsers',
  staticData: { layout: 'default', titleKey: 'manageUsers', allows: canManageUsers },
  validateSearch: peopleFilter.validate,
  loader: withTexts(
    'features/users/people',
    'features/users/permissionEditor',
    'features/dashboard',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./people/ManageUsersPage.tsx'), 'ManageUsersPage'),
});

export const usersFeature = defineFeature({
  routes: [manageUsersRoute, ...authRoutes],
  // The sign-in page comes with the first load, so that it waits for nothing.
  texts: { 'features/users': texts },
  host: ReauthenticationHost,
  shell: () => import('./shell.ts'),
});
