import { canManageOwnData } from '@schooldog/domain/ownData';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

const ownDataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ownData',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'ownData',
    worksOffline: true,
    allows: canManageOwnData,
  },
  loader: withTexts('features/ownData', 'ui'),
  component: lazyRouteComponent(() => import('./OwnDataPage.tsx'), 'OwnDataPage'),
});

export const ownDataFeature = defineFeature({
  routes: [ownDataRoute],
  shell: () => import('./shell.ts'),
});
