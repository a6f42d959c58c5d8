// Small pictures for cards and lists: rendered on the first request, then stored beside the original. Their key
// follows from the original's key, so they need no row and any of them may be lost.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGate } from '../gate/gate.ts';
import type { Log } from '../logging/log.ts';
import type { Images } from './images.ts';
import { withScratchFolder } from './incoming.ts';
import type { files } from './schema.ts';
import type { FileStorage } from './storage.ts';

/** Sharp in two columns on a phone. */
const smallWidth = 480;
/** A JPEG of no more bytes is served unchanged. */
const lightBytes = 32_000;
/** Each holds an original in memory. */
const simultaneous = 4;
/** With another width the old ones are no longer known, and the cleanup deletes them. */
const ending = `.${smallWidth}`;

export function smallKey(storageKey: string): string {
  return `${storageKey}${ending}`;
}

/** The key of the file to which these bytes belong. */
export function originalKey(key: string): string {
  return key.endsWith(ending) ? key.slice(0, -ending.length) : key;
}

export type Original = Readonly<
  Pick<typeof files.$inferSelect, 'id' | 'storageKey' | 'contentType' | 'size'>
>;

export type SmallPictureParts = Readonly<{
  storage: Pick<FileStorage, 'put' | 'delete'>;
  images: Pick<Images, 'shrink'>;
  dataDir: string;
  log: Log;
  /** Null when there is nothing under this key. */
  readKey(key: string): Promise<Readable | null>;
  read(file: Original): Promise<Readable>;
  isStored(file: Original): Promise<boolean>;
}>;

/** A JPEG; null when the original is to be used. */
export function createSmallPictures(parts: SmallPictureParts): (file: Original) => Promise<Buffer | null> {
  const gate = createGate(simultaneous);
  const beingMade = new Map<string, Promise<Buffer | null>>();

  async function make(file: Original): Promise<Buffer | null> {
    const small = await gate(1, async () => {
      const original = await buffer(await parts.read(file));
      return parts.images.shrink(original, smallWidth).catch((error: unknown) => {
        parts.log.warn({ err: error, fileId: file.id }, 'a picture could not be made small');
        return null;
      });
    });
    if (small === null) return null;
    await keep(file, small.data).catch((error: unknown) => {
      parts.log.warn({ err: error, fileId: file.id }, 'a small picture could not be kept');
    });
    return Buffer.from(small.data);
  }

  async function keep(file: Original, content: Uint8Array): Promise<void> {
    const key = smallKey(file.storageKey);
    await withScratchFolder(parts.dataDir, async (folder) => {
      const path = join(folder, 'small');
      await writeFile(path, content);
      await parts.storage.put(key, path, { contentType: 'image/jpeg', size: content.byteLength });
    });
    // A concurrent removal may have looked for the small picture before it existed.
    if (!(await parts.isStored(file))) await parts.storage.delete(key);
  }

  return async (file) => {
    const isLight = file.contentType === 'image/jpeg' && file.size <= lightBytes;
    if (isLight || !file.contentType.startsWith('image/')) return null;
    const kept = await parts.readKey(smallKey(file.storageKey));
    if (kept !== null) return buffer(kept);
    const making =
      beingMade.get(file.storageKey) ?? make(file).finally(() => beingMade.delete(file.storageKey));
    beingMade.set(file.storageKey, making);
    return making;
  };
}
