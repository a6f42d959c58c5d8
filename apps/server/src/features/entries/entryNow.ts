// An entry as it is now: published, or still in its walk, which only the feature of walks knows.
import type { Entry } from '@schooldog/domain/entries';
import type { Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type EntryRow, findEntry } from './store.ts';

/** Undefined once it was deleted. */
export async function entryNow(
  reader: Reader,
  { hooks }: Pick<Services, 'hooks'>,
  entryId: string,
): Promise<Readonly<{ entry: EntryRow | Entry | undefined; isInWalk: boolean }>> {
  const published = await findEntry(reader, entryId);
  if (published !== undefined) return { entry: published, isInWalk: false };
  const answers = await hooks.collect(reader, 'entry.inWalk', { entryId });
  const entry = answers.find((answer) => answer !== null);
  return { entry: entry ?? undefined, isInWalk: entry != null };
}
