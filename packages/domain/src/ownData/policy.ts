// Who takes the data of the whole district along, and whether plans and contacts are part of it.
import { type Ability, type Actor, holdsPermission, may } from '../permissions/index.ts';

export const ownDataRules = {
  /** Start, watch and stop: everyone who may start one may also stop the one of another person. */
  manage: { who: holdsPermission('manage district'), otherwise: 'ownData.notAllowed' },
} as const satisfies Record<string, Ability<unknown>>;

const readsAllPlans = holdsPermission('todo eops');

export function canManageOwnData(actor: Actor): boolean {
  return may(ownDataRules.manage, actor, null);
}

/** Emergency plans, contacts and tables of roles of every school. */
export function includesPlans(actor: Actor): boolean {
  return readsAllPlans(actor, null);
}
