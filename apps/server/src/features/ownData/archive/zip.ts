// A ZIP file as a stream: entry after entry, each read while it is written, with ZIP64 where the size needs it.
import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

export type ZipEntry = Readonly<{
  path: string;
  /**
   * Photos and documents are compressed already. A compressor for each of thousands of files would also keep memory:
   * its buffers share theirs with the names of the entries, which the library needs until the end.
   */
  isPacked: boolean;
  content: AsyncIterable<Uint8Array>;
}>;
export type WrittenEntry = Readonly<{ path: string; size: number; sha256: string }>;

export async function zipped(
  entries: AsyncIterable<ZipEntry>,
  { now, onEntry }: Readonly<{ now: Date; onEntry(entry: WrittenEntry): void }>,
): Promise<Readable> {
  // Loaded with the first archive: most processes never make one.
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  zip.outputStream.on('error', fail).pipe(output);

  async function write({ path, isPacked, content }: ZipEntry): Promise<void> {
    const hash = createHash('sha256');
    let size = 0;
    async function* measured() {
      for await (const piece of content) {
        hash.update(piece);
        size += piece.byteLength;
        yield piece;
      }
    }
    const source = Readable.from(measured(), { objectMode: false });
    const stop = () => source.destroy();
    output.once('close', stop);
    const options = { mtime: now, compressionLevel: isPacked ? 0 : 6 };
    zip.addReadStreamLazy(path, options, givingOnce(source));
    await finished(source);
    output.off('close', stop);
    onEntry({ path, size, sha256: hash.digest('hex') });
  }

  async function writeAll(): Promise<void> {
    for await (const entry of entries) await write(entry);
    zip.end();
  }
  writeAll().catch(fail);
  return output;
}

/** The library keeps this function until the end: it must not keep the stream, with its buffers and its compressor. */
function givingOnce(source: Readable) {
  let held: Readable | null = source;
  return (give: (error: unknown, stream: Readable) => void) => {
    if (held !== null) give(null, held);
    held = null;
  };
}
