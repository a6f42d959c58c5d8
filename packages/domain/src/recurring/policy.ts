import { type Ability, type Actor, holds, may } from '../permissions/index.ts';

/** Seeing, changing and generating: all of it is for those who decide how the district works with orders. */
const manage: Ability<unknown> = {
  who: (actor) => actor.features.enableWorkOrders && holds(actor, 'manage tasks settings'),
  otherwise: 'recurring.notAllowed',
};

export const recurringRules = { view: manage, manage } as const satisfies Record<string, Ability<unknown>>;

export function canManageRecurring(actor: Actor): boolean {
  return may(recurringRules.manage, actor, null);
}
