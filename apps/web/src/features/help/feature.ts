import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

const resourceLinksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/resources/links',
  staticData: { layout: 'default', titleKey: 'resourceLinks', worksOffline: true },
  loader: withTexts('features/help'),
  component: lazyRouteComponent(() => import('./ResourceLinksPage.tsx'), 'ResourceLinksPage'),
});

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faq',
  staticData: { layout: 'default', titleKey: 'faq', worksOffline: true },
  loader: withTexts('features/help'),
  component: lazyRouteComponent(() => import('./FaqPage.tsx'), 'FaqPage'),
});

const installRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/install',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'install',
    authNotRequired: true,
    worksOffline: true,
  },
  loader: withTexts('features/help'),
  component: lazyRouteComponent(() => import('./InstallPage.tsx'), 'InstallPage'),
});

export const helpFeature = defineFeature({
  routes: [resourceLinksRoute, faqRoute, installRoute],
  shell: () => import('./shell.ts'),
});
