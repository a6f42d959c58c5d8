import { canManageDataProfiles, canOpenDataProfiles } from '@schooldog/domain/dataProfiles';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { optionsFilter, profilesFilter } from './profileFilters.ts';

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
  component: lazyRouteComponent(() => import('./profiles/ProfilesPage.tsx'), 'ProfilesPage'),
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
  loader: withTexts('features/dataProfiles', 'ui'),
  component: lazyRouteComponent(() => import('./profile/ProfilePage.tsx'), 'ProfilePage'),
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
  loader: withTexts('features/dataProfiles', 'features/workOrders', 'ui'),
  component: lazyRouteComponent(() => import('./option/OptionPage.tsx'), 'OptionPage'),
});

/** Codes on labels are this address, so it never changes. */
const placeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/place/$optionId',
  staticData: { hideAddButton: true, layout: 'default', titleKey: 'place', worksOffline: true },
  loader: withTexts('features/dataProfiles', 'ui'),
  component: lazyRouteComponent(() => import('./place/PlacePage.tsx'), 'PlacePage'),
});

const labelsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dataProfiles/$schoolId/$dataProfileId/labels',
  staticData: {
    layout: 'print',
    titleKey: 'dataProfiles',
    worksOffline: true,
    allows: (actor, { schoolId = '' }) => canManageDataProfiles(actor, schoolId),
  },
  loader: withTexts('features/dataProfiles', 'ui'),
  component: lazyRouteComponent(() => import('./labels/LabelsPage.tsx'), 'LabelsPage'),
});

export const dataProfilesFeature = defineFeature({
  routes: [profilesRoute, profileRoute, labelsRoute, optionRoute, placeRoute],
  shell: () => import('./shell.ts'),
});
