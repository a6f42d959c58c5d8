// The start page, also for users without a dashboard.
import { type Actor, holdsSomewhere } from '../permissions/index.ts';

/** Without a dashboard, users who take part in work orders start there; all others start at the resource links. */
export function startsAtWorkOrders(actor: Actor): boolean {
  return holdsSomewhere(actor, 'propose tasks') || holdsSomewhere(actor, 'be proposed tasks');
}
