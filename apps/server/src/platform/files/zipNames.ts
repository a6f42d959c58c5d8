// The list of names at the end of a ZIP archive. Nothing is ever unpacked.
import { open } from 'node:fs/promises';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSize = 22;
const entryHeaderSize = 46;
/** The end record is followed by a comment of at most 64 KiB. */
const longestEnd = endSize + 0xffff;
const maxListBytes = 1024 * 1024;

/** Empty when the archive is damaged or its list is unreasonably long. */
export async function zipNames(path: string): Promise<Set<string>> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const readAt = async (position: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const tail = await readAt(Math.max(0, size - longestEnd), Math.min(size, longestEnd));
    const end = endRecord(tail);
    if (end === undefined || end.length > maxListBytes) return new Set();
    return namesIn(await readAt(end.position, end.length));
  } finally {
    await handle.close();
  }
}

function endRecord(tail: Buffer): { position: number; length: number } | undefined {
  for (let at = tail.length - endSize; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature) {
      return { length: tail.readUInt32LE(at + 12), position: tail.readUInt32LE(at + 16) };
    }
  }
  return undefined;
}

function namesIn(list: Buffer): Set<string> {
  const names = new Set<string>();
  let at = 0;
  while (at + entryHeaderSize <= list.length && list.readUInt32LE(at) === entrySignature) {
    const nameLength = list.readUInt16LE(at + 28);
    const rest = list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
    names.add(list.subarray(at + entryHeaderSize, at + entryHeaderSize + nameLength).toString('utf8'));
    at += entryHeaderSize + nameLength + rest;
  }
  return names;
}
