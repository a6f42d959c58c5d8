import { canOpenEops, canReadEopsAt } from '@schooldog/domain/eop';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { componentFilter, planSchoolFilter } from './eopFilter.ts';

const schoolsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/eop',
  staticData: { layout: 'default', titleKey: 'eop', hideAddButton: true, allows: canOpenEops },
  validateSearch: planSchoolFilter.validate,
  loader: withTexts('features/eop', 'ui'),
  component: lazyRouteComponent(() => import('./schools/SchoolsPage.tsx'), 'SchoolsPage'),
});

const planRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/eop/$schoolId',
  staticData: {
    layout: 'default',
    titleKey: 'eopPlan',
    hideAddButton: true,
    allows: (actor, { schoolId = '' }) => canReadEopsAt(actor, schoolId),
  },
  validateSearch: componentFilter.validate,
  loader: withTexts('features/eop', 'features/exports', 'features/goKits', 'features/schools', 'ui'),
  component: lazyRouteComponent(() => import('./plan/PlanPage.tsx'), 'PlanPage'),
});

const componentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/eop/$schoolId/$componentId',
  staticData: {
    layout: 'default',
    titleKey: 'eopComponent',
    hideAddButton: true,
    allows: (actor, { schoolId = '' }) => canReadEopsAt(actor, schoolId),
  },
  loader: withTexts('features/eop', 'ui'),
  component: lazyRouteComponent(() => import('./component/ComponentPage.tsx'), 'ComponentPage'),
});

const editRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/eop/$schoolId/$componentId/edit',
  staticData: {
    layout: 'default',
    titleKey: 'eopComponent',
    hideAddButton: true,
    allows: (actor, { schoolId = '' }) => canReadEopsAt(actor, schoolId),
  },
  loader: withTexts('features/eop', 'features/eop/editor', 'ui'),
  component: lazyRouteComponent(() => import('./editor/EditPage.tsx'), 'EditPage'),
});

/** An attached PDF in a tab of its own. */
const attachmentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/eop/$schoolId/$componentId/attachment/$attachmentId',
  staticData: {
    layout: 'default',
    titleKey: 'eopAttachment',
    hideAddButton: true,
    allows: (actor, { schoolId = '' }) => canReadEopsAt(actor, schoolId),
  },
  loader: withTexts('features/eop', 'ui'),
  component: lazyRouteComponent(() => import('./attachment/AttachmentPage.tsx'), 'AttachmentPage'),
});

export const eopFeature = defineFeature({
  routes: [schoolsRoute, planRoute, componentRoute, editRoute, attachmentRoute],
  shell: () => import('./shell.ts'),
});
