import { isProviderStaff } from '@schooldog/domain/permissions';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const providerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/schooldog',
  staticData: { layout: 'default', titleKey: 'provider', allows: (actor) => isProviderStaff(actor, null) },
  loader: withTexts('settings', 'notifications', 'ui'),
  component: lazyRouteComponent(() => import('../../features/settings/ProviderPage.tsx'), 'ProviderPage'),
});

export const adminRoutes = [providerRoute] as const;
