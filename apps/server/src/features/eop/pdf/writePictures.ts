import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WrittenPicture } from './richTextFlow.ts';

/** A JPEG. */
export type Picture = Readonly<{ data: Uint8Array; width: number; height: number }>;

/** The child process reads them from files, so that they need not be sent to it. */
export async function writePictures(
  pictures: ReadonlyMap<string, Picture>,
  folder: string,
): Promise<Map<string, WrittenPicture>> {
  const written = new Map<string, WrittenPicture>();
  for (const [fileId, { data, width, height }] of pictures) {
    const path = join(folder, `${fileId}.jpg`);
    await writeFile(path, data);
    written.set(fileId, { path, width, height });
  }
  return written;
}
