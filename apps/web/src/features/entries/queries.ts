import type { EntryFilter } from '@schooldog/domain/entries';
import { mostPeople } from '@schooldog/domain/picker';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export function useEntryCount(filter: EntryFilter, { enabled } = { enabled: true }) {
  const { sortAsc: _order, ...counted } = filter;
  return useQuery(
    api.entries.countEntries.queryOptions({
      input: counted,
      enabled,
      placeholderData: keepPreviousData,
    }),
  );
}

export function useEntry(entryId: string) {
  return useQuery(api.entries.getEntry.queryOptions({ input: { entryId } }));
}

export function useEntryDeltas(entryId: string, { enabled } = { enabled: true }) {
  return useQuery(api.entries.listEntryDeltas.queryOptions({ input: { entryId }, enabled }));
}

/** The names of people whom a filter names by id. */
export function usePeopleNames(userIds: readonly string[]): ReadonlyMap<string, string> {
  const ids = userIds.toSorted();
  const found = useQuery(
    api.users.findPeople.queryOptions({
      input: { ids, limit: mostPeople },
      enabled: ids.length > 0,
    }),
  );
  const people = found.data?.people ?? [];
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
