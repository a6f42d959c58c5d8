import type { WalkEntry } from '@schooldog/domain/walks';

/** An entry that is not published is shown by its walk. */
export function imageUrlsOf(entry: Pick<WalkEntry, 'id' | 'walkId' | 'imageIds' | 'isPublished'>): string[] {
  const address = entry.isPublished
    ? `/api/entries/${entry.id}`
    : `/api/walks/${entry.walkId}/entries/${entry.id}`;
  return entry.imageIds.map((imageId) => `${address}/images/${imageId}`);
}
