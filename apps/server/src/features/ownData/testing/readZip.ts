import { inflateRawSync } from 'node:zlib';

const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const entrySize = 46;

/** The entries of a small archive by their path, found through the list at its end. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(endSignature);
  const count = zip.readUInt16LE(end + 10);
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const path = zip.toString('utf8', at + entrySize, at + entrySize + nameLength);
    const packedSize = zip.readUInt32LE(at + 20);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + packedSize);
    entries.set(path, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
    at += entrySize + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
