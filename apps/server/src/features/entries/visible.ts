import { canViewEntry, type EntryFacts } from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';

/** An entry that a person may not see looks like one that is not there. */
export function visible<Entry extends EntryFacts>(actor: Actor, entry: Entry | undefined): Entry {
  if (entry === undefined || !canViewEntry(actor, entry)) throw problem('notFound', 'entry.notFound');
  return entry;
}
