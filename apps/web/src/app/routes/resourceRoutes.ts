import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const resourceLinksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/resources/links',
  staticData: { layout: 'default', titleKey: 'resourceLinks', worksOffline: true },
  loader: withTexts('features/help'),
  component: lazyRouteComponent(
    () => import('../../features/help/ResourceLinksPage.tsx'),
    'ResourceLinksPage',
  ),
});

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/faq',
  staticData: { layout: 'default', titleKey: 'faq', worksOffline: true },
  loader: withTexts('features/help'),
  component: lazyRouteComponent(() => import('../../features/help/FaqPage.tsx'), 'FaqPage'),
});

const installRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/install',
  staticData: { layout: 'default', titleKey: 'install', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/help'),
  component: lazyRouteComponent(() => import('../../features/help/InstallPage.tsx'), 'InstallPage'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  staticData: { layout: 'default', titleKey: 'terms', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/legal'),
  component: lazyRouteComponent(() => import('../../features/legal/TermsPage.tsx'), 'TermsPage'),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  staticData: { layout: 'default', titleKey: 'privacy', authNotRequired: true, worksOffline: true },
  loader: withTexts('features/legal'),
  component: lazyRouteComponent(() => import('../../features/legal/PrivacyPage.tsx'), 'PrivacyPage'),
});

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing',
  staticData: { layout: 'simple', titleKey: 'landing', worksOffline: true },
  loader: withTexts('features/landing'),
  component: lazyRouteComponent(() => import('../../features/landing/LandingPage.tsx'), 'LandingPage'),
});

const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/landing/pricing',
  staticData: { layout: 'simple', titleKey: 'pricing', worksOffline: true },
  loader: withTexts('features/landing'),
  component: lazyRouteComponent(() => import('../../features/landing/PricingPage.tsx'), 'PricingPage'),
});

/** The `token` of the link at the foot of a mail. */
export type UnsubscribeSearch = { token?: string };

const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe',
  staticData: { layout: 'simple', titleKey: 'unsubscribe', authNotRequired: true },
  validateSearch: (search): UnsubscribeSearch =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  loader: withTexts('features/notifications/unsubscribe'),
  component: lazyRouteComponent(
    () => import('../../features/notifications/unsubscribe/UnsubscribePage.tsx'),
    'UnsubscribePage',
  ),
});

export const resourceRoutes = [
  resourceLinksRoute,
  faqRoute,
  installRoute,
  termsRoute,
  privacyRoute,
  landingRoute,
  pricingRoute,
  unsubscribeRoute,
] as const;
