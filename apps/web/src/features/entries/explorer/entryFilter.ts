// What the explorer is asked, read from its address and written into it. Whatever is not understood is left out.
import { earliestDate, latestDate } from '@schooldog/domain/dates';
import { type EntryFilter, maxTagLength, normalizeEntryFilter, opinions } from '@schooldog/domain/entries';
import { isId } from '@schooldog/domain/kernel';
import { sourceTypes } from '@schooldog/domain/permissions';
import type { EntrySearch } from './entrySearch.ts';

const most = { schools: 500, users: 50 } as const;

export function filterOf(search: EntrySearch): EntryFilter {
  const [from, to] = (search.dateRange ?? '').split(',');
  const schoolIds = idsOf(search.schoolIds).slice(0, most.schools);
  const userIds = idsOf(search.userIds).slice(0, most.users);
  const chosenTypes = listOf(search.walkTypes?.toLowerCase());
  const walkTypes = sourceTypes.filter((type) => chosenTypes.includes(type));
  const chosenOpinions = listOf(search.entryTypes?.toLowerCase());
  const entryTypes = opinions.filter((opinion) => chosenOpinions.includes(opinion));
  const location = placeOf(search.location ?? '');
  return normalizeEntryFilter({
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(schoolIds.length === 0 ? {} : { schoolIds }),
    ...(walkTypes.length === 0 ? {} : { walkTypes }),
    ...(userIds.length === 0 ? {} : { userIds }),
    ...(entryTypes.length === 0 ? {} : { entryTypes }),
    ...(location === null ? {} : { location }),
    ...(search.tag === undefined ? {} : { tag: search.tag.trim().slice(0, maxTagLength) }),
    ...(isId(search.category ?? '') ? { category: search.category } : {}),
    ...(isId(search.item ?? '') ? { item: search.item } : {}),
    ...(search.sortAsc === true ? { sortAsc: true } : {}),
  });
}

export function searchOf(given: EntryFilter): EntrySearch {
  const filter = normalizeEntryFilter(given);
  const { from, to, location, tag, category, item } = filter;
  return {
    ...(from === undefined && to === undefined ? {} : { dateRange: `${from ?? ''},${to ?? ''}` }),
    ...listIn('schoolIds', filter.schoolIds),
    ...listIn('walkTypes', filter.walkTypes),
    ...listIn('userIds', filter.userIds),
    ...listIn('entryTypes', filter.entryTypes),
    ...(location === undefined ? {} : { location: `${location.profileId}.${location.optionId}` }),
    ...(tag === undefined ? {} : { tag }),
    ...(category === undefined ? {} : { category }),
    ...(item === undefined ? {} : { item }),
    ...(filter.sortAsc === true ? { sortAsc: true } : {}),
  };
}

/** The same list without what is not chosen, so that equal questions are equal texts. */
function listIn<Name extends 'schoolIds' | 'walkTypes' | 'userIds' | 'entryTypes'>(
  name: Name,
  values: readonly string[] | undefined,
): { [only in Name]?: string } {
  const search: { [only in Name]?: string } = {};
  if (values !== undefined && values.length > 0) search[name] = values.join(',');
  return search;
}

function placeOf(text: string): { profileId: string; optionId: string } | null {
  const [profileId = '', optionId = '', ...more] = text.split('.');
  return isId(profileId) && isId(optionId) && more.length === 0 ? { profileId, optionId } : null;
}

/** A day that the calendar has: 2026-02-30 is none. */
function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isReal && text >= earliestDate && text <= latestDate;
}

function listOf(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split(',');
}

function idsOf(text: string | undefined): string[] {
  return [...new Set(listOf(text).filter(isId))];
}
