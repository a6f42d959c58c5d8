import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'terms',
    authNotRequired: true,
    worksOffline: true,
  },
  loader: withTexts('features/legal'),
  component: lazyRouteComponent(() => import('./TermsPage.tsx'), 'TermsPage'),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'privacy',
    authNotRequired: true,
    worksOffline: true,
  },
  loader: withTexts('features/legal'),
  component: lazyRouteComponent(() => import('./PrivacyPage.tsx'), 'PrivacyPage'),
});

export const legalFeature = defineFeature({
  routes: [termsRoute, privacyRoute],
  shell: () => import('./shell.ts'),
});
