// From the request to the file, with the exports of entries: who may start, see, fetch and cancel one, and
// for how long.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exportLimits } from '@schooldog/domain/exports';
import { atSchools, nowhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readHistory } from '../../platform/audit/audit.ts';
import type { Reader } from '../../platform/database/database.ts';
import { cleanUpExports } from '../../platform/exports/jobs.ts';
import { exports } from '../../platform/exports/schema.ts';
import { exportWorkers } from '../../platform/exports/index.ts';
import { lockExportsOf } from '../../platform/exports/store.ts';
import { users } from '../../platform/identity/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aLiveStream } from '../../testing/liveStream.ts';
import { aPerson } from '../../testing/people.ts';
import { exportsFixture, type ExportsFixture, finished } from '../entries/exports/testing/exportsFixture.ts';
import { newId, refused } from '../entries/testing/fixture.ts';

const time = { ahead: 0 };
const minutes = 60_000;
const days = 24 * 60 * minutes;
let place: ExportsFixture;
const written: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void written.push(line) });
  place = await exportsFixture(() => new Date(Date.now() + time.ahead), log);
});
beforeEach(() => {
  time.ahead = 0;
});

function request(client: TestClient, exportId = newId(), query = {}) {
  return client.entries.generateCsvFromObservationsQuery({ exportId, query, title: '' });
}

async function make(client: TestClient, query = {}): Promise<{ exportId: string; url: string }> {
  const { id: exportId } = await request(client, newId(), query);
  return { exportId, url: (await finished(client, exportId)).url ?? '' };
}

async function codeOf(url: string, cookie: string | undefined): Promise<string> {
  return (await place.fetchFile(url, cookie)).code ?? 'opens';
}

/** As if a process had started it and died. */
async function anAbandonedExport(
  userId: string,
  reader: Reader = place.fixture.database.db,
): Promise<string> {
  const row = { id: newId(), name: 'entries', format: 'csv' as const, query: {}, title: '', language: 'en' };
  await reader
    .insert(exports)
    .values({ ...row, requestedByUserId: userId, fileName: 'Entries.csv', status: 'generating', total: 1 });
  return row.id;
}

it('opens only for the person who requested it, and for at most eleven minutes', async () => {
  const { coordinator, principal } = place.cookies;
  const { url } = await make(place.clients.coordinator);
  expect(await codeOf(url, coordinator)).toBe('opens');
  expect(await codeOf(url, principal)).toBe('file.linkInvalid');
  expect(await codeOf(url, undefined)).toBe('session.needed');
  expect(await codeOf(url.replace('expires=1', 'expires=2'), coordinator)).toBe('file.linkInvalid');
  expect(await codeOf(url.replace('/csv/', '/pdf/'), coordinator)).toBe('file.linkInvalid');
  expect(await codeOf(url.replace(/export=\w+/, `export=${newId()}`), coordinator)).toBe('file.linkInvalid');
  time.ahead = 9.9 * minutes;
  expect(await codeOf(url, coordinator)).toBe('opens');
  time.ahead = 11 * minutes;
  expect(await codeOf(url, coordinator)).toBe('file.linkExpired');
});

it('has its title in the address of the file, and not in the log', async () => {
  const { coordinator } = place.clients;
  const exportId = newId();
  await coordinator.entries.generateCsvFromObservationsQuery({ exportId, query: {}, title: 'Maria Lopez' });
  const { url } = await finished(coordinator, exportId);
  expect(url).toContain('Maria%20Lopez');
  expect(await codeOf(url ?? '', place.cookies.coordinator)).toBe('opens');
  expect(await codeOf(url ?? '', place.cookies.principal)).toBe('file.linkInvalid');
  expect(written.join('')).toContain('"path":"/api/entries/csv/"');
  expect(written.join('')).not.toMatch(/Maria|Lopez/);
});

it('gives a new link for seven days, and then stays in the history without a file', async () => {
  const { cookieOf, clientWith } = place.fixture;
  const cookie = await cookieOf(place.people.coordinator, new Date(Date.now() + 30 * days));
  const coordinator = clientWith(cookie);
  const { exportId } = await make(coordinator);
  time.ahead = 6 * days;
  const { url } = await coordinator.exports.getExport({ exportId });
  expect(await codeOf(url ?? '', cookie)).toBe('opens');
  time.ahead = 8 * days;
  expect(await coordinator.exports.getExport({ exportId })).toMatchObject({ status: 'expired', url: null });
  const { exports: history } = await coordinator.exports.listExports({});
  expect(history.find(({ id }) => id === exportId)).toMatchObject({ status: 'expired', url: null });
});

