// Without a network the filter is applied here, to what this device has seen and to what it has not sent yet.
import type { Place } from '@schooldog/contract/dataProfiles';
import type { ShownEntry } from '@schooldog/contract/entries';
import { isAt } from '@schooldog/domain/dataProfiles';
import { dateIn } from '@schooldog/domain/dates';
import { type EntryFilter, matchesEntrySearch, searchableTags } from '@schooldog/domain/entries';
import { allLabels, type Named } from '@schooldog/domain/settings';

type District = Readonly<{
  timeZone: string;
  places: readonly Place[];
  category(id: string): Named | undefined;
  item(id: string): Named | undefined;
}>;

/** Days are those of the district's calendar, merged places are one, and labels count in all languages, as on the server. */
export function matchesFilter(entry: ShownEntry, filter: EntryFilter, district: District): boolean {
  const day = dateIn(entry.timestamp, district.timeZone);
  const { from, to, location, tag, category, item, search } = filter;
  return (
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    isAmong(entry.schoolId, filter.schoolIds) &&
    isAmong(entry.walkType, filter.walkTypes) &&
    isAmong(entry.reportedByUserId, filter.userIds) &&
    isAmong(entry.observationType, filter.entryTypes) &&
    (location === undefined || isAt(entry.locationDataProfileOptionId, location.optionId, district.places)) &&
    (tag === undefined || searchableTags(entry.tags).includes(tag)) &&
    (category === undefined || entry.observationCategoryId === category) &&
    (item === undefined || entry.observationItemId === item) &&
    (search === undefined || isFound(entry, search, district))
  );
}

function isFound(entry: ShownEntry, search: string, district: District): boolean {
  const named = [district.category(entry.observationCategoryId), district.item(entry.observationItemId)];
  return matchesEntrySearch(search, {
    comment: entry.comment,
    location: entry.location,
    reporter: entry.reportedByName,
    observation: named.flatMap((thing) => (thing === undefined ? [] : allLabels(thing))),
  });
}

/** Newest first, unless the order is reversed. */
export function inOrder(entries: readonly ShownEntry[], filter: EntryFilter): ShownEntry[] {
  const sign = filter.sortAsc === true ? 1 : -1;
  return entries.toSorted(
    (a, b) => sign * (Date.parse(a.timestamp) - Date.parse(b.timestamp) || (a.id < b.id ? -1 : 1)),
  );
}

function isAmong<Value>(value: Value, chosen: readonly Value[] | undefined): boolean {
  return chosen === undefined || chosen.length === 0 || chosen.includes(value);
}
