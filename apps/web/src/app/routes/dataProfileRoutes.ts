import { canManageDataProfiles, canOpenDataProfiles } from '@schooldog/domain/dataProfiles';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { optionsFilter, profilesFilter } from '../../features/dataProfiles/profileFilters.ts';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const profilesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dataProfiles',
  staticData: {
    layout: 'default',
    titleKey: 'dataProfiles',
    worksOffline: true,
    allows: canOpenDataProfiles,
  },
  validateSearch: profilesFilter.validate,
  loader: withTexts('features/dataProfiles', 'features/schools', 'ui'),
  component: lazyRouteComponent(
    () => import('../../features/dataProfiles/profiles/ProfilesPage.tsx'),
    'ProfilesPage',
  ),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dataProfiles/$schoolId/$dataProfileId',
  staticData: {
    layout: 'default',
    titleKey: 'dataProfiles',
    worksOffline: true,
    allows: (actor, { schoolId = '' }) => canManageDataProfiles(actor, schoolId),
  },
  validateSearch: optionsFilter.validate,
  loader: withTexts('features/dataProfiles', 'features/schools', 'ui'),
  component: lazyRouteComponent(
    () => import('../../features/dataProfiles/profile/ProfilePage.tsx'),
    'ProfilePage',
  ),
});

const optionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dataProfiles/$schoolId/$dataProfileId/$optionId',
  staticData: {
    layout: 'default',
    titleKey: 'dataProfiles',
    worksOffline: true,
    allows: (actor, { schoolId = '' }) => canManageDataProfiles(actor, schoolId),
  },
  loader: withTexts('features/dataProfiles', 'features/schools', 'ui'),
  component: lazyRouteComponent(
    () => import('../../features/dataProfiles/option/OptionPage.tsx'),
    'OptionPage',
  ),
});

export const dataProfileRoutes = [profilesRoute, profileRoute, optionRoute] as const;
