// The work orders of the authorization matrix: created, assigned to or followed by the caller, on a hidden board, or
// under restrictions, as the line of the table says.
import type { District } from '../../../authorization/district.ts';
import type { Situation } from '../../../authorization/matrix.ts';
import type { TasksSettings } from '@schooldog/domain/workOrders';
import { aBoard, aWorkOrderOf, saveTasksSettings, type WorkOrderRow } from './aWorkOrderOf.ts';

export const hidden = { nf: '404 workOrder.notFound' };
export const unable = (ability: string) => ({ ...hidden, no: `403 workOrder.${ability}NotAllowed` });

export const openBoard = aBoard({ name: 'Grounds' });
export const hiddenBoard = aBoard({ name: 'Cameras', preventNonAssignedUsers: true });

/** The settings under which the calls of a line are made. */
const settingsOfLine: Readonly<Record<string, Partial<TasksSettings>>> = {
  restricted: {
    restrictAssignmentPermissions: 'workOrderManagers',
    restrictSchedulePermissions: 'workOrderManagers',
    restrictAssignToTaskBoardPermissions: 'workOrderManagers',
    restrictStatusChangePermissions: 'workOrderStaff',
  },
  staffView: { restrictWorkOrderStaffViewPermissions: true },
  forStaff: {
    restrictAssignmentPermissions: 'workOrderStaff',
    restrictSchedulePermissions: 'workOrderStaff',
    restrictAssignToTaskBoardPermissions: 'workOrderStaff',
  },
  awaiting: { isApprovalWorkflowEnabled: true },
  forManagers: {
    isApprovalWorkflowEnabled: true,
    approvalWorkflow: { allowedApproverType: 'workOrderManagers' },
  },
};

/** The lines of a table run one after the other, so one document serves all calls of a line. */
const lineInUse = new WeakMap<District, Promise<string>>();

export async function setSettingsOf({ district, line }: Situation): Promise<void> {
  const name = settingsOfLine[line] === undefined ? 'default' : line;
  const saved = lineInUse.get(district) ?? Promise.resolve('none');
  const next = saved.then(async (inUse) => {
    if (inUse !== name)
      await saveTasksSettings(district.app.database, {
        boards: [openBoard, hiddenBoard],
        ...settingsOfLine[line],
      });
    return name;
  });
  lineInUse.set(district, next);
  await next;
}

const ofCaller: ReadonlySet<string> = new Set([
  'created',
  'acted',
  'restricted',
  'forStaff',
  'awaiting',
  'forManagers',
]);

export async function anOrder(situation: Situation, facts: Partial<WorkOrderRow> = {}): Promise<string> {
  const { district, line, school } = situation;
  await setSettingsOf(situation);
  const createdByUserId = ofCaller.has(line) ? situation.caller.id : district.owner.id;
  const isAwaiting = line === 'awaiting' || line === 'forManagers';
  const { id } = await aWorkOrderOf(district.app.database, {
    schoolId: school.id,
    createdByUserId,
    assignedUserIds: line === 'assigned' ? [situation.caller.id] : [],
    followingUserIds: line === 'followed' ? [situation.caller.id] : [createdByUserId],
    boardId: line === 'hidden' ? hiddenBoard.id : null,
    hasActivityOfOthers: line === 'acted',
    ...(isAwaiting ? { status: 'AwaitingApproval' as const } : {}),
    ...facts,
  });
  return id;
}
