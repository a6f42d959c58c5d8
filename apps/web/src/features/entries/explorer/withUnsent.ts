// The list as the person knows it: what the server has, changed by what this device has not sent yet.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { UnsentEntry } from '../logEntry/unsent.ts';

export type ListedEntry = Readonly<{ entry: ShownEntry; unsent: UnsentEntry | null }>;

/**
 * New ones stand on top. Edited ones show what was edited. Deleted ones are gone, unless the server refused: then they
 * are there again and say why.
 */
export function withUnsent(
  entries: readonly ShownEntry[],
  waiting: readonly UnsentEntry[],
  isWanted: (entry: ShownEntry) => boolean,
): ListedEntry[] {
  const byId = new Map(waiting.map((unsent) => [unsent.entry.id, unsent]));
  const arrived = new Set(entries.map(({ id }) => id));
  const fresh = waiting.filter(
    ({ kind, entry }) => kind === 'log' && !arrived.has(entry.id) && isWanted(entry),
  );
  return [
    ...fresh.map((unsent) => ({ entry: unsent.entry, unsent })),
    ...entries.flatMap((entry): ListedEntry[] => {
      const unsent = byId.get(entry.id) ?? null;
      // The answer may be here before the device has let go of the work.
      if (unsent === null || unsent.kind === 'log') return [{ entry, unsent: null }];
      if (unsent.kind === 'delete') return unsent.state === 'refused' ? [{ entry, unsent }] : [];
      return [{ entry: unsent.entry, unsent }];
    }),
  ];
}
