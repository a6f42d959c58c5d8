// Opens the Create / Edit Work Order dialog from anywhere.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import type { StartGiven } from '../../../platform/navigation/featureShell.ts';
import { createFormOpening } from '../../../platform/offlineRecords/formOpening.ts';

export type Opening =
  | Readonly<{ mode: 'create'; given: StartGiven | null }>
  | Readonly<{ mode: 'edit'; order: ShownWorkOrder }>
  /** Rejected work in its form again. */
  | Readonly<{ mode: 'fix'; operationId: string }>;

const opening = createFormOpening<Opening>();

/** With what is known where it begins: a school, a place, an entry. */
export function openCreateWorkOrder(given: StartGiven | null = null): void {
  opening.open({ mode: 'create', given });
}

/** Also for an order that still waits to be sent. */
export function openEditWorkOrder(order: ShownWorkOrder): void {
  opening.open({ mode: 'edit', order });
}

export function openRejectedWorkOrder(operationId: string): void {
  opening.open({ mode: 'fix', operationId });
}

export const { close: closeWorkOrderDialog, expectAnswer, isExpected } = opening;
export const useWorkOrderOpening = opening.useOpening;
