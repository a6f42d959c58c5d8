// What the lists show: alphabetical with Other last, without what is archived unless it is asked for.
import { byName } from '@schooldog/domain/kernel';
import {
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

export function foundCategories({ categories }: ObservationSettings, wanted: Wanted): ObservationCategory[] {
  return withOtherLast(
    categories.filter((category) => fits(category, wanted)),
    wanted.language,
  );
}

export function foundItems({ items }: ObservationSettings, wanted: Wanted): ObservationItem[] {
  const { category } = wanted;
  return withOtherLast(
    items.filter(
      (item) => fits(item, wanted) && (category === undefined || item.categories.includes(category)),
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

type Findable = Readonly<{ label: string; tags: readonly string[]; isArchived: boolean }>;

function fits({ label, tags, isArchived }: Findable, { find = '', showArchived = false }: Wanted): boolean {
  return (!isArchived || showArchived) && textMatcher(find)(label, ...tags);
}
