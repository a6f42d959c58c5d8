// Each upload gets a temporary folder, which is always removed afterwards; after a crash the daily cleanup finds it.
import { problem } from '@schooldog/domain/problems';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@schooldog/domain/kernel';

export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming');
}

export async function withScratchFolder<Answer>(
  dataDir: string,
  run: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const parent = incomingFolder(dataDir);
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'upload-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the stream to a file chunk by chunk, and stops at the limit. */
export async function writeIncoming(
  body: Readable,
  path: string,
  limit: number,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;

  async function* watched() {
    // The caller keeps the stream: a rejected request must still be able to send its answer.
    const pieces: AsyncIterable<unknown> = body.iterator({ destroyOnReturn: false });
    try {
      for await (const piece of pieces) {
        if (!(piece instanceof Uint8Array)) throw new TypeError('an upload must arrive as bytes');
        size += piece.byteLength;
        if (size > limit) throw problem('file.tooLarge', { limit });
        hash.update(piece);
        yield piece;
      }
    } catch (error) {
      throw error instanceof Problem ? error : problem('file.interrupted');
    }
  }

  await pipeline(watched, createWriteStream(path));
  return { size, sha256: hash.digest('hex') };
}

/** Size and checksum of an existing file. */
export async function measured(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const pieces: AsyncIterable<unknown> = createReadStream(path);
  for await (const piece of pieces) {
    if (!(piece instanceof Uint8Array)) throw new TypeError('a file must be read as bytes');
    size += piece.byteLength;
    hash.update(piece);
  }
  return { size, sha256: hash.digest('hex') };
}
