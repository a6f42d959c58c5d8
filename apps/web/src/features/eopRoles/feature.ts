import { canOpenEops, canReadEopsAt } from '@schooldog/domain/eop';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PathParams } from '../../platform/navigation/page.ts';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { roleFilter } from './roleFilter.ts';

const titleOfTable = ({ roleId }: PathParams) =>
  roleId === 'reunification_team' ? 'reunification' : 'eopRoles';

const schoolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/eopRoles/$roleId',
  staticData: {
    layout: 'default',
    titleKey: titleOfTable,
    hideAddButton: true,
    worksOffline: false,
    allows: canOpenEops,
  },
  validateSearch: roleFilter.validate,
  loader: withTexts('features/eopRoles', 'ui'),
  component: lazyRouteComponent(() => import('./list/RoleSchoolsPage.tsx'), 'RoleSchoolsPage'),
});

/** Nothing of it is cached in the clear, but a page that is open stays readable without a network. */
const tableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/eopRoles/$roleId/$schoolId',
  staticData: {
    layout: 'default',
    titleKey: titleOfTable,
    hideAddButton: true,
    worksOffline: true,
    allows: (actor, { schoolId = '' }) => canReadEopsAt(actor, schoolId),
  },
  loader: withTexts('features/eop', 'features/eopRoles', 'features/exports', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./table/RolesPage.tsx'), 'RolesPage'),
});

export const eopRolesFeature = defineFeature({
  routes: [schoolsRoute, tableRoute],
  shell: () => import('./shell.ts'),
});
