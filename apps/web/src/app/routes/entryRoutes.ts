import { canExploreEntries } from '@schooldog/domain/entries';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { entryFilter } from '../../features/entries/explorer/entryFilter.ts';
import { rootRoute } from './root.ts';
import { withTexts } from './withTexts.ts';

const entriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/entries',
  staticData: { layout: 'default', titleKey: 'entries', worksOffline: true, allows: canExploreEntries },
  validateSearch: entryFilter.validate,
  loader: withTexts(
    'features/entries',
    'features/entries/entryExports',
    'features/outbox',
    'features/schools',
    'features/users',
    'ui',
  ),
  component: lazyRouteComponent(
    () => import('../../features/entries/explorer/ExplorerPage.tsx'),
    'ExplorerPage',
  ),
});

const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/entries/$entryId',
  staticData: { layout: 'default', titleKey: 'entry', worksOffline: true, allows: canExploreEntries },
  loader: withTexts('features/entries', 'features/outbox', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('../../features/entries/detail/EntryPage.tsx'), 'EntryPage'),
});

const printedEntriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/entries/print',
  staticData: { layout: 'print', titleKey: 'entries', worksOffline: true, allows: canExploreEntries },
  validateSearch: entryFilter.validate,
  loader: withTexts('features/entries', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('../../features/entries/print/PrintPage.tsx'), 'PrintPage'),
});

export const entryRoutes = [entriesRoute, entryRoute, printedEntriesRoute] as const;
