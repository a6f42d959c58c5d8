import { isProviderStaff } from '@schooldog/domain/permissions';
import { canSaveObservation } from '@schooldog/domain/settings';
import { canManageUsers } from '@schooldog/domain/users';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { observationFilter } from '../../features/settings/observationSettings/observationFilter.ts';
import { peopleFilter } from '../../features/users/people/peopleFilter.ts';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const providerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/schooldog',
  staticData: { layout: 'default', titleKey: 'provider', allows: (actor) => isProviderStaff(actor, null) },
  loader: withTexts('features/settings', 'features/notifications', 'features/users/security', 'ui'),
  component: lazyRouteComponent(() => import('../../features/settings/ProviderPage.tsx'), 'ProviderPage'),
});

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
  component: lazyRouteComponent(
    () => import('../../features/users/people/ManageUsersPage.tsx'),
    'ManageUsersPage',
  ),
});

const walkSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/walkSettings',
  staticData: {
    layout: 'default',
    titleKey: 'walkSettings',
    worksOffline: true,
    allows: canSaveObservation,
  },
  validateSearch: observationFilter.validate,
  loader: withTexts('features/settings/observationSettings', 'ui'),
  component: lazyRouteComponent(
    () => import('../../features/settings/observationSettings/WalkSettingsPage.tsx'),
    'WalkSettingsPage',
  ),
});

export const adminRoutes = [manageUsersRoute, walkSettingsRoute, providerRoute] as const;
