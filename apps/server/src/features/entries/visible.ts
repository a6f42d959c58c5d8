import { canViewEntry, type EntryFacts } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';

/** An entry that the user may not see looks like a missing one. */
export function visible<Entry extends EntryFacts>(actor: Actor, entry: Entry | undefined): Entry {
  if (entry === undefined || !canViewEntry(actor, entry)) throw problem('entry.notFound');
  return entry;
}
