// What is in the archive, in this order: the readme in two languages, every table as CSV and as JSON lines, the
// photos and documents, and the checksums of all that.
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { csvRecord, csvText } from '@schooldog/domain/kernel';
import type { OwnDataTableName } from '@schooldog/domain/ownData';
import { z } from 'zod';
import { columnsOf } from '../content/index.ts';
import { cellOf } from './cells.ts';
import { readme, type ReadmeFacts } from './readme.ts';
import type { ListedFile, Snapshot } from './snapshotStore.ts';
import type { ZipEntry } from './zip.ts';

export type Sources = Readonly<{
  snapshot: Snapshot;
  facts: ReadmeFacts;
  /** Null where the bytes are missing. */
  read(file: ListedFile): Promise<Readable | null>;
  /** Keeps the list of files outside of memory while the tables are released. */
  files: Readonly<{
    write(files: AsyncIterable<ListedFile>): Promise<void>;
    read(): AsyncIterable<ListedFile>;
  }>;
  /** The lines of all entries so far. */
  checksums(): AsyncIterable<Uint8Array>;
  onRows(count: number): void;
  onFile(): void;
}>;

export async function* entriesOf(sources: Sources): AsyncGenerator<ZipEntry> {
  const { snapshot, facts } = sources;
  yield { path: 'README.txt', isPacked: false, content: textOf(readme(facts, 'en')) };
  yield { path: 'LEAME.txt', isPacked: false, content: textOf(readme(facts, 'es')) };
  for (const table of snapshot.counts.keys()) {
    yield { path: `csv/${table}.csv`, isPacked: false, content: csvOf(sources, table) };
    yield { path: `json/${table}.ndjson`, isPacked: false, content: jsonOf(sources, table) };
  }
  await sources.files.write(snapshot.files());
  await snapshot.release();
  const missing: ListedFile[] = [];
  for await (const file of sources.files.read()) {
    const content = await sources.read(file);
    if (content === null) missing.push(file);
    else yield { path: file.path, isPacked: true, content: bytesOf(content) };
    sources.onFile();
  }
  if (missing.length > 0) {
    const rows = missing.map(({ id, path }) => [id, path]);
    yield { path: 'missing-files.csv', isPacked: false, content: textOf(csvText([['id', 'path'], ...rows])) };
  }
  yield { path: 'checksums.csv', isPacked: false, content: sources.checksums() };
}

const rowSchema = z.record(z.string(), z.unknown());

/** The text of this many rows is one piece; between pieces requests run. */
const rowsTogether = 200;

async function* csvOf({ snapshot, onRows }: Sources, table: OwnDataTableName): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(table).map(([name]) => name);
  yield Buffer.from(csvText([columns]));
  const line = (row: string) => {
    const values = rowSchema.parse(JSON.parse(row));
    return csvRecord(columns.map((name) => cellOf(values[name])));
  };
  yield* inPieces(snapshot.rows(table), line, onRows);
}

function jsonOf({ snapshot, onRows }: Sources, table: OwnDataTableName): AsyncGenerator<Uint8Array> {
  return inPieces(snapshot.rows(table), (row) => `${row}\n`, onRows);
}

async function* inPieces(
  rows: AsyncIterable<string>,
  line: (row: string) => string,
  onRows: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  let lines: string[] = [];
  const piece = () => {
    onRows(lines.length);
    const text = Buffer.from(lines.join(''));
    lines = [];
    return text;
  };
  for await (const row of rows) {
    lines.push(line(row));
    if (lines.length < rowsTogether) continue;
    yield piece();
    await setImmediate();
  }
  if (lines.length > 0) yield piece();
}

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function* bytesOf(content: Readable): AsyncGenerator<Uint8Array> {
  const pieces: AsyncIterable<Uint8Array> = content;
  yield* pieces;
}
