// The container of old Word and Excel files. Many programs use it, so only the names in its root identify
// the content.
import { open, type FileHandle } from 'node:fs/promises';

const entrySize = 128;
const headerSectors = 109;
/** Beyond the last of these values a sector number is a marker (free, end of chain), not a position. */
const lastSector = 0xfffffffa;
const maxDirectorySectors = 512;
const maxTableSectors = 512;

type Entry = Readonly<{ name: string; left: number; right: number; child: number }>;
type Container = Readonly<{ read(sector: number): Promise<Buffer>; next(sector: number): Promise<number> }>;

/** Names of the streams and folders directly in the root; empty when the container is damaged. */
export async function rootNames(path: string): Promise<Set<string>> {
  const handle = await open(path);
  try {
    const header = await readAt(handle, 0, 512);
    if (header.length < 512) return new Set();
    return namesUnderRoot(await readDirectory(await openContainer(handle, header), header.readUInt32LE(48)));
  } finally {
    await handle.close();
  }
}

async function openContainer(handle: FileHandle, header: Buffer): Promise<Container> {
  const sectorSize = header.readUInt16LE(30) === 12 ? 4096 : 512;
  const read = (sector: number) => readAt(handle, (sector + 1) * sectorSize, sectorSize);
  const perSector = sectorSize / 4;

  const tables = Array.from({ length: headerSectors }, (_, at) => header.readUInt32LE(76 + at * 4));
  let more = header.readUInt32LE(68);
  for (let count = 0; more <= lastSector && count < maxTableSectors; count += 1) {
    const sector = await read(more);
    if (sector.length < sectorSize) break;
    for (let at = 0; at < perSector - 1; at += 1) tables.push(sector.readUInt32LE(at * 4));
    more = sector.readUInt32LE(sectorSize - 4);
  }

  return {
    read,
    next: async (sector) => {
      const table = tables[Math.floor(sector / perSector)] ?? lastSector + 1;
      if (table > lastSector) return table;
      const content = await read(table);
      const at = (sector % perSector) * 4;
      return at + 4 <= content.length ? content.readUInt32LE(at) : lastSector + 1;
    },
  };
}

async function readDirectory(container: Container, first: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  let sector = first;
  for (let count = 0; sector <= lastSector && count < maxDirectorySectors; count += 1) {
    const content = await container.read(sector);
    for (let at = 0; at + entrySize <= content.length; at += entrySize) {
      entries.push(entryOf(content.subarray(at, at + entrySize)));
    }
    sector = await container.next(sector);
  }
  return entries;
}

function entryOf(bytes: Buffer): Entry {
  const nameBytes = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 62);
  return {
    name: bytes.subarray(0, nameBytes).toString('utf16le'),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
  };
}

/** The root's children form a tree among themselves. Deeper entries belong to embedded documents. */
function namesUnderRoot(entries: readonly Entry[]): Set<string> {
  const names = new Set<string>();
  const seen = new Set<number>();
  const waiting = [entries[0]?.child ?? lastSector + 1];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = entries[at];
    if (entry === undefined || seen.has(at)) continue;
    seen.add(at);
    names.add(entry.name);
    waiting.push(entry.left, entry.right);
  }
  return names;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
