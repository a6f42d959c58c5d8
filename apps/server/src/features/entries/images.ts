// The pictures of an entry: claimed when it is logged, moved to the trash when they are removed, deleted with it.
import type { CommandContext } from '../../platform/api/context.ts';
import { entryNow } from './entryNow.ts';

const ownerType = 'entry';

export async function changeImages(
  { services, work, filesToFollow }: Pick<CommandContext, 'services' | 'work' | 'filesToFollow'>,
  { entryId, before, after }: { entryId: string; before: readonly string[]; after: readonly string[] },
): Promise<void> {
  for (const fileId of after.filter((id) => !before.includes(id))) {
    const claim = { fileId, ownerType, ownerId: entryId, kinds: 'pictures' } as const;
    if (filesToFollow.has(fileId)) await services.files.claimOrAwait(work, claim);
    else await services.files.claim(work, claim);
  }
  const gone = before.filter((id) => !after.includes(id));
  if (gone.length === 0) return;
  const kept = await photosInUse({ services, work }, entryId);
  await services.files.stopAwaiting(work, { ownerType, ownerId: entryId }, [...after, ...kept]);
  for (const fileId of gone) if (!kept.has(fileId)) await services.files.trash(work, fileId);
}

/** Permanently, including the trash. */
export async function dropImages(
  { services, work }: Pick<CommandContext, 'services' | 'work'>,
  entryId: string,
): Promise<void> {
  const kept = await photosInUse({ services, work }, entryId);
  await services.files.stopAwaiting(work, { ownerType, ownerId: entryId }, [...kept]);
  const files = await services.files.listOf(work.tx, ownerType, entryId, { withTrash: true });
  for (const file of files) if (!kept.has(file.id)) await services.files.remove(work, file);
}

/** For a feature that no longer shows these pictures: what neither the entry nor another feature shows goes. */
export async function releaseImages(
  { services, work }: Pick<CommandContext, 'services' | 'work'>,
  entryId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  const { entry } = await entryNow(work.tx, services, entryId);
  const kept = await photosInUse({ services, work }, entryId);
  const isFree = (id: string) => imageIds.includes(id) && !kept.has(id) && !entry?.imageIds.includes(id);
  const stillShown = [...kept, ...(entry?.imageIds ?? [])];
  await services.files.stopAwaiting(work, { ownerType, ownerId: entryId }, stillShown);
  const files = await services.files.listOf(work.tx, ownerType, entryId);
  for (const file of files.filter(({ id }) => isFree(id))) {
    if (entry === undefined) await services.files.remove(work, file);
    else await services.files.trash(work, file.id);
  }
}

/** Pictures that another feature still shows are kept until that feature releases them. */
async function photosInUse(
  { services, work }: Pick<CommandContext, 'services' | 'work'>,
  entryId: string,
): Promise<ReadonlySet<string>> {
  return new Set((await services.hooks.collect(work.tx, 'entry.photosInUse', { entryId })).flat());
}
