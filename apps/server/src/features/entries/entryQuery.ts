// A filter as the database understands it: limited to what the viewer may see, with days turned into moments.
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

/** Null leaves that side open. */
export type EntryQuery = Readonly<{
  schools: Schools;
  from: string | null;
  to: string | null;
  start: string | null;
  end: string | null;
  /** Nobody where only others were asked for than the one whose entries the viewer may see. */
  userIds: readonly string[] | null;
  walkTypes: readonly SourceType[] | null;
  opinions: readonly Opinion[] | null;
  /** The place that is meant today, and all that were merged into it. */
  optionIds: readonly string[] | null;
  tag: string | null;
  categoryId: string | null;
  itemId: string | null;
  ascending: boolean;
}>;

export type EntryViewer = Readonly<{ actor: Actor; settingsVersions?: SettingsVersions }>;

export async function entryQueryFor(
  reader: Reader,
  { actor, settingsVersions }: EntryViewer,
  asked: EntryFilter,
): Promise<EntryQuery> {
  if (!canExploreEntries(actor)) throw problem('entry.exploreNotAllowed');
  const filter = normalizeEntryFilter(asked);
  const { schools, onlyOwn } = entryScope(actor, filter.schoolIds ?? []);
  const range = normalizeRange(filter);
  const isDated = range.from !== null || range.to !== null;
  const bounds = isDated
    ? boundsOfRange(range, await districtTimeZone(reader, settingsVersions))
    : { start: null, end: null };
  const { location } = filter;
  return {
    schools,
    ...range,
    ...bounds,
    userIds: onlyOwn ? ownOf(actor, filter.userIds) : someOf(filter.userIds),
    walkTypes: someOf(filter.walkTypes, sourceTypes.length),
    opinions: someOf(filter.entryTypes, opinions.length),
    optionIds: location === undefined ? null : await optionsAt(reader, location.optionId),
    tag: filter.tag ?? null,
    categoryId: filter.category ?? null,
    itemId: filter.item ?? null,
    ascending: filter.sortAsc ?? false,
  };
}

async function optionsAt(reader: Reader, optionId: string): Promise<readonly string[]> {
  return (await placesOneWith(reader, optionId)).map(({ id }) => id);
}

/** Never the own entries under the name of somebody else. */
function ownOf({ userId }: Actor, chosen: readonly string[] = []): readonly string[] {
  return chosen.length === 0 || chosen.includes(userId) ? [userId] : [];
}

/** No choice, and the choice of everything, are no condition. */
function someOf<Choice>(chosen: readonly Choice[] | undefined, all?: number): readonly Choice[] | null {
  const distinct = [...new Set(chosen)];
  return distinct.length === 0 || distinct.length === all ? null : distinct;
}
