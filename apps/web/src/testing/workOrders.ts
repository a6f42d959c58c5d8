// Work orders as the server would send them.
import type { DetailedWorkOrder, WorkOrderUser } from '@schooldog/contract/workOrders';
import { atSchools } from '@schooldog/domain/permissions';
import type { WorkOrder } from '@schooldog/domain/workOrders';
import { oakHill, somebodyElse } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

export function aWorkOrder(facts: Partial<DetailedWorkOrder> = {}): DetailedWorkOrder {
  return {
    id: 'workOrder00000000000',
    publicId: 1042,
    schoolId: oakHill.id,
    status: 'New',
    description: 'The latch of the door does not close.',
    priority: 'High',
    boardId: null,
    assignedUserIds: [],
    assignedNames: [],
    location: 'Room 214',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    dueDate: null,
    scheduledStartDate: null,
    notes: '',
    customFields: {},
    imageIds: [],
    imageUrls: [],
    createdByUserId: somebodyElse.id,
    createdByName: somebodyElse.name,
    followingUserIds: [],
    isFollowing: false,
    isPinned: false,
    entryId: null,
    walkId: null,
    recurringId: null,
    recurringTitle: null,
    sourceEntry: null,
    hasActivityOfOthers: false,
    commentCount: 0,
    comments: [],
    statusHistory: [],
    assignmentHistory: [],
    attachments: [],
    timestamp: time,
    timeOriginallyScheduled: null,
    timeOriginallySubmittedForApproval: null,
    timeCompleted: null,
    timeCreated: time,
    timeUpdated: time,
    ...facts,
  };
}

/** What changes answer. */
export const someChange: WorkOrder = aWorkOrder();

/** A submitter of Oak Hill. */
export function aWorkOrderUser(facts: Partial<WorkOrderUser> = {}): WorkOrderUser {
  return {
    id: 'sam00000000000000000',
    firstName: 'Sam',
    lastName: 'Okafor',
    role: 'work_order_submitter',
    isDistrictUser: false,
    roleSchoolIds: [oakHill.id],
    permissions: { 'propose tasks': atSchools([oakHill.id]) },
    boardIds: [],
    openCount: 0,
    can: { changePermissions: true, assignToBoards: true, disable: true },
    ...facts,
  };
}
