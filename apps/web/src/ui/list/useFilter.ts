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
 * The filter lives in the URL, so that a found list can be shared and comes back with Back. Other names of the URL, as
 * that of an open tab, stay as they are. The result is the same until the URL changes.
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
