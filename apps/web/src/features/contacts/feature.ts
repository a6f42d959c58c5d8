import { canOpenEops, canReadEopsAt } from '@schooldog/domain/eop';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { contactFilter, contactSchoolsFilter } from './contactFilter.ts';

const schoolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contacts',
  staticData: {
    layout: 'default',
    titleKey: 'contacts',
    hideAddButton: true,
    worksOffline: false,
    allows: canOpenEops,
  },
  validateSearch: contactSchoolsFilter.validate,
  loader: withTexts('features/contacts', 'ui'),
  component: lazyRouteComponent(() => import('./schools/ContactSchoolsPage.tsx'), 'ContactSchoolsPage'),
});

/** Nothing of it is cached in the clear, but a page that is open stays readable without a network. */
const contactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contacts/$schoolId',
  staticData: {
    layout: 'default',
    titleKey: 'contacts',
    hideAddButton: true,
    worksOffline: true,
    allows: (actor, { schoolId = '' }) => canReadEopsAt(actor, schoolId),
  },
  validateSearch: contactFilter.validate,
  loader: withTexts('features/contacts', 'features/eop', 'features/exports', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./list/ContactsPage.tsx'), 'ContactsPage'),
});

export const contactsFeature = defineFeature({
  routes: [schoolsRoute, contactsRoute],
  shell: () => import('./shell.ts'),
});
