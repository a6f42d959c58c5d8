// What the district's work order settings allow a person, as far as permissions depend on it. Like the feature
// switches, it travels with the actor, so that button and procedure decide from the same facts.

/** Null means everyone who can create work orders. */
export type WorkOrderRestriction = 'workOrderStaff' | 'workOrderManagers' | null;

export type WorkOrderRules = {
  readonly restrictAssignment: WorkOrderRestriction;
  readonly restrictSchedule: WorkOrderRestriction;
  readonly restrictBoards: WorkOrderRestriction;
  /** Only work order staff change statuses. */
  readonly restrictStatusChange: boolean;
  /** Work order staff see only what is assigned to them. */
  readonly restrictStaffView: boolean;
  /** Who approves new work orders; null while they need no approval. */
  readonly approvers: 'managersAtSchool' | 'workOrderManagers' | null;
  /** Boards whose work orders only the board's own people and managers see, without those of this person. */
  readonly hiddenBoardIds: readonly string[];
};

/** As long as a district has set nothing. */
export const openWorkOrderRules: WorkOrderRules = {
  restrictAssignment: null,
  restrictSchedule: null,
  restrictBoards: null,
  restrictStatusChange: false,
  restrictStaffView: false,
  approvers: null,
  hiddenBoardIds: [],
};
