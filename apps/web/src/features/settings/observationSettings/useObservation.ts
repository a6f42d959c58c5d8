// What can be logged, for every screen that shows or asks for a category or an item.
import type { ShownObservation } from '@schooldog/contract/settings';
import type { ObservationCategory, ObservationItem } from '@schooldog/domain/settings';
import { useObservationQuery } from './queries.ts';

type ById = Readonly<{
  categories: ReadonlyMap<string, ObservationCategory>;
  items: ReadonlyMap<string, ObservationItem>;
}>;

const nothing: ById = { categories: new Map(), items: new Map() };
/** A list of entries asks once for each of its cards; all share the maps of one answer. */
const known = new WeakMap<ShownObservation, ById>();

export function useObservation() {
  const query = useObservationQuery();
  const settings = query.data;
  const { categories, items } = settings === undefined ? nothing : byId(settings);
  return {
    settings,
    isPending: query.isLoading,
    category: (id: string) => categories.get(id),
    item: (id: string) => items.get(id),
    /** Archived ones too; empty for an id that was never there. */
    categoryLabel: (id: string) => categories.get(id)?.label ?? '',
    itemLabel: (id: string) => items.get(id)?.label ?? '',
  };
}

function byId(settings: ShownObservation): ById {
  const before = known.get(settings);
  if (before !== undefined) return before;
  const maps = {
    categories: new Map(settings.categories.map((category) => [category.id, category])),
    items: new Map(settings.items.map((item) => [item.id, item])),
  };
  known.set(settings, maps);
  return maps;
}
