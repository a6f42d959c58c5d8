import { isProviderStaff } from '@schooldog/domain/permissions';
import { canSaveObservation } from '@schooldog/domain/settings';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { observationFilter } from './observationSettings/observationFilter.ts';

const walkSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/walkSettings',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'walkSettings',
    worksOffline: true,
    allows: canSaveObservation,
  },
  validateSearch: observationFilter.validate,
  loader: withTexts('features/settings/observationSettings', 'ui'),
  component: lazyRouteComponent(
    () => import('./observationSettings/WalkSettingsPage.tsx'),
    'WalkSettingsPage',
  ),
});

const providerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/schooldog',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'provider',
    allows: (actor) => isProviderStaff(actor, null),
  },
  loader: withTexts(
    'features/settings',
    'features/settings/alertRules',
    'features/clientErrors',
    'features/notifications',
    'features/picker',
    'features/people/security',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./ProviderPage.tsx'), 'ProviderPage'),
});

export const settingsFeature = defineFeature({
  routes: [walkSettingsRoute, providerRoute],
  shell: () => import('./shell.ts'),
});
