import { canReadStaffReads } from '@schooldog/domain/staffReads';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { staffReadsFilter } from './staffReadsFilter.ts';

const staffReadsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/providerAccess',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'providerAccess',
    allows: canReadStaffReads,
  },
  validateSearch: staffReadsFilter.validate,
  loader: withTexts('features/staffReads', 'features/picker', 'ui'),
  component: lazyRouteComponent(() => import('./StaffReadsPage.tsx'), 'StaffReadsPage'),
});

export const staffReadsFeature = defineFeature({
  routes: [staffReadsRoute],
  shell: () => import('./shell.ts'),
});