it('is not served, and gets no new link, when the permission was revoked after the request', async () => {
  const { database, as, cookieOf } = place.fixture;
  const leaving = await aPerson(database, { role: 'principal', at: [place.oakHill] });
  const client = await as(leaving);
  const { exportId, url } = await make(client);
  const cookie = await cookieOf(leaving);
  expect(await codeOf(url, cookie)).toBe('opens');
  const permissions = { 'download entry reports': nowhere };
  await database.db.update(users).set({ permissions }).where(eq(users.id, leaving.id));
  expect(await codeOf(url, cookie)).toBe('entry.downloadNotAllowed');
  await expect(client.exports.getExport({ exportId })).rejects.toEqual(refused('entry.downloadNotAllowed'));
  expect((await client.exports.listExports({})).exports).toMatchObject([{ id: exportId, url: null }]);
});

it('is not served when only some of its schools are left, with or without a filter', async () => {
  const { database, as, cookieOf } = place.fixture;
  const { oakHill, pineRidge } = place;
  const moving = await aPerson(database, { role: 'principal', at: [oakHill, pineRidge] });
  const client = await as(moving);
  const all = await make(client);
  const both = await make(client, { schoolIds: [oakHill.id, pineRidge.id] });
  const kept = await make(client, { schoolIds: [oakHill.id] });
  const permissions = {
    'view entries': atSchools([oakHill.id]),
    'download entry reports': atSchools([oakHill.id]),
  };
  await database.db.update(users).set({ permissions }).where(eq(users.id, moving.id));
  const cookie = await cookieOf(moving);
  expect(await codeOf(all.url, cookie)).toBe('export.schoolsLost');
  expect(await codeOf(both.url, cookie)).toBe('entry.downloadNotAllowed');
  expect(await codeOf(kept.url, cookie)).toBe('opens');
});

it('belongs to the person who requested it', async () => {
  const { coordinator, principal } = place.clients;
  const { exportId } = await make(coordinator);
  const notFound = refused('export.notFound');
  await expect(principal.exports.getExport({ exportId })).rejects.toEqual(notFound);
  await expect(principal.exports.cancelExport({ exportId })).rejects.toEqual(notFound);
  await expect(request(principal, exportId)).rejects.toEqual(refused('export.idTaken'));
  // Nor can the caller's own id be used for two kinds of file.
  await expect(
    coordinator.entries.generateDataInsightsPdf({ exportId, query: {}, title: '' }),
  ).rejects.toEqual(refused('export.idTaken'));
});

it('is made once, however often it is requested, and again only after it failed or was canceled', async () => {
  const { coordinator } = place.clients;
  const { db } = place.fixture.database;
  const { exportId } = await make(coordinator);
  expect(await request(coordinator, exportId)).toMatchObject({ status: 'ready', url: expect.any(String) });
  for (const status of ['failed', 'cancelled'] as const) {
    await db.update(exports).set({ status, problem: 'export.failed' }).where(eq(exports.id, exportId));
    expect(await coordinator.exports.getExport({ exportId })).toMatchObject({ status, url: null });
    expect(await request(coordinator, exportId)).toMatchObject({ status: 'generating', problem: null });
    expect(await finished(coordinator, exportId)).toMatchObject({ status: 'ready' });
  }
});

it('counts as failed without progress for five minutes', async () => {
  const { coordinator } = place.clients;
  const exportId = await anAbandonedExport(place.people.coordinator.id);
  expect(await coordinator.exports.getExport({ exportId })).toMatchObject({ status: 'generating' });
  time.ahead = 6 * minutes;
  expect(await coordinator.exports.getExport({ exportId })).toMatchObject({
    status: 'failed',
    problem: 'export.failed',
  });
  expect(await request(coordinator, exportId)).toMatchObject({ status: 'generating' });
  expect(await finished(coordinator, exportId)).toMatchObject({ status: 'ready' });
});

it('is one of at most five that a person may have running', async () => {
  const { database, as } = place.fixture;
  const busy = await aPerson(database, { role: 'district_safety_coordinator' });
  const client = await as(busy);
  for (let made = 0; made < exportLimits.generating; made += 1) await anAbandonedExport(busy.id);
  const exportId = newId();
  await expect(request(client, exportId)).rejects.toMatchObject({
    code: 'export.tooMany',
    data: { limit: 5 },
  });
  await expect(client.exports.getExport({ exportId })).rejects.toEqual(refused('export.notFound'));
  const [first] = (await client.exports.listExports({})).exports;
  await client.exports.cancelExport({ exportId: first?.id ?? '' });
  expect(await request(client, exportId)).toMatchObject({ status: 'generating' });
});

