// Who may have a calendar feed, and what it can hold.
import { canOpenDrills } from '../drills/index.ts';
import { canOpenEops } from '../eop/index.ts';
import { type Ability, type Actor, isProviderStaff, may, not } from '../permissions/index.ts';
import { canOpenWorkOrders } from '../workOrders/index.ts';
import type { CalendarEvent } from './event.ts';

export const calendarFeedRules = {
  /** Sessions of provider staff are short and their reads are logged; an address that stays valid is neither. */
  have: { who: not(isProviderStaff), otherwise: 'calendarFeed.notAllowed' },
} as const satisfies Record<string, Ability<unknown>>;

export function canHaveCalendarFeed(actor: Actor): boolean {
  return may(calendarFeedRules.have, actor, null);
}

/** The kinds of events that this person's feed can hold at the moment. */
export function feedKinds(actor: Actor): CalendarEvent['kind'][] {
  return [
    ...(canOpenWorkOrders(actor) ? (['workOrder'] as const) : []),
    ...(canOpenDrills(actor) ? (['drill'] as const) : []),
    ...(canOpenEops(actor) ? (['certification'] as const) : []),
  ];
}
