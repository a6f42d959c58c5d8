import { type ImagesToFollow, imagesToFollow } from '@schooldog/domain/entries';
import type { WalkEntry } from '@schooldog/domain/walks';
import type { Reader } from '../../platform/database/database.ts';
import { type AwaitedFile, awaitedOf } from '../../platform/files/index.ts';

/** By entry: photos that their device still sends. */
export type AwaitedPhotos = ReadonlyMap<string, readonly AwaitedFile[]>;

export async function awaitedPhotos(
  reader: Reader,
  entries: readonly Readonly<{ id: string; imageIds: readonly string[] }>[],
): Promise<AwaitedPhotos> {
  const withPhotos = entries.filter(({ imageIds }) => imageIds.length > 0).map(({ id }) => id);
  return Map.groupBy(await awaitedOf(reader, 'entry', withPhotos), ({ ownerId }) => ownerId);
}

/** An entry that is not published is shown by its walk. A photo that has not arrived has no address. */
export function imageUrlsOf(
  entry: Pick<WalkEntry, 'id' | 'walkId' | 'imageIds' | 'isPublished'>,
  awaited: AwaitedPhotos,
): string[] {
  const address = entry.isPublished
    ? `/api/entries/${entry.id}`
    : `/api/walks/${entry.walkId}/entries/${entry.id}`;
  const missing = new Set((awaited.get(entry.id) ?? []).map(({ fileId }) => fileId));
  return entry.imageIds.map((imageId) => (missing.has(imageId) ? '' : `${address}/images/${imageId}`));
}

export function photosToFollow(
  { id, imageIds }: Pick<WalkEntry, 'id' | 'imageIds'>,
  awaited: AwaitedPhotos,
  now: Date,
): ImagesToFollow | null {
  const ofEntry = (awaited.get(id) ?? []).filter(({ fileId }) => imageIds.includes(fileId));
  return imagesToFollow(
    ofEntry.map(({ timeAnnounced }) => timeAnnounced),
    now,
  );
}
