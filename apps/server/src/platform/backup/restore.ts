// Restores a backup into an empty database, or replaces another district. The archive is read twice: once to check it
// whole, once to use it. Files come first, under keys that no other file ever has; all rows are one transaction. A
// restore that breaks off therefore leaves the old state, and files without rows that the nightly cleanup removes.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { z } from 'zod';
import { migrationLock, requireVersion } from '../database/migrate.ts';
import { withScratchFolder } from '../files/incoming.ts';
import type { FileStorage } from '../files/storage.ts';
import { type ArchiveStart, type Block, readArchive, type ArchiveContent } from './archive.ts';
import { BackupProblem } from './backupProblem.ts';
import {
  quoted,
  readReferences,
  readTables,
  readTriggered,
  schemas,
  type Table,
  textSettings,
} from './catalog.ts';
import { holdQueuedWork } from './heldWork.ts';

export type RestoreParts = Readonly<{
  url: string;
  storage: Pick<FileStorage, 'put'>;
  dataDir: string;
  migrationsFolder: string;
  path: string;
  /** Whether the present content of the database may be replaced. */
  replace: boolean;
}>;
export type RestoreSummary = { rows: number; files: number; held: number; start: ArchiveStart };

export async function restoreBackup(parts: RestoreParts): Promise<RestoreSummary> {
  const start = await checkArchive(parts.path);
  const migrations = migrationsOf(start, parts.migrationsFolder);
  const client = new Client({ connectionString: parts.url, application_name: 'schooldog-restore' });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query(textSettings);
    await requireNoServer(client);
    if (!parts.replace) await requireEmpty(client);
    const files = await restoreFiles(parts);
    await client.query('begin');
    await makeSchemas(client, migrations);
    // Checked at the end over all rows at once, so that their order does not matter.
    const references = await readReferences(client);
    for (const { table, name } of references)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    // What they would write is in the archive.
    const triggered = await readTriggered(client);
    for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
    const rows = await restoreRows(client, parts.path);
    for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    const held = await holdQueuedWork(client);
    await client.query('commit');
    await client.query('analyze');
    return { rows, files, held, start };
  } finally {
    await client.end();
  }
}

/** Reads all of it, so that nothing is written from a damaged archive. */
async function checkArchive(path: string): Promise<ArchiveStart> {
  let start: ArchiveStart | undefined;
  for await (const { header } of readArchive(path)) if (header.kind === 'start') start = header;
  if (start === undefined) throw new BackupProblem(`${path} is empty.`);
  return start;
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The migrations that the backed-up database had. The next start of the server runs the later ones. */
function migrationsOf({ migrations, productVersion }: ArchiveStart, migrationsFolder: string): Migration[] {
  const known = readMigrationFiles({ migrationsFolder });
  const isKnown = migrations.every(({ hash }, index) => known[index]?.hash === hash);
  if (!isKnown) {
    throw new BackupProblem(
      `The backup was made by release ${productVersion}, whose database this release does not know. ` +
        'Nothing was changed. Restore it with that release or a later one.',
    );
  }
  return known.slice(0, migrations.length);
}

/** A server that starts during the restore waits for the lock that its migrations need. */
async function requireNoServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean; servers: number }>(
    `select pg_try_advisory_lock($1) as locked,
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name in ('schooldog', 'schooldog-live')) as servers`,
    [migrationLock],
  );
  if (rows[0]?.locked === true && rows[0].servers === 0) return;
  throw new BackupProblem('A server is running on this database. Nothing was changed. Stop it first.');
}

async function requireEmpty(client: Client): Promise<void> {
  if ((await readTables(client)).length === 0) return;
  throw new BackupProblem(
    'The database is not empty. Nothing was changed. Add --replace to put the backup in the place of everything in it.',
  );
}

