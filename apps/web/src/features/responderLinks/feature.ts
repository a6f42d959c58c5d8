import { canEditEopsAt } from '@schooldog/domain/eop';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

/** Of one school, for people who edit its plan. */
const linksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responderLinks/$schoolId',
  staticData: {
    layout: 'default',
    titleKey: 'responderLinks',
    hideAddButton: true,
    allows: (actor, { schoolId = '' }) => canEditEopsAt(actor, schoolId),
  },
  loader: withTexts('features/responderLinks', 'ui'),
  component: lazyRouteComponent(() => import('./links/LinksPage.tsx'), 'LinksPage'),
});

/** What a responder sees, without an account. Its address is a secret, so nothing of it stays on the device. */
const responderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responder/$token',
  // The open document, so that Back leads from it to the list instead of out of the page.
  validateSearch: ({ document }: Record<string, unknown>): { document?: string } =>
    typeof document === 'string' ? { document } : {},
  staticData: { layout: 'visitor', titleKey: 'responder', authNotRequired: true, keepsNothing: true },
  loader: withTexts('features/responderLinks/responder'),
  component: lazyRouteComponent(() => import('./responder/ResponderPage.tsx'), 'ResponderPage'),
});

export const responderLinksFeature = defineFeature({ routes: [linksRoute, responderRoute] });
