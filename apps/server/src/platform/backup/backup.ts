// Writes one archive of all rows and files while the server may be running. Everything is read in one snapshot, in
// pieces, so that memory stays small however large the district is.
import type { Readable } from 'node:stream';
import { productVersion } from '@schooldog/domain/settings';
import { Client } from 'pg';
import type { FileStorage } from '../files/storage.ts';
import { type ArchiveBlock, archiveFormat, block, writeArchive } from './archive.ts';
import { backupLock } from './backupLock.ts';
import { BackupProblem } from './backupProblem.ts';
import { rowsOfCursor } from './cursor.ts';
import { quoted, readTables, schemas, type Table, textSettings } from './catalog.ts';

export type BackupParts = Readonly<{
  url: string;
  storage: Pick<FileStorage, 'read'>;
  path: string;
  now: Date;
}>;
export type BackupSummary = { rows: number; files: number; missingFiles: string[] };

const bytesAtOnce = 2 ** 20;

export async function makeBackup(parts: BackupParts): Promise<BackupSummary> {
  const client = new Client({ connectionString: parts.url, application_name: 'schooldog-backup' });
  await client.connect();
  try {
    await client.query(textSettings);
    // Held so that the bytes of removed files stay until the backup ends and every row of the snapshot finds its own.
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      backupLock,
    ]);
    if (rows[0]?.locked !== true) throw new BackupProblem('Another backup of this database is under way.');
    await client.query('begin isolation level repeatable read read only');
    const summary: BackupSummary = { rows: 0, files: 0, missingFiles: [] };
    await writeArchive(parts.path, blocksOf(client, parts, summary));
    return summary;
  } finally {
    await client.end();
  }
}

async function* blocksOf(
  client: Client,
  { storage, now }: BackupParts,
  summary: BackupSummary,
): AsyncGenerator<ArchiveBlock> {
  const tables = await readTables(client);
  const has = (name: string) => tables.some(({ table }) => table === name);
  if (!has('files') || !has('__drizzle_migrations'))
    throw new BackupProblem('This database holds no district yet. Start the server once before a backup.');
  yield block({
    kind: 'start',
    format: archiveFormat,
    productVersion,
    timeCreated: now.toISOString(),
    migrations: await readMigrations(client),
  });
  yield* filesOf(client, storage, summary);
  for (const table of tables) yield* rowsOf(client, table, summary);
  yield block({ kind: 'sequences', values: await readSequences(client) });
}

async function readMigrations(client: Client): Promise<{ hash: string; time: number }[]> {
  const { rows } = await client.query<{ hash: string; time: string }>(
    'select hash, created_at as time from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash, time }) => ({ hash, time: Number(time) }));
}

async function* filesOf(
  client: Client,
  storage: BackupParts['storage'],
  summary: BackupSummary,
): AsyncGenerator<ArchiveBlock> {
  // Copies of one file share their bytes.
  const select = 'select distinct on (storage_key) id, storage_key, content_type from files';
  for await (const [id = '', key = '', contentType = ''] of rowsOfCursor(client, select)) {
    const content = await storage.read(key ?? '');
    if (content === null) {
      summary.missingFiles.push(id ?? '');
      continue;
    }
    yield block({ kind: 'file', key: key ?? '', contentType: contentType ?? '' });
    for await (const bytes of bytesOf(content)) yield block({ kind: 'bytes' }, bytes);
    yield block({ kind: 'fileEnd' });
    summary.files += 1;
  }
}

async function* bytesOf(content: Readable): AsyncGenerator<Buffer> {
  const pieces: AsyncIterable<Uint8Array> = content;
  for await (const piece of pieces) yield Buffer.from(piece);
}

async function* rowsOf(
  client: Client,
  { schema, table, columns }: Table,
  summary: BackupSummary,
): AsyncGenerator<ArchiveBlock> {
  const header = { kind: 'rows', schema, table, columns: columns.map(({ name }) => name) } as const;
  const select = `select ${columns.map(({ name }) => `${quoted(name)}::text`).join()} from ${quoted(schema, table)}`;
  let rows: string[] = [];
  let length = 0;
  const flush = () => block(header, Buffer.from(`[${rows.join(',\n')}]`));
  for await (const row of rowsOfCursor(client, select)) {
    const text = JSON.stringify(row);
    rows.push(text);
    length += text.length;
    summary.rows += 1;
    if (length < bytesAtOnce) continue;
    yield flush();
    rows = [];
    length = 0;
  }
  if (rows.length > 0) yield flush();
}

/** Sequences are not part of a snapshot: read last, they are never behind the rows. */
async function readSequences(client: Client) {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname = any ($1) and last_value is not null`,
    [schemas],
  );
  return rows;
}
