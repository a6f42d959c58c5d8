// What the lists show: alphabetical with Other last, archived ones only on request.
import { byName } from '@schooldog/domain/kernel';
import {
  type Named,
  tagWords,
  withOtherLast,
  type ObservationCategory,
  type ObservationItem,
  type ObservationSettings,
} from '@schooldog/domain/settings';
import { textMatcher } from '../../../ui/textSearch.ts';

export type Wanted = Readonly<{
  find?: string | undefined;
  category?: string | undefined;
  showArchived?: boolean | undefined;
  language: string;
}>;

export function foundCategories(settings: ObservationSettings, wanted: Wanted): ObservationCategory[] {
  return withOtherLast(settings.categories.filter(finder(settings, wanted)), wanted.language);
}

export function foundItems(settings: ObservationSettings, wanted: Wanted): ObservationItem[] {
  const { category } = wanted;
  const fits = finder(settings, wanted);
  return withOtherLast(
    settings.items.filter(
      (item) => fits(item) && (category === undefined || item.categories.includes(category)),
    ),
    wanted.language,
  );
}

/** How many items can be logged in each category. */
export function itemCounts({ items }: ObservationSettings): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categories, isArchived } of items) {
    if (isArchived) continue;
    for (const id of categories) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Every tag that is in use, to be offered where tags are chosen. */
export function knownTags({ categories, items }: ObservationSettings, language: string): string[] {
  const tags = new Set([...categories, ...items].flatMap((thing) => thing.tags));
  return [...tags].toSorted((one, other) => byName(one, other, language));
}

type Findable = Named & Readonly<{ tags: readonly string[]; isArchived: boolean }>;

/** By what the reader sees, and by the names in the other language. */
function finder(settings: ObservationSettings, { find = '', showArchived = false, language }: Wanted) {
  const matches = textMatcher(find);
  const { labelOf } = tagWords(settings, language);
  return ({ label, labels = {}, tags, isArchived }: Findable): boolean =>
    (!isArchived || showArchived) && matches(label, ...Object.values(labels), ...tags, ...tags.map(labelOf));
}
