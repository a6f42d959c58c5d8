// The pictures of an entry: claimed when it is logged, let go when they are taken out or the entry goes.
import type { CommandContext } from '../../platform/api/context.ts';
import type { EntryRow } from './store.ts';

const ownerType = 'entry';

export async function changeImages(
  { services, work }: Pick<CommandContext, 'services' | 'work'>,
  { entryId, before, after }: { entryId: string; before: readonly string[]; after: readonly string[] },
): Promise<void> {
  for (const fileId of after.filter((id) => !before.includes(id))) {
    await services.files.claim(work, { fileId, ownerType, ownerId: entryId, kinds: 'pictures' });
  }
  await drop(
    { services, work },
    entryId,
    before.filter((id) => !after.includes(id)),
  );
}

export async function dropImages(
  context: Pick<CommandContext, 'services' | 'work'>,
  entry: EntryRow,
): Promise<void> {
  await drop(context, entry.id, entry.imageIds);
}

/** What another feature still shows stays until that feature lets go of it. */
async function drop(
  { services, work }: Pick<CommandContext, 'services' | 'work'>,
  entryId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  const inUse = await services.hooks.collect(work.tx, 'entry.photosInUse', { entryId });
  const kept = new Set(inUse.flat());
  const files = await services.files.listOf(work.tx, ownerType, entryId);
  for (const file of files) {
    if (imageIds.includes(file.id) && !kept.has(file.id)) await services.files.remove(work, file);
  }
}
