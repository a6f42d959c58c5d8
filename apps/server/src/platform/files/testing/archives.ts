// Minimal Office files: just enough of each container for a reader to recognize it.
import { crc32, deflateRawSync } from 'node:zlib';

type Entry = Readonly<{ name: string; content: Uint8Array | string }>;

/** `streamed` writes the sizes after the content, as web office suites do. */
export function zipOf(entries: readonly Entry[], options: { streamed?: boolean } = {}): Buffer {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let position = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(Buffer.byteLength(content), 8);
    const flags = options.streamed === true ? 0x08 : 0;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(8, 4);
    (flags === 0 ? sizes : Buffer.alloc(12)).copy(shared, 10);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([signature(0x04034b50), shared, Buffer.from(name), packed]);
    const after = flags === 0 ? Buffer.alloc(0) : Buffer.concat([signature(0x08074b50), sizes]);

    const place = Buffer.alloc(14);
    place.writeUInt32LE(position, 10);
    const listed = Buffer.from(shared);
    sizes.copy(listed, 10);
    list.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), listed, place, Buffer.from(name)]));
    pieces.push(local, after);
    position += local.length + after.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(position, 12);
  return Buffer.concat([...pieces, directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export function contentTypesOf(mainType: string): Entry {
  return {
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${mainType}.main+xml"/></Types>`,
  };
}

const endOfChain = 0xfffffffe;
const none = 0xffffffff;

/** An old Office file whose root holds these names; an embedded document holds `embedded`. */
export function compoundFileOf(names: readonly [string, string], embedded: string): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(2, 4);
  table.writeUInt32LE(endOfChain, 8);

  const [first, second] = names;
  const directory = Buffer.concat([
    entry('Root Entry', { child: 1 }),
    entry(first, { right: 4 }),
    entry(embedded),
    entry('Another'),
    // The second sector of the directory, which only the table leads to.
    entry('ObjectPool', { child: 2, right: 5 }),
    entry(second),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, table, directory]);
}

function entry(name: string, places: { right?: number; child?: number } = {}): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt32LE(none, 68);
  bytes.writeUInt32LE(places.right ?? none, 72);
  bytes.writeUInt32LE(places.child ?? none, 76);
  return bytes;
}
