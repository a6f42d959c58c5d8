import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import {
  IconCalendarExclamation,
  IconChartBar,
  IconChecklist,
  IconSettings,
  IconTool,
  IconUserQuestion,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { ApproveButton } from './approval/ApproveButton.tsx';
import { AssignedCount } from './badges/AssignedCount.tsx';
import { openCreateWorkOrder } from './create/open.ts';
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
  attention: {
    workOrdersToApprove: {
      icon: IconChecklist,
      isUrgent: true,
      to: '/tasks',
      search: (_row, actor) => workOrderFilter.write({ statuses: ['AwaitingApproval'], ...decidedAt(actor) }),
    },
    workOrdersOverdue: {
      icon: IconCalendarExclamation,
      to: '/tasks',
      search: ({ onlyMine }) => workOrderFilter.write({ overdue: true, ...(onlyMine ? { mine: true } : {}) }),
    },
    workOrdersUnassigned: {
      icon: IconUserQuestion,
      to: '/tasks',
      search: ({ to }) => workOrderFilter.write({ unassigned: true, statuses: ['New', 'Started'], to }),
    },
  },
  schoolTiles: {
    workOrders: {
      icon: IconTool,
      to: '/tasks',
      search: (_tile, schoolId) =>
        workOrderFilter.write({
          schoolIds: [schoolId],
          statuses: ['AwaitingApproval', 'Scheduled', 'New', 'Started'],
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
