import { canViewEntry, type EntryFacts } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Reader } from '../../platform/database/database.ts';
import { findEntry, shownAmongEntries } from './store.ts';

/** An entry that the user may not see looks like a missing one. */
export function visible<Entry extends EntryFacts>(actor: Actor, entry: Entry | undefined): Entry {
  if (entry === undefined || !canViewEntry(actor, entry)) throw problem('entry.notFound');
  return entry;
}

/** Of these entries those that the user may see, as JSON, newest first. */
export async function shownEntriesOf(
  reader: Reader,
  actor: Actor,
  entryIds: readonly string[],
): Promise<string[]> {
  const rows = await shownAmongEntries(reader, entryIds);
  return rows.flatMap((entry) => (canViewEntry(actor, entry) ? [entry.json] : []));
}

/** Whether a page of another feature can link to the entry. */
export async function mayOpenEntry(reader: Reader, actor: Actor, entryId: string): Promise<boolean> {
  const entry = await findEntry(reader, entryId);
  return entry !== undefined && canViewEntry(actor, entry);
}