it('counts a request that another process is just starting', async () => {
  const { database, as } = place.fixture;
  const busy = await aPerson(database, { role: 'district_safety_coordinator' });
  const client = await as(busy);
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const elsewhere = place.fixture.app.services.work({ userId: busy.id }, async ({ tx }) => {
    await lockExportsOf(tx, busy.id);
    for (let made = 0; made < exportLimits.generating; made += 1) await anAbandonedExport(busy.id, tx);
    start();
    await committed;
  });
  await started;
  const outcome = request(client).then(
    () => 'started',
    (error: unknown) => error,
  );
  await expect.poll(waitingForLocks).toBe(1);
  commit();
  await elsewhere;
  expect(await outcome).toMatchObject({ code: 'export.tooMany' });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await place.fixture.database.pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted",
  );
  return rows[0]?.waiting ?? 0;
}

it('stays ready when it is canceled too late', async () => {
  const { coordinator } = place.clients;
  const { exportId } = await make(coordinator);
  await coordinator.exports.cancelExport({ exportId });
  expect(await coordinator.exports.getExport({ exportId })).toMatchObject({ status: 'ready' });
});

it('is listed for its person, newest first, a page at a time', async () => {
  const { database, as } = place.fixture;
  const person = await aPerson(database, { role: 'principal', at: [place.oakHill] });
  const client = await as(person);
  const ids: string[] = [];
  for (let made = 0; made < 21; made += 1) ids.unshift(await anAbandonedExport(person.id));
  const { exports: first, next } = await client.exports.listExports({});
  const { exports: second, next: end } = await client.exports.listExports({ before: next ?? '' });
  expect([first.length, second.length, end]).toEqual([20, 1, null]);
  expect([...first, ...second].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

it('is audited: who requested what, how many rows, and every download', async () => {
  const { db } = place.fixture.database;
  const query = { schoolIds: [place.oak] };
  const { exportId, url } = await make(place.clients.principal, query);
  await codeOf(url, place.cookies.principal);
  await codeOf(url, place.cookies.principal);
  const { changes } = await readHistory(db, { recordType: 'export', recordId: exportId, size: 10 });
  const { id: userId } = place.people.principal;
  expect(changes.toReversed()).toMatchObject(
    [
      { field: 'name', to: 'entries' },
      { field: 'format', to: 'csv' },
      { field: 'query', to: query },
      { field: 'title', to: '' },
      { field: 'total', to: 2 },
      { field: 'rows', to: 2 },
      { field: 'downloads', to: 1 },
      { field: 'downloads', to: 2 },
    ].map((change) => ({ ...change, userId })),
  );
});

it('notifies only its person live, while it is made and when it is ready', async () => {
  const { fixture, people, clients } = place;
  const base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
  const own = await aLiveStream(fixture, base, people.coordinator);
  const other = await aLiveStream(fixture, base, people.principal);
  const { exportId } = await make(clients.coordinator);
  const { exportId: othersId } = await make(clients.principal);
  expect(await own.next()).toMatchObject({ data: { topic: 'exports', id: exportId } });
  // Their own comes first: nothing of the export before it.
  expect(await other.next()).toMatchObject({ data: { topic: 'exports', id: othersId } });
});

it('loses its file after a week, and its row in the history after 13 months', async () => {
  const { app, database, dataDir } = place.fixture;
  const storedFiles = async () => {
    const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return found.filter((one) => one.isFile()).length;
  };
  const cleaner = exportWorkers(app.services).find(({ name }) => name === cleanUpExports.name);
  const cleanUp = () => cleaner?.run({}, { id: 'now', lastTry: true });
  const { exportId } = await make(place.clients.coordinator);
  const files = await storedFiles();
  const rows = await database.db.$count(exports);
  await cleanUp();
  expect([await storedFiles(), await database.db.$count(exports)]).toEqual([files, rows]);
  time.ahead = 8 * days;
  await cleanUp();
  await expect.poll(storedFiles).toBe(0);
  const [row] = await database.db.select().from(exports).where(eq(exports.id, exportId));
  expect(row).toMatchObject({ status: 'expired', fileId: null });
  expect(await database.db.$count(exports)).toBe(rows);
  time.ahead = 400 * days;
  await cleanUp();
  expect(await database.db.$count(exports)).toBe(0);
});
