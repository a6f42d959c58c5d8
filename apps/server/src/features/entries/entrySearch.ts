// Resolves a search over entries: names of people, observations and places become ids, so that entries hold no copies
// of names. The word index covers only comments and locations.
import { searchedWords, textWords } from '@schooldog/domain/kernel';
import type { Schools } from '@schooldog/domain/permissions';
import { allLabels, type Named } from '@schooldog/domain/settings';
import type { Reader } from '../../platform/database/database.ts';
import { prefixQuery } from '../../platform/database/searchWords.ts';
import { peopleNamed } from '../../platform/identity/peopleNamed.ts';
import type { SettingsVersions } from '../../platform/settingsDocuments/settingsCache.ts';
import { placesNamed } from '../dataProfiles/index.ts';
import { readObservation } from '../settings/index.ts';
import type { Values } from '../../platform/database/composed.ts';

/** A word resolves to at most this many ids of each kind. */
const mostIds = 500;

type SearchedWord = Readonly<{
  word: string;
  categoryIds: readonly string[];
  itemIds: readonly string[];
  /** For a word in more names, such as "room", only some. The location text of the entries covers the others. */
  optionIds: readonly string[];
  /** Null for a word in more names, such as "mar" in a large district: a subquery searches the names instead. */
  userIds: readonly string[] | null;
}>;

export type EntrySearch = Readonly<{
  words: readonly SearchedWord[];
  /** All of them: the index of items starts with the category. */
  categoryIds: readonly string[];
}>;

type Asked = Readonly<{ search: string; schools: Schools; settingsVersions?: SettingsVersions | undefined }>;

export async function entrySearchFor(
  reader: Reader,
  { search, schools, settingsVersions }: Asked,
): Promise<EntrySearch> {
  const words = searchedWords(search);
  if (words.length === 0) return { words: [], categoryIds: [] };
  const [{ categories, items }, people, places] = await Promise.all([
    readObservation(reader, settingsVersions),
    peopleNamed(reader, words, mostIds + 1),
    placesNamed(reader, { words, schools, limit: mostIds }),
  ]);
  const [categoriesCalled, itemsCalled] = [byLabel(categories), byLabel(items)];
  return {
    categoryIds: categories.map(({ id }) => id),
    words: words.map((word) => {
      const userIds = people.get(word) ?? [];
      return {
        word,
        categoryIds: categoriesCalled(word),
        itemIds: itemsCalled(word),
        optionIds: places.get(word) ?? [],
        userIds: userIds.length > mostIds ? null : userIds,
      };
    }),
  };
}

/** In either language, whatever language the viewer reads. */
function byLabel(all: readonly (Named & Readonly<{ id: string }>)[]) {
  const known = all.map((named) => ({ id: named.id, words: allLabels(named).flatMap(textWords) }));
  return (word: string) =>
    known.filter(({ words }) => words.some((own) => own.startsWith(word))).map(({ id }) => id);
}

/** One condition per word. A search without any word, such as "%", matches no entry. */
export function bySearch({ words, categoryIds }: EntrySearch, values: Values): string[] {
  if (words.length === 0) return ['false'];
  const isAmong = (column: string, ids: readonly string[]) => `${column} = any(${values.add(ids)}::text[])`;
  return words.map(({ word, itemIds, userIds, ...ids }) => {
    const query = `${values.add(prefixQuery(word))}::tsquery`;
    const ways = [`words @@ ${query}`];
    if (ids.categoryIds.length > 0) ways.push(isAmong('observation_category_id', ids.categoryIds));
    if (itemIds.length > 0) {
      const inCategories = isAmong('observation_category_id', categoryIds);
      ways.push(`(${inCategories} and ${isAmong('observation_item_id', itemIds)})`);
    }
    if (ids.optionIds.length > 0) ways.push(isAmong('location_data_profile_option_id', ids.optionIds));
    if (userIds === null) ways.push(`reported_by_user_id in (${namedPeople(query)})`);
    else if (userIds.length > 0) ways.push(isAmong('reported_by_user_id', userIds));
    return `(${ways.join(' or ')})`;
  });
}

function namedPeople(query: string): string {
  return `select id from users where search_words(name) @@ ${query}
    union all select id from former_people where search_words(name) @@ ${query}`;
}
