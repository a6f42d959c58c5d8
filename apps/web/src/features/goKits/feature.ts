import { canOpenGoKits } from '@schooldog/domain/goKits';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

const kitsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/goKits',
  staticData: {
    layout: 'default',
    titleKey: 'goKits',
    hideAddButton: true,
    worksOffline: true,
    allows: canOpenGoKits,
  },
  loader: withTexts('features/goKits', 'ui'),
  component: lazyRouteComponent(() => import('./list/KitsPage.tsx'), 'KitsPage'),
});

const kitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/goKits/$kitId',
  staticData: {
    layout: 'default',
    titleKey: 'goKits',
    hideAddButton: true,
    worksOffline: true,
    allows: canOpenGoKits,
  },
  loader: withTexts('features/goKits', 'ui'),
  component: lazyRouteComponent(() => import('./view/KitPage.tsx'), 'KitPage'),
});

export const goKitsFeature = defineFeature({
  routes: [kitsRoute, kitRoute],
  shell: () => import('./shell.ts'),
});
