import {
  canOpenWorkOrders,
  canOpenWorkOrderUsers,
  canSaveTasksSettings,
  canSeeTaskAnalytics,
} from '@schooldog/domain/workOrders';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../platform/navigation/rootRoute.ts';
import { defineFeature } from '../../platform/navigation/webFeature.ts';
import { withTexts } from '../../platform/navigation/withTexts.ts';
import { analyticsFilter } from './analytics/analyticsFilter.ts';
import { userFilter } from './users/userFilter.ts';
import { workOrderFilter } from './workOrderFilter.ts';

const tasksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasks',
  staticData: {
    hideAddButton: 'wide',
    layout: 'default',
    titleKey: 'tasks',
    worksOffline: true,
    allows: canOpenWorkOrders,
  },
  validateSearch: workOrderFilter.validate,
  loader: withTexts(
    'features/workOrders',
    'features/workOrders/list',
    'features/workOrders/status',
    'features/exports',
    'features/picker',
    'features/schools',
    'features/outbox',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./list/TasksPage.tsx'), 'TasksPage'),
});

/** Whose order it is, the server knows. */
const taskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasks/task/$taskId',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'task',
    worksOffline: true,
    allows: canOpenWorkOrders,
  },
  loader: withTexts(
    'features/workOrders',
    'features/workOrders/status',
    'features/workOrders/detail',
    'features/entries',
    'features/picker',
    'features/outbox',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./detail/TaskPage.tsx'), 'TaskPage'),
});

const printedTaskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasks/print/$taskId',
  staticData: { layout: 'print', titleKey: 'task', worksOffline: true, allows: canOpenWorkOrders },
  loader: withTexts('features/workOrders', 'features/workOrders/detail', 'ui'),
  component: lazyRouteComponent(() => import('./print/TaskPrintPage.tsx'), 'TaskPrintPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tasksSettings',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'tasksSettings',
    worksOffline: false,
    allows: canSaveTasksSettings,
  },
  loader: withTexts('features/workOrders/settings', 'features/picker', 'ui'),
  component: lazyRouteComponent(() => import('./settings/TasksSettingsPage.tsx'), 'TasksSettingsPage'),
});

const usersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/workOrderUsers',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'workOrderUsers',
    worksOffline: false,
    allows: canOpenWorkOrderUsers,
  },
  validateSearch: userFilter.validate,
  loader: withTexts(
    'features/workOrders/users',
    'features/workOrders/list',
    'features/people',
    'features/people/permissionEditor',
    'features/dashboard',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./users/WorkOrderUsersPage.tsx'), 'WorkOrderUsersPage'),
});

const analyticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/taskAnalytics',
  staticData: {
    hideAddButton: true,
    layout: 'default',
    titleKey: 'taskAnalytics',
    worksOffline: false,
    allows: canSeeTaskAnalytics,
  },
  validateSearch: analyticsFilter.validate,
  loader: withTexts(
    'features/workOrders/analytics',
    'features/workOrders',
    'features/workOrders/list',
    'features/exports',
    'features/picker',
    'features/schools',
    'ui',
  ),
  component: lazyRouteComponent(() => import('./analytics/TaskAnalyticsPage.tsx'), 'TaskAnalyticsPage'),
});

export const workOrdersFeature = defineFeature({
  routes: [tasksRoute, taskRoute, printedTaskRoute, settingsRoute, usersRoute, analyticsRoute],
  shell: () => import('./shell.ts'),
});
