// A district that was backed up and restored is identical: rows, files, sequences and version.
import { createHash, randomBytes } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoApp } from '../../demo/testing/demoApp.ts';
import { emptyDatabase, quietLog, testDatabase } from '../../testing/database.ts';
import { connectDatabase } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { files } from '../files/schema.ts';
import { type FileStorage, makeKey } from '../files/storage.ts';
import { deleteObject } from '../files/jobs.ts';
import { filesBench } from '../files/testing/setup.ts';
import { storageOf, tempFolder } from '../files/testing/storages.ts';
import { backupLock, ownDataLock } from './backupLock.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { rowsOf, tableHashes } from './testing/databaseContents.ts';
import { writeLaterMigrations } from './testing/laterMigrations.ts';

const folder = await tempFolder();
const oddTable = `create table odd (id int generated always as identity primary key, parent_id int references odd (id),
  bytes bytea, document jsonb, list text[], numbers float8[], amount numeric, moment timestamptz, pause interval,
  "it's" text, twice int generated always as (cardinality(list) * 2) stored)`;
const migrationsFolder = writeLaterMigrations(join(folder, 'migrations'), [oddTable]);
const nextMigrations = writeLaterMigrations(join(folder, 'next'), [oddTable, 'create table newer (id int)']);

const now = new Date('2026-11-16T13:00:00Z');
const path = join(folder, 'district.backup');
const dataDir = await tempFolder();
const storage = await storageOf('folder', dataDir);
const { url } = await testDatabase();
let before: Record<string, string>;
/** Restored once: a restore takes a second, and the tests that use it follow each other. */
let again: Awaited<ReturnType<typeof restored>>;

/** A district with every kind of value that a text format could get wrong. */
beforeAll(async () => {
  await migrateDatabase(url, migrationsFolder);
  await rowsOf(
    url,
    String.raw`insert into odd (id, parent_id, bytes, document, list, numbers, amount, moment, pause, "it's")
     overriding system value values
     (1, 2, '\x00ff5c0a', '{"a": [null, "\"\n"]}', array['a,b', '{}', null, '', 'null', E'\\'], '{0.1,NaN,-Infinity}',
       12345678901234567890.123456789, '1900-02-28 23:59:59.123456+05', '1 mon -3 days 00:00:00.5', E'it''s\n"\t\\N'),
     (2, null, '', 'null', '{}', null, null, 'infinity', null, ''),
     (3, 3, null, null, null, null, 7, '0044-03-15 BC', null, 'ÅšúΨ 王伟 😀')`,
  );
  await rowsOf(url, `select setval(pg_get_serial_sequence('odd', 'id'), 41)`);
  await rowsOf(
    url,
    `insert into users (id, first_name, last_name, email, role, communication_preferences)
     values ('u1', 'Ada', 'First', 'ada@district.test', 'principal', '{}');
     insert into sessions (id, user_id, token_hash, expires_at) values ('s1', 'u1', 'hash', now() + interval '1 day');
     insert into schools (id, name) values ('o1', 'Oak Hill');
     insert into responder_links (id, token_hash, school_id, person_name, agency, email, created_by_user_id, time_expires)
     values ('l1', 'token', 'o1', 'Sam', 'Fire', 'sam@fire.test', 'u1', now() + interval '7 days');
     insert into responder_visits (id, link_id, code_hash, time_code_expires, cookie_hash, time_expires)
     values ('v1', 'l1', 'code', now(), 'cookie', now() + interval '8 hours')`,
  );
  for (const [id, content] of [
    ['empty', Buffer.alloc(0)],
    ['large', randomBytes(3_000_000)],
  ] as const) {
    const key = makeKey(id);
    const source = join(folder, id);
    await writeFile(source, content);
    await storage.put(key, source, { contentType: 'image/jpeg', size: content.length });
    await rowsOf(
      url,
      `insert into files (id, name, content_type, size, received_sha256, storage_key, uploaded_by_user_id)
       values ('${id}', 'a', 'image/jpeg', ${content.length}, '', '${key}', 'u1')`,
    );
  }
  before = await tableHashes(url);
  await makeBackup({ url, storage, path, now });
  again = await restored();
});

