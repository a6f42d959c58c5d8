import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ListFilter, without } from './defineFilter.ts';

export type FilterState<Filter> = Readonly<{
  filter: Filter;
  setFilter(changed: Filter): void;
  /** Drops everything that has a chip. */
  clear(): void;
  /** How many chips there are. */
  count: number;
}>;

/**
 * The filter is in the URL, so that a filtered list can be shared and comes back with Back. Other names of the URL,
 * such as an open tab, are unchanged. The result is the same object until the URL changes.
 */
export function useFilter<Filter>(definition: ListFilter<Filter, object, never>): FilterState<Filter> {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  return useMemo(() => {
    const filter = definition.read(search);
    const setFilter = (changed: Filter) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...without(before, definition.keys), ...definition.write(changed) }),
        replace: true,
        resetScroll: false,
      });
    const clear = () => setFilter(definition.cleared(filter));
    return { filter, setFilter, clear, count: definition.count(filter) };
  }, [definition, navigate, search]);
}
