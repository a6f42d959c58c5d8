import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { plainPicture } from '../../../platform/files/testing/pictures.ts';
import { aSchool, type TestPerson } from '../../../testing/people.ts';
import { rebuildCounts } from '../countsStore.ts';
import { entries } from '../schema.ts';
import { aKind, anEntry, newId } from '../testing/fixture.ts';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import { exportsFixture, type ExportsFixture, finished } from './testing/exportsFixture.ts';

let place: ExportsFixture;

beforeAll(async () => {
  place = await exportsFixture(() => new Date());
});

async function upload(person: TestPerson, content: Buffer): Promise<string> {
  const id = newId();
  const answer = await place.fixture.app.http.inject({
    method: 'PUT',
    url: `/api/files/${id}`,
    headers: {
      cookie: await place.fixture.cookieOf(person),
      'content-type': 'image/jpeg',
      'x-file-name': 'photo.jpg',
      'x-content-sha256': createHash('sha256').update(content).digest('hex'),
    },
    payload: content,
  });
  expect(answer.statusCode).toBe(200);
  return id;
}

it('has the entries, their photos and the filter, and is shown inline to the person who requested it', async () => {
  const { clients, people, cookies, oak } = place;
  const { coordinator } = clients;
  const photo = await upload(people.coordinator, await plainPicture('jpeg'));
  const { id } = await coordinator.entries.logEntry(
    anEntry({ schoolId: oak, entry: { comment: 'With a photo.', imageIds: [photo], quantity: 3 } }),
  );
  const exportId = newId();
  const asked = { exportId, query: { schoolIds: [oak] }, title: 'Findings' };
  const begun = await coordinator.entries.generateDataInsightsPdf(asked);
  expect(begun).toMatchObject({ id: exportId, status: 'generating', done: 0, total: 3, url: null });
  const ready = await finished(coordinator, exportId);
  expect(ready).toMatchObject({ status: 'ready', done: 3, total: 3 });
  // Requesting again returns the existing one.
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

it('takes 250 entries and rejects one more', async () => {
  const { db } = place.fixture.database;
  const { coordinator } = place.clients;
  const birch = await aSchool(place.fixture.database, 'Birch Middle');
  const query = { schoolIds: [birch.id] };
  const { id } = await coordinator.entries.logEntry(anEntry({ schoolId: birch.id }));
  const [model] = await db.select().from(entries).where(eq(entries.id, id));
  if (model === undefined) throw new Error('the first entry is gone');
  await db.insert(entries).values(Array.from({ length: 249 }, () => ({ ...model, id: newId() })));
  await place.fixture.database.inTransaction((tx) => rebuildCounts(tx, 'America/New_York'));
  const exportId = newId();
  const asked = { exportId, query, title: '' };
  expect(await coordinator.entries.generateDataInsightsPdf(asked)).toMatchObject({ total: 250 });
  await coordinator.exports.cancelExport({ exportId });
  await coordinator.entries.logEntry(anEntry({ schoolId: birch.id }));
  await expect(
    coordinator.entries.generateDataInsightsPdf({ ...asked, exportId: newId() }),
  ).rejects.toMatchObject({ code: 'entry.tooManyForPdf', data: { total: 251, limit: 250 } });
});
