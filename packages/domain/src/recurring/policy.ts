import type { Ability } from '../permissions/index.ts';
import { type Actor, holds, may } from '../permissions/index.ts';

/** Seeing, changing and generating: all of it is for those who decide how the district works with orders. */
export const recurringRules = {
  manage: {
    who: (actor) => actor.features.enableWorkOrders && holds(actor, 'manage tasks settings'),
    otherwise: 'recurring.notAllowed',
  },
} as const satisfies Record<string, Ability<unknown>>;

export function canManageRecurring(actor: Actor): boolean {
  return may(recurringRules.manage, actor, null);
}
