import type { EntryFilter } from '@schooldog/domain/entries';
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
