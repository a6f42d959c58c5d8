// Which work orders a person sees in lists, counts and exports: the same as the rule that opens one of them, as
// conditions that a query can follow.
import { type Actor, holds, type Schools, schoolsWith } from '../permissions/index.ts';

export type WorkOrderScope = Readonly<{
  userId: string;
  /** Every order at these schools. */
  managed: Schools;
  /** Every order at these schools that is on no hidden board. */
  staffed: Schools;
  /** Followed orders at these schools that are on no hidden board. */
  followed: Schools;
  hiddenBoardIds: readonly string[];
  /** Whether orders name the series they belong to, and can be listed by it. */
  seesSeries: boolean;
}>;

/** Null while the district has no work orders. Created and assigned ones are always within. */
export function workOrderScope(actor: Actor): WorkOrderScope | null {
  if (actor.isDisabled || !actor.features.enableWorkOrders) return null;
  const { restrictStaffView, hiddenBoardIds } = actor.workOrderRules;
  const isStaff = actor.isPrimarilyTaskUser && !restrictStaffView;
  return {
    userId: actor.userId,
    managed: holds(actor, 'manage tasks settings') ? 'all' : schoolsWith(actor, 'manage tasks'),
    staffed: isStaff ? schoolsWith(actor, 'be proposed tasks') : [],
    followed: schoolsWith(actor, 'propose tasks'),
    hiddenBoardIds,
    seesSeries: holds(actor, 'manage tasks settings'),
  };
}

/** The schools whose orders this person may take along as a file, as far as they see them. */
export function workOrderDownloadSchools(actor: Actor): Schools {
  return workOrderScope(actor) === null ? [] : schoolsWith(actor, 'download administrative reports');
}

export const workOrderSorts = ['newest', 'oldest', 'due', 'priority', 'updated'] as const;
export type WorkOrderSort = (typeof workOrderSorts)[number];
