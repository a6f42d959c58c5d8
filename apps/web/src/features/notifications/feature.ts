import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

/** The `token` of the link at the foot of a mail. */
type UnsubscribeSearch = { token?: string };

const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe',
  staticData: { layout: 'simple', titleKey: 'unsubscribe', authNotRequired: true },
  validateSearch: (search): UnsubscribeSearch =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  loader: withTexts('features/notifications/unsubscribe'),
  component: lazyRouteComponent(() => import('./unsubscribe/UnsubscribePage.tsx'), 'UnsubscribePage'),
});

export const notificationsFeature = defineFeature({
  routes: [unsubscribeRoute],
  shell: () => import('./shell.ts'),
});
