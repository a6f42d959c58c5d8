import type { ShownWalkEntry } from '@schooldog/contract/walks';

type Person = Readonly<{ userId: string; name: string | null }>;

/** Everyone who logged one of the entries, in the order in which they first did. */
export function peopleIn(
  entries: readonly Readonly<{ record: Pick<ShownWalkEntry, 'reportedByUserId' | 'reportedByName'> }>[],
): readonly Person[] {
  const names = new Map(entries.map(({ record }) => [record.reportedByUserId, record.reportedByName]));
  return [...names].map(([userId, name]) => ({ userId, name }));
}
