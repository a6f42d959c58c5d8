// Without a network the filter is applied here, to what this device has seen and to what it has not sent yet.
import type { ShownEntry } from '@schooldog/contract/entries';
import { dateIn } from '@schooldog/domain/dates';
import { type EntryFilter, searchableTags } from '@schooldog/domain/entries';

/** Days are those of the district's calendar, as on the server. */
export function matchesFilter(entry: ShownEntry, filter: EntryFilter, timeZone: string): boolean {
  const day = dateIn(entry.timestamp, timeZone);
  const { from, to, location, tag, category, item } = filter;
  return (
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    isAmong(entry.schoolId, filter.schoolIds) &&
    isAmong(entry.walkType, filter.walkTypes) &&
    isAmong(entry.reportedByUserId, filter.userIds) &&
    isAmong(entry.observationType, filter.entryTypes) &&
    (location === undefined || entry.locationDataProfileOptionId === location.optionId) &&
    (tag === undefined || searchableTags(entry.tags).includes(tag)) &&
    (category === undefined || entry.observationCategoryId === category) &&
    (item === undefined || entry.observationItemId === item)
  );
}

/** Newest first, unless the oldest are asked for. */
export function inOrder(entries: readonly ShownEntry[], filter: EntryFilter): ShownEntry[] {
  const sign = filter.sortAsc === true ? 1 : -1;
  return entries.toSorted(
    (a, b) => sign * (Date.parse(a.timestamp) - Date.parse(b.timestamp) || (a.id < b.id ? -1 : 1)),
  );
}

function isAmong<Value>(value: Value, chosen: readonly Value[] | undefined): boolean {
  return chosen === undefined || chosen.length === 0 || chosen.includes(value);
}
