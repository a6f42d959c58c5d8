// A filter in database terms: limited to what the viewer may see, with days converted to moments.
import { boundsOfRange, normalizeRange } from '@schooldog/domain/dates';
import {
  canExploreEntries,
  type EntryFilter,
  entryScope,
  normalizeEntryFilter,
  type Opinion,
  opinions,
} from '@schooldog/domain/entries';
import { type Actor, type Schools, type SourceType, sourceTypes } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Reader } from '../../platform/database/database.ts';
import type { SettingsVersions } from '../../platform/settingsDocuments/settingsCache.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { placesOneWith } from '../dataProfiles/index.ts';
import { type EntrySearch, entrySearchFor } from './entrySearch.ts';

/** Null leaves that side open. */
export type EntryQuery = Readonly<{
  schools: Schools;
  from: string | null;
  to: string | null;
  start: string | null;
  end: string | null;
  /** Empty where the filter names only people whose entries the viewer may not see. */
  userIds: readonly string[] | null;
  walkTypes: readonly SourceType[] | null;
  opinions: readonly Opinion[] | null;
  /** The present location, and all that were merged into it. */
  optionIds: readonly string[] | null;
  tag: string | null;
  categoryId: string | null;
  itemId: string | null;
  search: EntrySearch | null;
  ascending: boolean;
}>;

export type EntryViewer = Readonly<{ actor: Actor; settingsVersions?: SettingsVersions }>;

export async function entryQueryFor(
  reader: Reader,
  { actor, settingsVersions }: EntryViewer,
  asked: EntryFilter,
): Promise<EntryQuery> {
  if (!canExploreEntries(actor)) throw problem('entry.exploreNotAllowed');
  const { schools, onlyOwn } = entryScope(actor, asked.schoolIds ?? []);
  const entryQuery = await entryQueryAt(reader, { schools, settingsVersions }, asked);
  return onlyOwn ? { ...entryQuery, userIds: ownOf(actor, asked.userIds) } : entryQuery;
}

/** All entries of these schools that match, for a caller who knows that the viewer may see them. */
export async function entryQueryAt(
  reader: Reader,
  {
    schools,
    settingsVersions,
  }: Readonly<{ schools: Schools; settingsVersions?: SettingsVersions | undefined }>,
  asked: EntryFilter,
): Promise<EntryQuery> {
  const filter = normalizeEntryFilter(asked);
  const range = normalizeRange(filter);
  const isDated = range.from !== null || range.to !== null;
  const bounds = isDated
    ? boundsOfRange(range, await districtTimeZone(reader, settingsVersions))
    : { start: null, end: null };
  const { location, search } = filter;
  return {
    schools,
    ...range,
    ...bounds,
    userIds: someOf(filter.userIds),
    walkTypes: someOf(filter.walkTypes, sourceTypes.length),
    opinions: someOf(filter.entryTypes, opinions.length),
    optionIds: location === undefined ? null : await optionsAt(reader, location.optionId),
    tag: filter.tag ?? null,
    categoryId: filter.category ?? null,
    itemId: filter.item ?? null,
    search: search === undefined ? null : await entrySearchFor(reader, { search, schools, settingsVersions }),
    ascending: filter.sortAsc ?? false,
  };
}

async function optionsAt(reader: Reader, optionId: string): Promise<readonly string[]> {
  return (await placesOneWith(reader, optionId)).map(({ id }) => id);
}

/** Never the viewer's own entries under another person's filter. */
function ownOf({ userId }: Actor, chosen: readonly string[] = []): readonly string[] {
  return chosen.length === 0 || chosen.includes(userId) ? [userId] : [];
}

/** No choice, and the choice of everything, add no condition. */
function someOf<Choice>(chosen: readonly Choice[] | undefined, all?: number): readonly Choice[] | null {
  const distinct = [...new Set(chosen)];
  return distinct.length === 0 || distinct.length === all ? null : distinct;
}
