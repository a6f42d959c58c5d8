import { IconSettings, IconTool } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { AssignedCount } from './badges/AssignedCount.tsx';
import { openCreateWorkOrder } from './create/open.ts';
import { WorkOrderHost } from './WorkOrderHost.tsx';

export const shell: FeatureShell = {
  menu: [
    { key: 'tasks', to: '/tasks', icon: IconTool, Count: AssignedCount },
    { key: 'tasksSettings', to: '/tasksSettings', icon: IconSettings },
  ],
  actions: [{ action: 'createWorkOrder', start: openCreateWorkOrder }],
  host: WorkOrderHost,
};
