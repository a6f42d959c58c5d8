import { canEditDrillRules, canOpenDrills } from '@schooldog/domain/drills';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { complianceSearch } from './compliance/complianceSearch.ts';
import { drillFilter } from './drillFilter.ts';
import { readFixSearch, readRecordSearch } from './recordSearch.ts';

const drillsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drills',
  staticData: {
    hideAddButton: 'wide',
    layout: 'default',
    titleKey: 'drills',
    worksOffline: true,
    allows: canOpenDrills,
  },
  validateSearch: drillFilter.validate,
  loader: withTexts(
    'features/drills',
    'features/drills/due',
    'features/drills/words',
    'features/exports',
    'features/outbox',
    'features/picker',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./list/DrillsPage.tsx'), 'DrillsPage'),
});

const recordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drills/record',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'recordDrill',
    worksOffline: true,
    allows: canOpenDrills,
  },
  validateSearch: readRecordSearch,
  loader: withTexts('features/drills', 'features/drills/form', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./form/RecordPage.tsx'), 'RecordPage'),
});

/** At which school the drill is, the server knows. */
const updateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drills/update/$drillId',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'updateDrill',
    worksOffline: true,
    allows: canOpenDrills,
  },
  validateSearch: readFixSearch,
  loader: withTexts('features/drills', 'features/drills/form', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./form/UpdatePage.tsx'), 'UpdatePage'),
});

const drillRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drills/drill/$drillId',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'drill',
    worksOffline: true,
    allows: canOpenDrills,
  },
  loader: withTexts('features/drills', 'features/drills/detail', 'features/exports', 'features/outbox', 'ui'),
  component: lazyRouteComponent(() => import('./detail/DrillPage.tsx'), 'DrillPage'),
});

const rulesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drills/rules',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'drillRules',
    worksOffline: false,
    allows: canEditDrillRules,
  },
  loader: withTexts(
    'features/drills',
    'features/drills/rules',
    'features/drills/words',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./rules/RulesPage.tsx'), 'RulesPage'),
});

const complianceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drills/compliance',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'drillCompliance',
    worksOffline: true,
    allows: canOpenDrills,
  },
  validateSearch: complianceSearch,
  loader: withTexts('features/drills', 'features/drills/compliance', 'features/drills/words', 'ui'),
  component: lazyRouteComponent(() => import('./compliance/CompliancePage.tsx'), 'CompliancePage'),
});

export const drillsFeature = defineFeature({
  routes: [drillsRoute, recordRoute, updateRoute, drillRoute, rulesRoute, complianceRoute],
  shell: () => import('./shell.ts'),
});
