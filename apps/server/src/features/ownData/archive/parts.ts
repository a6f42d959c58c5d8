// An archive is stored as files of equal size: no storage limits how large it becomes, and a download that is resumed
// reads only the parts it still needs.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { StoredFile } from '../../../platform/files/index.ts';
import type { Work } from '../../../platform/work/work.ts';
import { ownDataOwner } from '../schema.ts';

type Archive = Readonly<{ id: string; requestedByUserId: string }>;

const partBytes = 16 * 1024 * 1024;

export async function keepParts(
  { files, makeId }: Pick<Services, 'files' | 'makeId'>,
  { id: ownerId, requestedByUserId: madeForUserId }: Archive,
  content: Readable,
  { signal, bytes = partBytes }: Readonly<{ signal: AbortSignal; bytes?: number }>,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  const pieces: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  let size = 0;
  let rest: Buffer = Buffer.alloc(0);

  async function hasMore(): Promise<boolean> {
    while (rest.length === 0) {
      const next = await pieces.next();
      if (next.done === true) return false;
      rest = next.value;
    }
    return true;
  }

  async function* nextPart() {
    for (let missing = bytes; missing > 0 && (await hasMore());) {
      const taken = rest.subarray(0, missing);
      rest = rest.subarray(taken.length);
      missing -= taken.length;
      size += taken.length;
      hash.update(taken);
      yield taken;
    }
  }

  try {
    for (let number = 1; await hasMore(); number += 1) {
      signal.throwIfAborted();
      const made = { id: makeId(), name: nameOfPart(number), contentType: 'application/zip' } as const;
      await files.keepMade({ ...made, ownerType: ownDataOwner, ownerId, madeForUserId }, (path) =>
        pipeline(nextPart, createWriteStream(path), { signal }),
      );
    }
  } finally {
    content.destroy();
  }
  return { size, sha256: hash.digest('hex') };
}

/** Sorts by its place in the archive. */
function nameOfPart(number: number): string {
  return `part-${String(number).padStart(6, '0')}`;
}

export async function partsOf(
  { files }: Pick<Services, 'files'>,
  reader: Reader,
  exportId: string,
): Promise<StoredFile[]> {
  const parts = await files.listOf(reader, ownDataOwner, exportId);
  return parts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

export async function removeParts(
  { files }: Pick<Services, 'files'>,
  work: Work,
  exportId: string,
): Promise<void> {
  for (const part of await files.listOf(work.tx, ownDataOwner, exportId)) await files.remove(work, part);
}

/** Of an attempt that ended early. */
export async function removeWritten(
  services: Pick<Services, 'files' | 'work'>,
  { id, requestedByUserId: userId }: Archive,
): Promise<void> {
  await services.work({ userId }, (work) => removeParts(services, work, id));
}

/** The bytes from `first` to `last`, both included. */
export function readParts(
  { files }: Pick<Services, 'files'>,
  parts: readonly StoredFile[],
  { first, last }: Readonly<{ first: number; last: number }>,
): Readable {
  async function* bytes() {
    let start = 0;
    for (const part of parts) {
      const end = start + part.size;
      if (end > first && start <= last)
        yield* slice(
          await files.read(part),
          Math.max(0, first - start),
          Math.min(part.size, last + 1 - start),
        );
      start = end;
    }
  }
  return Readable.from(bytes(), { objectMode: false });
}

async function* slice(content: Readable, from: number, to: number): AsyncGenerator<Uint8Array> {
  let at = 0;
  const pieces: AsyncIterable<Uint8Array> = content;
  for await (const piece of pieces) {
    const taken = piece.subarray(Math.max(0, from - at), Math.max(0, to - at));
    at += piece.length;
    if (taken.length > 0) yield taken;
    if (at >= to) return;
  }
}
