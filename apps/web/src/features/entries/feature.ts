import { canExploreEntries } from '@schooldog/domain/entries';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { entryFilter } from './explorer/entryFilter.ts';

const entriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/entries',
  staticData: {
    hideAddButton: 'wide',
    layout: 'default',
    titleKey: 'entries',
    worksOffline: true,
    allows: canExploreEntries,
  },
  validateSearch: entryFilter.validate,
  loader: withTexts(
    'features/entries',
    'features/exports',
    'features/outbox',
    'features/schools',
    'features/picker',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./explorer/ExplorerPage.tsx'), 'ExplorerPage'),
});

const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/entries/$entryId',
  staticData: { layout: 'default', titleKey: 'entry', worksOffline: true, allows: canExploreEntries },
  loader: withTexts('features/entries', 'features/outbox', 'ui'),
  component: lazyRouteComponent(() => import('./detail/EntryPage.tsx'), 'EntryPage'),
});

const printedEntriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/entries/print',
  staticData: { layout: 'print', titleKey: 'entries', worksOffline: true, allows: canExploreEntries },
  validateSearch: entryFilter.validate,
  loader: withTexts('features/entries', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./print/PrintPage.tsx'), 'PrintPage'),
});

export const entriesFeature = defineFeature({
  routes: [entriesRoute, entryRoute, printedEntriesRoute],
  shell: () => import('./shell.ts'),
});
