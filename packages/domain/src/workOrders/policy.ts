// Who may see, change, assign, schedule, approve and delete work orders.
import {
  type Ability,
  type Actor,
  allOf,
  anyOf,
  type Condition,
  holds,
  holdsAt,
  holdsPermission,
  holdsPermissionAtSchool,
  holdsSomewhere,
  may,
  not,
  type Rule,
  type WorkOrderRestriction,
  type WorkOrderRules,
} from '../permissions/index.ts';
import { chosenStatuses, type ChosenStatus, isFinished } from './status.ts';
import type { WorkOrder } from './workOrder.ts';

export type WorkOrderFacts = Readonly<
  Pick<
    WorkOrder,
    | 'schoolId'
    | 'status'
    | 'boardId'
    | 'createdByUserId'
    | 'assignedUserIds'
    | 'followingUserIds'
    | 'hasActivityOfOthers'
  >
>;

/** An order, or the place where one would be. */
type AtBoard = Readonly<{ schoolId: string; boardId: string | null }>;

const isCreator: Rule<WorkOrderFacts> = (actor, order) => order.createdByUserId === actor.userId;
const isAssignee: Rule<WorkOrderFacts> = (actor, order) => order.assignedUserIds.includes(actor.userId);
const isFollower: Rule<WorkOrderFacts> = (actor, order) => order.followingUserIds.includes(actor.userId);

const proposesHere = holdsPermissionAtSchool<AtBoard>('propose tasks');
const canBeAssignedHere = holdsPermissionAtSchool<AtBoard>('be proposed tasks');
const managesTasksHere = holdsPermissionAtSchool<AtBoard>('manage tasks');
const managesSettings = holdsPermission('manage tasks settings');
const isManager = anyOf<AtBoard>(managesTasksHere, managesSettings);

const workOrdersExist: Rule<unknown> = ({ features }) => features.enableWorkOrders;
const isPrimarilyTaskUser: Rule<unknown> = (actor) => actor.isPrimarilyTaskUser;
const isWorkOrderStaff = anyOf(isPrimarilyTaskUser, managesSettings);
const isStaffHere = allOf<AtBoard>(isPrimarilyTaskUser, canBeAssignedHere);

const statusChangesAreRestricted: Rule<unknown> = ({ workOrderRules }) => workOrderRules.restrictStatusChange;
const staffViewIsRestricted: Rule<unknown> = ({ workOrderRules }) => workOrderRules.restrictStaffView;

/** Managers see every board; others see those that are open to all, and their own. */
const boardIsShown: Rule<AtBoard> = anyOf(
  isManager,
  ({ workOrderRules }, { boardId }) => boardId === null || !workOrderRules.hiddenBoardIds.includes(boardId),
);

/** Sees every order there, on boards that are shown. */
export const staffsSchool = allOf<AtBoard>(
  workOrdersExist,
  boardIsShown,
  isStaffHere,
  not(staffViewIsRestricted),
);

const followsHere = allOf<AtBoard>(workOrdersExist, boardIsShown, proposesHere);

const mayView = allOf<WorkOrderFacts>(
  workOrdersExist,
  anyOf(isManager, isCreator, isAssignee, staffsSchool, allOf(isFollower, followsHere)),
);

/** The hint at doubles shows orders to people who may not open them yet; following makes an order theirs. */
const mayFollow = anyOf<WorkOrderFacts>(mayView, followsHere);

const isManaging = allOf<WorkOrderFacts>(mayView, anyOf(isCreator, managesTasksHere));
const isUnfinished: Rule<WorkOrderFacts> = (_actor, { status }) => !isFinished(status);

/** What a restriction leaves: `anyone` is what holds without one. */
function restricted(
  restrictionOf: (rules: WorkOrderRules) => WorkOrderRestriction,
  anyone: Rule<WorkOrderFacts>,
): Rule<WorkOrderFacts> {
  return (actor, order) => {
    const restriction = restrictionOf(actor.workOrderRules);
    if (restriction === 'workOrderManagers') return managesSettings(actor, order);
    return restriction === 'workOrderStaff' ? isWorkOrderStaff(actor, order) : anyone(actor, order);
  };
}

/** Existing orders are changed by those who manage them and by the staff who see them. */
const worksOnIt = allOf<WorkOrderFacts>(mayView, anyOf(isManaging, isWorkOrderStaff));
const limitedTo = (restrictionOf: (rules: WorkOrderRules) => WorkOrderRestriction) =>
  allOf(
    worksOnIt,
    restricted(restrictionOf, () => true),
  );

const mayApprove: Rule<WorkOrderFacts> = allOf<WorkOrderFacts>(workOrdersExist, (actor, order) =>
  actor.workOrderRules.approvers === 'workOrderManagers'
    ? managesSettings(actor, order)
    : managesTasksHere(actor, order),
);

const awaitsApproval: Condition<WorkOrderFacts> = {
  holds: ({ status }) => status === 'AwaitingApproval',
  otherwise: 'workOrder.notAwaitingApproval',
};
const canBeScheduled: Condition<WorkOrderFacts> = {
  holds: ({ status }) => status === 'New' || status === 'Started',
  otherwise: 'workOrder.notSchedulable',
};

