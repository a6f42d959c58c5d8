import type { ShownEntry } from '@schooldog/contract/entries';
import { useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../../platform/api/problem.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { type UnsentEntry, useUnsentEntries } from '../logEntry/unsent.ts';
import { useEntry } from '../queries.ts';
import { seenEntries } from '../seenEntries.ts';

export type EntryState =
  | Readonly<{ kind: 'shown'; entry: ShownEntry; unsent: UnsentEntry | null }>
  | Readonly<{ kind: 'waiting' | 'notFound' | 'gone' | 'deleted' | 'neverSeen' }>
  | Readonly<{ kind: 'failed'; retry(): void }>;

/** One entry as the person knows it: with what this device has not sent yet, and without a network as it was seen. */
export function useShownEntry(entryId: string): EntryState {
  const { isOffline } = useConnectivity();
  const queryClient = useQueryClient();
  const query = useEntry(entryId);
  const unsent = useUnsentEntries().find(({ entry }) => entry.id === entryId) ?? null;
  if (unsent !== null && (unsent.kind === 'log' || unsent.kind === 'edit')) {
    return { kind: 'shown', entry: unsent.entry, unsent };
  }
  if (unsent?.kind === 'delete' && unsent.state !== 'refused') return { kind: 'deleted' };
  const seen = query.data ?? seenEntries(queryClient).find(({ id }) => id === entryId);
  const refused = !isOffline && query.isError ? refusalOf(query.error).status : null;
  if (refused === 404 || refused === 400) return { kind: seen === undefined ? 'notFound' : 'gone' };
  if (seen !== undefined) return { kind: 'shown', entry: seen, unsent };
  if (isOffline) return { kind: 'neverSeen' };
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() };
  return { kind: 'waiting' };
}
