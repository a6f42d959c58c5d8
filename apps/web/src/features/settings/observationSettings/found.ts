// What the lists show: alphabetical with Other last, without what is archived unless it is asked for.
import { byName } from '@schooldog/domain/kernel';
import {
  withOtherLast,
  type ObservationCategory,
  type ObservationItem,
  type ObservationSettings,
} from '@schooldog/domain/settings';

export type Wanted = Readonly<{ find: string; archived: boolean; language: string }>;

export function foundCategories({ categories }: ObservationSettings, wanted: Wanted): ObservationCategory[] {
  return withOtherLast(
    categories.filter((category) => fits(category, wanted)),
    wanted.language,
  );
}

export function foundItems(
  { items }: ObservationSettings,
  wanted: Wanted & Readonly<{ categoryId: string | null }>,
): ObservationItem[] {
  const { categoryId } = wanted;
  return withOtherLast(
    items.filter(
      (item) => fits(item, wanted) && (categoryId === null || item.categories.includes(categoryId)),
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

function fits({ label, tags, isArchived }: Findable, { find, archived }: Wanted): boolean {
  if (isArchived && !archived) return false;
  const words = plain(find).split(' ').filter(Boolean);
  const text = plain([label, ...tags].join(' '));
  return words.every((word) => text.includes(word));
}

/** Nobody types accents into a search. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ');
}