async function restoreFiles({ path, storage, dataDir }: RestoreParts): Promise<number> {
  return withScratchFolder(dataDir, async (folder) => {
    const scratch = join(folder, 'restored');
    let files = 0;
    const blocks = readArchive(path);
    for await (const { header } of blocks) {
      if (header.kind === 'rows') break;
      if (header.kind !== 'file') continue;
      const { key, contentType } = header;
      if (!/^files\/[\w-]+\/[\w-]+$/.test(key)) throw new BackupProblem(`The backup names a file ${key}.`);
      const size = await writeFileBlocks(blocks, scratch);
      await storage.put(key, scratch, { contentType, size });
      files += 1;
    }
    return files;
  });
}

async function writeFileBlocks(
  blocks: AsyncGenerator<Block<ArchiveStart | ArchiveContent>>,
  path: string,
): Promise<number> {
  const target = createWriteStream(path);
  let size = 0;
  for (;;) {
    const next = await blocks.next();
    if (next.done === true || next.value.header.kind !== 'bytes') break;
    const { bytes }: Block<unknown> = next.value;
    size += bytes.length;
    await new Promise<void>((resolve, reject) => {
      target.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
  await new Promise<void>((resolve, reject) => {
    target.once('error', reject).end(resolve);
  });
  return size;
}

async function makeSchemas(client: Client, migrations: readonly Migration[]): Promise<void> {
  for (const schema of schemas) await client.query(`drop schema if exists ${schema} cascade`);
  await client.query('create schema public');
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement);
  // Rows that migrations insert are in the archive, as far as they were kept.
  const tables = (await readTables(client)).map(({ schema, table }) => quoted(schema, table));
  await client.query(`truncate ${tables.join(', ')}`);
  // As the migrator creates it.
  await client.query(
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await client.query(queuePlan());
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
}

/** The queue's own plan opens a transaction; here it is part of ours. */
function queuePlan(): string {
  const [, plan] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(getConstructionPlans('jobs')) ?? [];
  if (plan === undefined) throw new Error('The plan of the job queue is not one transaction.');
  return plan;
}

const rowsSchema = z.array(z.array(z.string().nullable()));

async function restoreRows(client: Client, path: string): Promise<number> {
  const tables = new Map(
    (await readTables(client)).map((table) => [quoted(table.schema, table.table), table]),
  );
  let count = 0;
  for await (const { header, bytes } of readArchive(path)) {
    if (header.kind === 'rows') {
      const table = tables.get(quoted(header.schema, header.table));
      const rows = rowsSchema.parse(JSON.parse(bytes.toString()));
      if (table === undefined) throw new BackupProblem(`This release has no table ${header.table}.`);
      await insertRows(client, table, header.columns, rows);
      count += rows.length;
    } else if (header.kind === 'sequences') {
      for (const { schema, name, value } of header.values) {
        await client.query('select setval(to_regclass($1), $2)', [quoted(schema, name), value]);
      }
    }
  }
  return count;
}

/** Each column as one array of texts, which PostgreSQL casts to values. */
async function insertRows(
  client: Client,
  { schema, table, columns }: Table,
  given: readonly string[],
  rows: z.infer<typeof rowsSchema>,
): Promise<void> {
  // Another release of the queue may have other columns; those of our own tables follow from the migrations.
  const common = columns.filter(({ name }) => given.includes(name));
  if (schema !== 'jobs' && common.length !== given.length)
    throw new BackupProblem(`The columns of ${table} are not those of its migrations.`);
  const names = common.map(({ name }) => quoted(name)).join();
  const casts = common.map(({ name, type }) => `${quoted(name)}::${type}`).join();
  const lists = common.map((_, index) => `$${index + 1}::text[]`).join();
  await client.query(
    `insert into ${quoted(schema, table)} (${names}) overriding system value
     select ${casts} from unnest(${lists}) as given (${names})`,
    common.map(({ name }) => rows.map((row) => row[given.indexOf(name)] ?? null)),
  );
}
