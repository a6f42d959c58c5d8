// The statuses of a work order, and which of them a change can lead to.

export const workOrderStatuses = [
  'AwaitingApproval',
  'Scheduled',
  'New',
  'Started',
  'Complete',
  'Declined',
] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

/** The others come about by creating, scheduling and approving. */
export const chosenStatuses = ['New', 'Started', 'Complete', 'Declined'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];

export const openStatuses = ['AwaitingApproval', 'Scheduled', 'New', 'Started'] as const;

export function isFinished(status: WorkOrderStatus): boolean {
  return status === 'Complete' || status === 'Declined';
}

/** What the status menu offers: the targets, and the present status where it cannot be chosen. */
export function statusMenu(status: WorkOrderStatus): WorkOrderStatus[] {
  const isChosen = chosenStatuses.some((chosen) => chosen === status);
  return isChosen ? [...chosenStatuses] : [status, ...chosenStatuses];
}

export function initialStatus(
  needsApproval: boolean,
  { scheduledStartDate }: Readonly<{ scheduledStartDate: string | null }>,
): WorkOrderStatus {
  if (needsApproval) return 'AwaitingApproval';
  return scheduledStartDate === null ? 'New' : 'Scheduled';
}

/** It asks for a confirmation wherever it is chosen. */
export function isReopening(from: WorkOrderStatus, to: WorkOrderStatus): boolean {
  return from === 'Complete' && to === 'Started';
}
