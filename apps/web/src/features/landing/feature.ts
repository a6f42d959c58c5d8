import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing',
  staticData: { layout: 'simple', titleKey: 'landing', worksOffline: true },
  loader: withTexts('features/landing'),
  component: lazyRouteComponent(() => import('./LandingPage.tsx'), 'LandingPage'),
});

const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing/pricing',
  staticData: { layout: 'simple', titleKey: 'pricing', worksOffline: true },
  loader: withTexts('features/landing'),
  component: lazyRouteComponent(() => import('./PricingPage.tsx'), 'PricingPage'),
});

export const landingFeature = defineFeature({
  routes: [landingRoute, pricingRoute],
});