export const workOrderRules = {
  view: { who: mayView, otherwise: 'workOrder.viewNotAllowed' },
  follow: { who: mayFollow, otherwise: 'workOrder.viewNotAllowed' },
  comment: { who: mayView, otherwise: 'workOrder.viewNotAllowed' },
  edit: {
    who: allOf(isManaging, anyOf(managesTasksHere, isUnfinished)),
    otherwise: 'workOrder.editNotAllowed',
  },
  assign: { who: limitedTo((rules) => rules.restrictAssignment), otherwise: 'workOrder.assignNotAllowed' },
  assignSelf: { who: allOf(mayView, canBeAssignedHere), otherwise: 'workOrder.assignNotAllowed' },
  schedule: {
    who: limitedTo((rules) => rules.restrictSchedule),
    otherwise: 'workOrder.scheduleNotAllowed',
    when: [canBeScheduled],
  },
  moveToBoard: { who: limitedTo((rules) => rules.restrictBoards), otherwise: 'workOrder.boardNotAllowed' },
  changeFiles: { who: worksOnIt, otherwise: 'workOrder.editNotAllowed' },
  approve: { who: mayApprove, otherwise: 'workOrder.approveNotAllowed', when: [awaitsApproval] },
  delete: {
    who: allOf(
      mayView,
      anyOf(
        managesTasksHere,
        allOf(isCreator, (_actor, order) => !order.hasActivityOfOthers),
      ),
    ),
    otherwise: 'workOrder.deleteNotAllowed',
  },
} as const satisfies Record<string, Ability<WorkOrderFacts>>;

/** An assignee finishes their own work, but neither decides on it nor takes up what was declined. */
const assigneeTargets: ReadonlySet<ChosenStatus> = new Set(['New', 'Started', 'Complete']);

/** Approvers decide on what awaits approval; otherwise the base rule and the restriction both hold. */
export function canChangeStatus(actor: Actor, order: WorkOrderFacts, target: ChosenStatus): boolean {
  if (order.status === 'AwaitingApproval') return may(workOrderRules.approve, actor, order);
  const finishesOwn: Rule<WorkOrderFacts> = (_actor, { status }) =>
    status !== 'Declined' && assigneeTargets.has(target);
  const rule = allOf<WorkOrderFacts>(
    mayView,
    anyOf(
      managesTasksHere,
      allOf(isCreator, proposesHere),
      allOf(isAssignee, canBeAssignedHere, finishesOwn),
    ),
    anyOf(not(statusChangesAreRestricted), isWorkOrderStaff),
  );
  return may(rule, actor, order);
}

/** The statuses that this person can choose now. */
export function statusChoices(actor: Actor, order: WorkOrderFacts): ChosenStatus[] {
  return chosenStatuses.filter((target) => target !== order.status && canChangeStatus(actor, order, target));
}

export function canReopen(actor: Actor, order: WorkOrderFacts): boolean {
  return order.status === 'Complete' && canChangeStatus(actor, order, 'Started');
}

export function canCreateWorkOrderAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'propose tasks', schoolId);
}

/** Whether a new order of this person waits for approval. */
export function needsApprovalAt(actor: Actor, schoolId: string): boolean {
  const { approvers } = actor.workOrderRules;
  if (approvers === null) return false;
  return approvers === 'workOrderManagers'
    ? !holds(actor, 'manage tasks settings')
    : !holdsAt(actor, 'manage tasks', schoolId);
}

export type RestrictedField = 'assignedStaff' | 'scheduledStartDate' | 'taskBoard';

/** Which of the restricted fields this person may set in a new order. */
export function canSetField(actor: Actor, field: RestrictedField): boolean {
  const { restrictAssignment, restrictSchedule, restrictBoards } = actor.workOrderRules;
  const restriction = {
    assignedStaff: restrictAssignment,
    scheduledStartDate: restrictSchedule,
    taskBoard: restrictBoards,
  }[field];
  if (restriction === null) return true;
  return may(restriction === 'workOrderStaff' ? isWorkOrderStaff : managesSettings, actor, null);
}

/** Enabled people of the district who can be proposed tasks at the school. */
export function canBeAssignedAt(person: Actor, schoolId: string): boolean {
  return holdsAt(person, 'be proposed tasks', schoolId);
}

export function canOpenWorkOrders(actor: Actor): boolean {
  return (
    actor.features.enableWorkOrders &&
    (holdsSomewhere(actor, 'propose tasks') ||
      holdsSomewhere(actor, 'be proposed tasks') ||
      holdsSomewhere(actor, 'manage tasks') ||
      holds(actor, 'manage tasks settings'))
  );
}

/** The count, the toolbar button and the dialog are for people who manage tasks somewhere. */
export function canSeeApprovals(actor: Actor): boolean {
  return holdsSomewhere(actor, 'manage tasks');
}

/** Sees every order of the school, on whatever board. */
export function canManageWorkOrdersAt(actor: Actor, schoolId: string): boolean {
  return may(allOf(workOrdersExist, isManager), actor, { schoolId, boardId: null });
}

/** Whether this person sees the orders there that they follow. */
export function canFollowWorkOrdersAt(actor: Actor, order: AtBoard): boolean {
  return may(followsHere, actor, order);
}

/** People who manage tasks somewhere know of every board; they see its orders where they manage them. */
export function canSeeBoard(actor: Actor, boardId: string): boolean {
  if (holds(actor, 'manage tasks settings') || holdsSomewhere(actor, 'manage tasks')) return true;
  return !actor.workOrderRules.hiddenBoardIds.includes(boardId);
}

/** Whether an order there shows its board to this person, who may then also choose it. */
export function canSeeBoardAt(actor: Actor, order: AtBoard): boolean {
  return may(boardIsShown, actor, order);
}

export const tasksSettingsRules = {
  save: { who: managesSettings, otherwise: 'workOrder.settingsNotAllowed' },
} as const satisfies Record<string, Ability<unknown>>;

export function canSaveTasksSettings(actor: Actor): boolean {
  return may(tasksSettingsRules.save, actor, null);
}
