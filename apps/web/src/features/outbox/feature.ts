import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/outbox',
  staticData: { layout: 'default', titleKey: 'outbox', worksOffline: true },
  loader: withTexts('features/outbox', 'ui'),
  component: lazyRouteComponent(() => import('./OutboxPage.tsx'), 'OutboxPage'),
});

export const outboxFeature = defineFeature({
  routes: [outboxRoute],
  shell: () => import('./shell.ts'),
});
