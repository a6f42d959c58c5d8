import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

/** Linked from the sign-in page, for visitors who have no account yet. */
const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing',
  staticData: { layout: 'simple', titleKey: 'landing', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/landing'),
  component: lazyRouteComponent(() => import('./LandingPage.tsx'), 'LandingPage'),
});

const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing/pricing',
  staticData: { layout: 'simple', titleKey: 'pricing', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/landing'),
  component: lazyRouteComponent(() => import('./PricingPage.tsx'), 'PricingPage'),
});

export const landingFeature = defineFeature({
  routes: [landingRoute, pricingRoute],
});