async function fileHashes(of: string, from: FileStorage): Promise<string[]> {
  const hashes: string[] = [];
  for (const row of await rowsOf(of, 'select storage_key from files order by id')) {
    const content = await from.read(z.string().parse(row['storage_key']));
    const hash = createHash('sha256');
    hashes.push(content === null ? 'missing' : hash.update(await buffer(content)).digest('hex'));
  }
  return hashes;
}

async function restored(kind: 'folder' | 'bucket' = 'folder', changes: { path?: string; url?: string } = {}) {
  const target = {
    url: changes.url ?? (await emptyDatabase()),
    storage: await storageOf(kind, await tempFolder()),
  };
  const summary = await restoreBackup({
    ...target,
    path: changes.path ?? path,
    dataDir,
    migrationsFolder: nextMigrations,
    replace: false,
  });
  return { ...target, summary };
}

/** What a restore changes on purpose. */
const ended = new Set([
  'public.sessions',
  'public.responder_visits',
  'public.push_subscriptions',
  'public.factor_challenges',
  'public.provider_visits',
  'jobs.job',
]);
const withoutEnded = (hashes: Record<string, string>) =>
  Object.fromEntries(Object.entries(hashes).filter(([table]) => !ended.has(table)));

it.each(['folder', 'bucket'] as const)('a district is restored with its files in a %s', async (kind) => {
  const target = kind === 'folder' ? again : await restored(kind);
  expect(withoutEnded(await tableHashes(target.url))).toEqual(withoutEnded(before));
  expect(await fileHashes(target.url, target.storage)).toEqual(await fileHashes(url, storage));
  expect(target.summary).toMatchObject({ files: 2, start: { timeCreated: now.toISOString() } });
  expect(
    await rowsOf(target.url, `select nextval(pg_get_serial_sequence('odd', 'id'))::int as next`),
  ).toEqual([{ next: 42 }]);
});

it('the demo district is restored completely', async () => {
  // Not started: a running server keeps statistics of its queues up to date.
  const demo = await demoApp();
  const source = { url: demo.database.url, storage: await storageOf('folder', demo.dataDir) };
  await makeBackup({ ...source, path: join(folder, 'demo.backup'), now });
  const target = await restored('folder', { path: join(folder, 'demo.backup') });
  expect(withoutEnded(await tableHashes(target.url))).toEqual(withoutEnded(await tableHashes(source.url)));
  const hashes = await fileHashes(source.url, source.storage);
  expect(hashes.length).toBeGreaterThan(10);
  expect(hashes).not.toContain('missing');
  expect(await fileHashes(target.url, target.storage)).toEqual(hashes);
});

it('ends sessions, and the next start runs the migrations that came later', async () => {
  const target = again;
  expect(await rowsOf(url, 'select id from sessions')).toEqual([{ id: 's1' }]);
  expect(await rowsOf(target.url, 'select id from sessions')).toEqual([]);
  expect(await rowsOf(url, 'select id from responder_visits')).toEqual([{ id: 'v1' }]);
  expect(await rowsOf(target.url, 'select id from responder_visits')).toEqual([]);
  expect(await rowsOf(target.url, `select to_regclass('newer') as newer`)).toEqual([{ newer: null }]);
  await migrateDatabase(target.url, nextMigrations);
  expect(await rowsOf(target.url, 'select * from newer')).toEqual([]);
});

