import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { openStatuses } from '@schooldog/domain/workOrders';
import {
  IconCalendarExclamation,
  IconChartBar,
  IconChecklist,
  IconSend,
  IconSettings,
  IconTool,
  IconUserQuestion,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { ApproveButton } from './approval/ApproveButton.tsx';
import { assignedFilter } from './ahead/assignedFilter.ts';
import { AssignedCount } from './badges/AssignedCount.tsx';
import { openCreateWorkOrder } from './create/open.ts';
import { hasSeenWorkOrders } from './seenWorkOrders.ts';
import { workOrderFilter } from './workOrderFilter.ts';
import { WorkOrderHost } from './WorkOrderHost.tsx';

export const shell: FeatureShell = {
  menu: [
    { key: 'tasks', to: '/tasks', icon: IconTool, Count: AssignedCount },
    { key: 'taskAnalytics', to: '/taskAnalytics', icon: IconChartBar },
    { key: 'workOrderUsers', to: '/workOrderUsers', icon: IconUsersGroup },
    { key: 'tasksSettings', to: '/tasksSettings', icon: IconSettings },
  ],
  actions: [{ action: 'createWorkOrder', start: openCreateWorkOrder }],
  palette: [
    {
      to: '/tasks',
      find: async (...asked) => (await import('./findWorkOrderCommands.ts')).findWorkOrderCommands(...asked),
    },
  ],
  attention: {
    workOrdersToApprove: {
      icon: IconChecklist,
      isUrgent: true,
      follows: ['workOrders'],
      to: '/tasks',
      isOnDevice: hasSeenWorkOrders,
      search: (_row, actor) => workOrderFilter.write({ statuses: ['AwaitingApproval'], ...decidedAt(actor) }),
    },
    workOrdersOverdue: {
      icon: IconCalendarExclamation,
      isUrgent: true,
      follows: ['workOrders'],
      to: '/tasks',
      isOnDevice: hasSeenWorkOrders,
      search: ({ onlyMine }) => workOrderFilter.write({ overdue: true, ...(onlyMine ? { mine: true } : {}) }),
    },
    workOrdersAssigned: {
      icon: IconTool,
      follows: ['workOrders'],
      to: '/tasks',
      isOnDevice: hasSeenWorkOrders,
      search: () => workOrderFilter.write(assignedFilter),
    },
    workOrdersUnassigned: {
      icon: IconUserQuestion,
      follows: ['workOrders'],
      to: '/tasks',
      isOnDevice: hasSeenWorkOrders,
      search: ({ to }) => workOrderFilter.write({ unassigned: true, statuses: ['New', 'Started'], to }),
    },
    workOrdersSubmitted: {
      icon: IconSend,
      follows: ['workOrders'],
      to: '/tasks',
      isOnDevice: hasSeenWorkOrders,
      search: (_row, actor) =>
        workOrderFilter.write({ creatorIds: [actor.userId], statuses: [...openStatuses] }),
    },
  },
  schoolTiles: {
    workOrders: {
      icon: IconTool,
      to: '/tasks',
      search: (_tile, schoolId) =>
        workOrderFilter.write({
          schoolIds: [schoolId],
          statuses: [...openStatuses],
        }),
    },
  },
  toolbar: [{ key: 'approveWorkOrders', to: '/tasks', Button: ApproveButton }],
  host: WorkOrderHost,
};

/** Where this person approves; elsewhere an order of their own may wait for others. */
function decidedAt(actor: Actor): Readonly<{ schoolIds?: string[] }> {
  if (actor.workOrderRules.approvers === 'workOrderManagers') return {};
  const schools = schoolsWith(actor, 'manage tasks');
  return schools === 'all' ? {} : { schoolIds: [...schools] };
}
