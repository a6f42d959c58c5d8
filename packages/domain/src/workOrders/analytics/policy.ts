import { type Actor, holds, type Schools, schoolsWith } from '../../permissions/index.ts';

/** Where this person manages tasks: whose numbers they see. */
export function analyticsSchools(actor: Actor): Schools {
  if (actor.isDisabled || !actor.features.enableWorkOrders) return [];
  return holds(actor, 'manage tasks settings') ? 'all' : schoolsWith(actor, 'manage tasks');
}

export function canSeeTaskAnalytics(actor: Actor): boolean {
  return analyticsSchools(actor).length > 0;
}

/** Of those, the schools whose numbers they may take along as a file. */
export function analyticsDownloadSchools(actor: Actor): Schools {
  const [seen, held] = [analyticsSchools(actor), schoolsWith(actor, 'download administrative reports')];
  if (seen === 'all') return held;
  return held === 'all' ? seen : seen.filter((id) => held.includes(id));
}
