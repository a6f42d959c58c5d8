// The format of a backup: a gzip stream of blocks. A block is one line of JSON, which ends with the number of bytes
// that follow the line. The last block holds the SHA-256 of everything before it, so that a truncated or changed
// archive is detected before any of it is used.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupProblem } from './backupProblem.ts';

export const archiveFormat = 1;

const tableName = { schema: z.string(), table: z.string() };
const startSchema = z.object({
  kind: z.literal('start'),
  format: z.literal(archiveFormat),
  productVersion: z.string(),
  timeCreated: z.iso.datetime(),
  /** The migrations of the database, oldest first: a restore runs these before it copies anything. */
  migrations: z.array(z.object({ hash: z.string(), time: z.number() })),
});
const contentSchema = z.discriminatedUnion('kind', [
  /** Followed by the blocks of its bytes. */
  z.object({ kind: z.literal('file'), key: z.string(), contentType: z.string() }),
  z.object({ kind: z.literal('bytes') }),
  z.object({ kind: z.literal('fileEnd') }),
  /** Its bytes are a JSON list of rows; each row a list of texts as PostgreSQL writes them, or nulls. */
  z.object({ kind: z.literal('rows'), ...tableName, columns: z.array(z.string()) }),
  z.object({
    kind: z.literal('sequences'),
    values: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  }),
]);
const endSchema = z.object({ kind: z.literal('end'), sha256: z.string() });
const blockSchema = z.union([startSchema, contentSchema, endSchema]);
const lengthSchema = z.object({
  bytes: z
    .int()
    .min(0)
    .max(2 ** 30),
});

export type ArchiveStart = z.infer<typeof startSchema>;
export type ArchiveContent = z.infer<typeof contentSchema>;
export type Block<Header> = Readonly<{ header: Header; bytes: Buffer }>;
export type ArchiveBlock = Block<ArchiveStart | ArchiveContent>;

export function block<Header extends ArchiveBlock['header']>(
  header: Header,
  bytes: Buffer = Buffer.alloc(0),
): Block<Header> {
  return { header, bytes };
}

const lineEnd = '\n'.charCodeAt(0);
/** Longer than any line that `encoded` writes. */
const longestLine = 2 ** 24;

function encoded(header: object, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...header, bytes: bytes.length })}\n`), bytes]);
}

/**
 * Writes to a temporary file and renames it at the end, so that a file of this name is always a whole backup. It
 * holds keys and hashes.
 */
export async function writeArchive(path: string, blocks: AsyncIterable<ArchiveBlock>): Promise<void> {
  const hash = createHash('sha256');
  async function* pieces() {
    for await (const { header, bytes } of blocks) {
      const piece = encoded(header, bytes);
      hash.update(piece);
      yield piece;
    }
    yield encoded({ kind: 'end', sha256: hash.digest('hex') }, Buffer.alloc(0));
  }
  const unfinished = `${path}.unfinished`;
  const target = createWriteStream(unfinished, { flags: 'w', mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(pieces()), createGzip(), target);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Throws a BackupProblem at the first sign of damage, at the latest at the end. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveBlock> {
  const source = createReadStream(path);
  const content = source.pipe(createGunzip());
  source.once('error', (error) => content.destroy(error));
  try {
    yield* blocksOf(content);
  } catch (error) {
    throw error instanceof BackupProblem ? error : damaged(path, error);
  } finally {
    source.destroy();
    content.destroy();
  }
}

async function* blocksOf(content: AsyncIterable<Buffer>): AsyncGenerator<ArchiveBlock> {
  const reader = createReader(content);
  const hash = createHash('sha256');
  for (let isFirst = true; ; isFirst = false) {
    const line = await reader.line();
    const json: unknown = JSON.parse(line.toString());
    const header = blockSchema.parse(json);
    if (isFirst !== (header.kind === 'start')) throw new Error('The blocks are out of order.');
    if (header.kind === 'end') {
      if (header.sha256 !== hash.digest('hex')) throw new Error('The checksum differs.');
      if (!(await reader.isAtEnd())) throw new Error('There is something after the end.');
      return;
    }
    const bytes = await reader.take(lengthSchema.parse(json).bytes);
    hash.update(line).update(bytes);
    yield { header, bytes };
  }
}

/** Reads lines and byte counts from chunks of any size. */
function createReader(content: AsyncIterable<Buffer>) {
  const pieces = content[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const next = await pieces.next();
    if (next.done === true) return false;
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
    return true;
  }
  function cut(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }
  return {
    line: async () => {
      for (;;) {
        const end = rest.indexOf(lineEnd);
        if (end >= 0) return cut(end + 1);
        if (rest.length > longestLine || !(await more())) throw new Error('A line does not end.');
      }
    },
    take: async (length: number) => {
      const collected: Buffer[] = [];
      for (let missing = length; missing > 0;) {
        if (rest.length === 0 && !(await more())) throw new Error('The archive ends too early.');
        const taken = cut(Math.min(missing, rest.length));
        collected.push(taken);
        missing -= taken.length;
      }
      return Buffer.concat(collected);
    },
    isAtEnd: async () => rest.length === 0 && !(await more()),
  };
}

function damaged(path: string, cause: unknown): unknown {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
    return new BackupProblem(`There is no file ${path}.`);
  return new BackupProblem(
    `${path} is not a whole backup: it was cut off, changed or made by a newer release. Nothing was changed.`,
    { cause },
  );
}
