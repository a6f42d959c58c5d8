import { type EntryFilter, normalizeEntryFilter } from '@schooldog/domain/entries';
import type { Words } from '../../../../platform/exports/index.ts';
import type { Labels } from '../labels.ts';
import { opinionWords, sourceWords } from '../words.ts';

const mostNames = 8;

/** Names and values of the filter for the first page; the date range is shown elsewhere. */
export function filterWords(
  query: EntryFilter,
  known: Readonly<{ labels: Labels; people: ReadonlyMap<string, string>; place: string | null }>,
  words: Words,
): readonly (readonly string[])[] {
  const { labels, people, place } = known;
  const filter = normalizeEntryFilter(query);
  const opinions = opinionWords(words);
  const sources = sourceWords(words);
  const list = (all: readonly string[]) => {
    const names = all.filter((name) => name !== '').toSorted((a, b) => a.localeCompare(b));
    const shown = names.slice(0, mostNames).join(', ');
    const rest = names.length - mostNames;
    return rest > 0 ? `${shown} ${words('pdf.more', { count: rest })}` : shown;
  };
  const lines = [
    ['search', filter.search ?? ''],
    ['schools', list((filter.schoolIds ?? []).map((id) => labels.school(id)))],
    ['opinions', list((filter.entryTypes ?? []).map((opinion) => opinions[opinion]))],
    ['sources', list((filter.walkTypes ?? []).map((source) => sources[source]))],
    ['category', filter.category === undefined ? '' : labels.category(filter.category)],
    ['item', filter.item === undefined ? '' : labels.item(filter.item)],
    ['location', filter.location === undefined ? '' : (place ?? '')],
    ['people', list((filter.userIds ?? []).map((id) => people.get(id) ?? ''))],
    ['tag', labels.tag(filter.tag ?? '')],
  ] as const;
  const set = lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [words(`filters.${name}`), value]);
  return set.length > 0 ? set : [[words('filters.none'), '']];
}
