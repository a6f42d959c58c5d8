// Where a person starts, and where they go who have no dashboard.
import { type Actor, holdsSomewhere } from '../permissions/index.ts';

/** Without a dashboard, whoever takes part in work orders starts there; everybody else among the resource links. */
export function startsAtWorkOrders(actor: Actor): boolean {
  return holdsSomewhere(actor, 'propose tasks') || holdsSomewhere(actor, 'be proposed tasks');
}
