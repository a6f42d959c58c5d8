import { type Actor, holdsSomewhere, type Schools, schoolsWith } from '../permissions/index.ts';

export function canViewInsights(actor: Actor): boolean {
  return holdsSomewhere(actor, 'view data insights');
}

/** The schools whose counts the actor may read; users with all-school access and provider staff read them all. */
export function insightSchools(actor: Actor): Schools {
  return schoolsWith(actor, 'view data insights');
}

/** Boards compare all schools of the district, by numbers alone, for users who may see boards anywhere. */
export function canViewBoards(actor: Actor): boolean {
  return holdsSomewhere(actor, 'view entry leaderboards');
}
