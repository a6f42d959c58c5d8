// Reads the allowed tables in one snapshot, on a connection of its own, and holds the lock by which only one archive
// is made at a time and the bytes of removed files stay until it ends.
import type { OwnDataTableName } from '@schooldog/domain/ownData';
import { Client } from 'pg';
import { ownDataLock } from '../../../platform/backup/backupLock.ts';
import { quoted, textSettings } from '../../../platform/backup/catalog.ts';
import { rowsOfCursor } from '../../../platform/backup/cursor.ts';
import {
  allowed,
  declarations,
  fileOwners,
  recordTypes,
  settingsDocuments,
  tablesFor,
} from '../content/index.ts';

export type ListedFile = Readonly<{ id: string; path: string; storageKey: string }>;

export type Snapshot = Readonly<{
  counts: ReadonlyMap<OwnDataTableName, number>;
  /** Each row as JSON, exactly as it is stored. */
  rows(table: OwnDataTableName): AsyncGenerator<string>;
  files(): AsyncGenerator<ListedFile>;
  /** The rows were read; the lock stays, so that the files can follow without holding up the database. */
  release(): Promise<void>;
  /** Aborted when the connection broke: without it there is no lock, so the archive must not go on. */
  lost: AbortSignal;
}>;

/** Undefined when another process is making an archive. */
export async function withSnapshot<Answer>(
  { url, withPlans }: Readonly<{ url: string; withPlans: boolean }>,
  run: (snapshot: Snapshot) => Promise<Answer>,
): Promise<Answer | undefined> {
  const client = new Client({ connectionString: url, application_name: 'schooldog-own-data' });
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  await client.connect();
  try {
    await client.query(textSettings);
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      ownDataLock,
    ]);
    if (rows[0]?.locked !== true) return undefined;
    await client.query('begin isolation level repeatable read read only');
    const snapshot: Snapshot = {
      counts: await countsOf(client, withPlans),
      rows: (table) => jsonOf(client, table, withPlans),
      files: () => filesOf(client, withPlans),
      release: async () => void (await client.query('commit')),
      lost: lost.signal,
    };
    return await run(snapshot);
  } finally {
    await client.end();
  }
}

async function countsOf(client: Client, withPlans: boolean): Promise<Map<OwnDataTableName, number>> {
  const counts = new Map<OwnDataTableName, number>();
  for (const table of tablesFor(withPlans)) {
    const from = `${quoted('public', table)} where ${condition(table, withPlans)}`;
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${from}`);
    counts.set(table, Number(rows[0]?.count ?? 0));
  }
  return counts;
}

async function* jsonOf(client: Client, table: OwnDataTableName, withPlans: boolean): AsyncGenerator<string> {
  const columns = Object.keys(declarations[table].columns).map((name) => quoted(name));
  const added = table === 'files' ? [`${pathInArchive} as path`] : [];
  const select = `select ${[...columns, ...added].join(', ')} from ${quoted('public', table)}`;
  const rows = `${select} where ${condition(table, withPlans)}`;
  for await (const [row] of rowsOfCursor(client, `select row_to_json(r)::text from (${rows}) r`))
    if (row !== undefined && row !== null) yield row;
}

async function* filesOf(client: Client, withPlans: boolean): AsyncGenerator<ListedFile> {
  const select = `select id, ${pathInArchive}, storage_key from files where ${condition('files', withPlans)}`;
  for await (const [id, path, storageKey] of rowsOfCursor(client, select))
    yield { id: id ?? '', path: path ?? '', storageKey: storageKey ?? '' };
}

/** Names were cleaned when they were stored; a path of the archive must not depend on it. */
const pathInArchive = `'files/' || id || '-' || regexp_replace(name, '[/\\\\]', '-', 'g')`;

function condition(table: OwnDataTableName, withPlans: boolean): string {
  const among = (column: string, values: readonly string[]) =>
    `${column} in (${values.map((value) => `'${value}'`).join(', ')})`;
  switch (table) {
    case 'settings':
      return among('name', settingsDocuments);
    case 'audit_history':
    case 'audit_updates':
      return `${among('record_type', allowed(recordTypes, withPlans))} and not (record_type = 'settings' and record_id = 'app')`;
    case 'files':
      return `${among('owner_type', allowed(fileOwners, withPlans))} and time_trashed is null`;
    default:
      return 'true';
  }
}
