import type { LocalDatabase } from '../localDatabase/database.ts';

export type PhotoUrls = Readonly<{
  urls: ReadonlyMap<string, string>;
  follow(database: LocalDatabase, photoIds: readonly string[]): Promise<void>;
}>;

/** Object URLs of pending photos, by their ids; revoked once the photo is no longer shown from the device. */
export function createPhotoUrls(): PhotoUrls {
  const urls = new Map<string, string>();
  const follow: PhotoUrls['follow'] = async (database, photoIds) => {
    const needed = new Set(photoIds);
    for (const [id, url] of urls) {
      if (needed.has(id)) continue;
      URL.revokeObjectURL(url);
      urls.delete(id);
    }
    const missing = [...needed].filter((id) => !urls.has(id));
    if (missing.length === 0) return;
    for (const photo of await database.outboxPhotos.bulkGet(missing)) {
      // Two screens may ask at once; the first URL stays.
      if (photo !== undefined && !urls.has(photo.id)) urls.set(photo.id, URL.createObjectURL(photo.blob));
    }
  };
  return { urls, follow };
}
