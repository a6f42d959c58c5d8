import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { plainPicture } from '../../../platform/files/testing/pictures.ts';
import { aSchool, type TestPerson } from '../../../testing/people.ts';
import { rebuildCounts } from '../countsStore.ts';
import { entries, entryExports } from '../schema.ts';
import { aKind, anEntry, newId, refused } from '../testing/house.ts';
import { entryExportWorkers, sweepExports } from './jobs.ts';
import { readPdf } from './pdf/testing/readPdf.ts';
import { exportsHouse, type ExportsHouse, untilFinished } from './testing/exportsHouse.ts';

const time = { ahead: 0 };
let place: ExportsHouse;

beforeAll(async () => {
  place = await exportsHouse(() => new Date(Date.now() + time.ahead));
});

async function upload(person: TestPerson, content: Buffer): Promise<string> {
  const id = newId();
  const answer = await place.house.app.http.inject({
    method: 'PUT',
    url: `/api/files/${id}`,
    headers: {
      cookie: await place.house.cookieOf(person),
      'content-type': 'image/jpeg',
      'x-file-name': 'photo.jpg',
      'x-content-sha256': createHash('sha256').update(content).digest('hex'),
    },
    payload: content,
  });
  expect(answer.statusCode).toBe(200);
  return id;
}

it('has the entries, their photos and the filter, and is shown in place to the person who asked', async () => {
  const { clients, people, cookies, oak } = place;
  const { coordinator } = clients;
  const photo = await upload(people.coordinator, await plainPicture('jpeg'));
  const { id } = await coordinator.entries.logEntry(
    anEntry({ schoolId: oak, entry: { comment: 'With a photo.', imageIds: [photo], quantity: 3 } }),
  );
  const exportId = newId();
  const asked = { exportId, query: { schoolIds: [oak] }, title: 'Findings' };
  const begun = await coordinator.entries.generateDataInsightsPdf(asked);
  expect(begun).toEqual({ id: exportId, status: 'generating', done: 0, total: 3, url: null });
  await untilFinished(coordinator, exportId);
  const ready = await coordinator.entries.getEntryExport({ exportId });
  expect(ready).toMatchObject({ status: 'ready', done: 3, total: 3 });
  // Asking again gives what is there.
  expect(await coordinator.entries.generateDataInsightsPdf(asked)).toEqual(ready);

  const { headers, bytes } = await place.fetchFile(ready.url, cookies.coordinator);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('inline; filename="Findings, all time.pdf"'),
  });
  const { pages, pictures, links } = readPdf(bytes);
  expect(pages).toHaveLength(1);
  expect(pictures).toBe(1);
  const text = pages[0]?.replaceAll(/\s+/g, ' ');
  for (const part of [
    'Findings',
    'Oak Hill Elementary',
    `${aKind.item.label} × 3`,
    'With a photo.',
    'first, "quoted"',
    'HYPERLINK("https://evil.example")',
    'Paul Tester',
    '3 entries',
    'by Dana Tester',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(part);
  }
  expect(links).toContainEqual(expect.stringMatching(new RegExp(`^http://.*/entries/${id}$`)));
  expect(text).not.toContain('mañana');
  expect(await place.fetchFile(ready.url, cookies.principal)).toMatchObject({ code: 'file.linkInvalid' });
});

it('belongs to the person who asked', async () => {
  const { oak, pine, clients } = place;
  const asked = { exportId: newId(), query: { schoolIds: [oak] }, title: '' };
  await clients.coordinator.entries.generateDataInsightsPdf(asked);
  const { getEntryExport, generateDataInsightsPdf } = clients.principal.entries;
  await expect(getEntryExport(asked)).rejects.toEqual(refused('entry.exportNotFound'));
  await expect(generateDataInsightsPdf(asked)).rejects.toEqual(refused('entry.exportIdTaken'));
  await expect(
    generateDataInsightsPdf({ ...asked, exportId: newId(), query: { schoolIds: [pine] } }),
  ).rejects.toEqual(refused('entry.downloadNotAllowed'));
});

it('a failed one may be asked for again', async () => {
  const { coordinator } = place.clients;
  const exportId = newId();
  const asked = { exportId, query: { from: '1999-01-01', to: '1999-01-01' }, title: '' };
  await coordinator.entries.generateDataInsightsPdf(asked);
  await untilFinished(coordinator, exportId);
  const { db } = place.house.database;
  await db.update(entryExports).set({ status: 'failed' }).where(eq(entryExports.id, exportId));
  const failed = { status: 'failed', url: null };
  expect(await coordinator.entries.getEntryExport({ exportId })).toMatchObject(failed);
  expect(await coordinator.entries.generateDataInsightsPdf(asked)).toMatchObject({ status: 'generating' });
  await untilFinished(coordinator, exportId);
  expect(await coordinator.entries.getEntryExport({ exportId })).toMatchObject({ status: 'ready' });
});

it('one that stands still for five minutes counts as failed', async () => {
  const { entries: asked } = place.clients.coordinator;
  const exportId = newId();
  await place.house.database.db.insert(entryExports).values({
    id: exportId,
    requestedByUserId: place.people.coordinator.id,
    query: {},
    title: '',
    language: 'en',
    status: 'generating',
    total: 1,
  });
  expect(await asked.getEntryExport({ exportId })).toMatchObject({ status: 'generating' });
  time.ahead = 6 * 60_000;
  expect(await asked.getEntryExport({ exportId })).toMatchObject({ status: 'failed' });
  time.ahead = 0;
});

it('takes 250 entries and refuses one more', async () => {
  const { db } = place.house.database;
  const { coordinator } = place.clients;
  const birch = await aSchool(place.house.database, 'Birch Middle');
  const query = { schoolIds: [birch.id] };
  const { id } = await coordinator.entries.logEntry(anEntry({ schoolId: birch.id }));
  const [model] = await db.select().from(entries).where(eq(entries.id, id));
  if (model === undefined) throw new Error('the first entry is gone');
  await db.insert(entries).values(Array.from({ length: 249 }, () => ({ ...model, id: newId() })));
  await place.house.database.inTransaction((tx) => rebuildCounts(tx, 'America/New_York'));
  const exportId = newId();
  const asked = { exportId, query, title: '' };
  expect(await coordinator.entries.generateDataInsightsPdf(asked)).toMatchObject({ total: 250 });
  // Nobody waits for it here.
  await db.update(entryExports).set({ status: 'failed' }).where(eq(entryExports.id, exportId));
  await coordinator.entries.logEntry(anEntry({ schoolId: birch.id }));
  await expect(
    coordinator.entries.generateDataInsightsPdf({ ...asked, exportId: newId() }),
  ).rejects.toMatchObject({ code: 'entry.tooManyForPdf', data: { total: 251, limit: 250 } });
});

it('after a day the sweep takes what was asked for, with its file', async () => {
  const { app, database, dataDir } = place.house;
  const storedFiles = async () => {
    const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return found.filter((one) => one.isFile()).length;
  };
  const sweeper = entryExportWorkers(app.services).find(({ name }) => name === sweepExports.name);
  const sweep = () => sweeper?.run({}, { id: 'now', lastTry: true });
  const asked = await database.db.$count(entryExports);
  expect(asked).toBeGreaterThan(3);
  expect(await storedFiles()).toBeGreaterThan(1);
  await sweep();
  expect(await database.db.$count(entryExports)).toBe(asked);
  time.ahead = 25 * 60 * 60_000;
  await sweep();
  time.ahead = 0;
  expect(await database.db.$count(entryExports)).toBe(0);
  // Only the photo of the entry is left.
  await expect.poll(storedFiles).toBe(1);
});