describe('an archive that cannot be used', () => {
  const outcome = async (content: Buffer) => {
    const bad = join(folder, 'bad.backup');
    await writeFile(bad, content);
    const empty = await emptyDatabase();
    const error: unknown = await restored('folder', { path: bad, url: empty }).catch(
      (caught: unknown) => caught,
    );
    return { error: String(error), tables: await tableHashes(empty) };
  };
  const rejected = { error: expect.stringContaining('is not a whole backup'), tables: {} };

  it.each([0, 0.001, 0.5, 0.999])('is rejected when it is truncated after a share of %d', async (share) => {
    const whole = await readFile(path);
    expect(await outcome(whole.subarray(0, Math.floor(whole.length * share)))).toEqual(rejected);
  });

  it('is rejected when its last byte is missing', async () => {
    expect(await outcome((await readFile(path)).subarray(0, -1))).toEqual(rejected);
  });

  it('is rejected when one bit of it was changed', async () => {
    const flipped = await readFile(path);
    const middle = Math.floor(flipped.length / 2);
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
    expect(await outcome(flipped)).toEqual(rejected);
  });

  it('is rejected when it was changed and packed again', async () => {
    const content = gunzipSync(await readFile(path));
    content.write('Eve', content.indexOf('"Ada"') + 1);
    expect(await outcome(gzipSync(content))).toEqual(rejected);
  });

  it('is rejected when a newer release made it', async () => {
    const empty = await emptyDatabase();
    const older = restoreBackup({
      url: empty,
      storage,
      path,
      dataDir: folder,
      migrationsFolder: join(import.meta.dirname, '../../../migrations'),
      replace: false,
    });
    await expect(older).rejects.toThrow('release 0.1.0');
    expect(await tableHashes(empty)).toEqual({});
  });
});

describe('a database that is in use', () => {
  it('is rejected while a server runs on it', async () => {
    const server = connectDatabase({ url, poolSize: 2, log: quietLog });
    await server.pool.query('select 1');
    await expect(restored('folder', { url })).rejects.toThrow('A server is running');
    await server.close();
  });

  it('is rejected when it is not empty, and accepted with --replace', async () => {
    const full = again;
    await rowsOf(full.url, `update users set first_name = 'Changed'`);
    const changed = await tableHashes(full.url);
    await expect(restored('folder', { url: full.url })).rejects.toThrow('--replace');
    expect(await tableHashes(full.url)).toEqual(changed);
    const parts = { ...full, path, dataDir, migrationsFolder, replace: true };
    await restoreBackup(parts);
    expect(withoutEnded(await tableHashes(full.url))).toEqual(withoutEnded(before));
  });

  it('is unchanged when the restore breaks off in the middle', async () => {
    const full = again;
    const changed = await tableHashes(full.url);
    const noRoom = { put: () => Promise.reject(new Error('no room')) };
    const parts = { ...full, path, dataDir, migrationsFolder, replace: true };
    await expect(restoreBackup({ ...parts, storage: noRoom })).rejects.toThrow('no room');
    // The archive changes between the check and the use of its rows.
    const moving = join(folder, 'moving.backup');
    await writeFile(moving, await readFile(path));
    const size = (await readFile(path)).length;
    let left = full.summary.files;
    const cutting = {
      put: async () => {
        left -= 1;
        if (left === 0) await truncate(moving, Math.floor(size * 0.9));
      },
    };
    await expect(restoreBackup({ ...parts, path: moving, storage: cutting })).rejects.toThrow(
      'is not a whole backup',
    );
    expect(await tableHashes(full.url)).toEqual(changed);
  });
});

it('a database without a district cannot be backed up', async () => {
  const target = join(folder, 'none.backup');
  await expect(makeBackup({ url: await emptyDatabase(), storage, path: target, now })).rejects.toThrow(
    'no district',
  );
  await expect(readFile(target)).rejects.toThrow('ENOENT');
});

it.each([
  ['a backup runs', backupLock],
  ['an archive of own data is made', ownDataLock],
])('bytes of a removed file are kept while %s', async (_name, lock) => {
  const database = await testDatabase();
  const bench = await filesBench(database);
  bench.time.now = new Date();
  const file = await bench.upload(Buffer.from('some text'), { name: 'a.txt' });
  const remove = bench.workers.find(({ name }) => name === deleteObject.name);
  await bench.jobs.start(bench.workers, 'America/New_York');
  const backup = new Client({ connectionString: database.url });
  await backup.connect();
  await backup.query('select pg_advisory_lock($1)', [lock]);
  await remove?.run({ key: file.storageKey }, { id: 'job', lastTry: false });
  expect(await bench.keys()).toEqual([file.storageKey]);
  await backup.end();
  await database.db.delete(files);
  await remove?.run({ key: file.storageKey }, { id: 'job', lastTry: false });
  expect(await bench.keys()).toEqual([]);
  await bench.jobs.stop();
});
