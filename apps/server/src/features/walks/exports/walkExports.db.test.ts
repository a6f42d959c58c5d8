import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '../../../platform/exports/testing/readCsv.ts';
import { plainPicture } from '../../../platform/files/testing/pictures.ts';
import { readPdf, tagsOf } from '../../../platform/pdf/testing/readPdf.ts';
import type { TestClient } from '../../../testing/app.ts';
import { aPerson, type TestPerson } from '../../../testing/people.ts';
import { finished } from '../../entries/exports/testing/exportsFixture.ts';
import { aKind, newId, refused } from '../../entries/testing/fixture.ts';
import { aWalk, anEntryIn, type WalksFixture, walksFixture } from '../testing/fixture.ts';

/** Late enough that it is still the day before in the district's zone. */
const time = { now: '2026-10-06T02:30:00.000Z' };
let place: WalksFixture;

beforeAll(async () => {
  place = await walksFixture(() => new Date(time.now));
});

async function aPhoto(person: TestPerson): Promise<string> {
  const id = newId();
  const content = await plainPicture('jpeg');
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

/** Two people logged in it; the custodian's comment is one that a spreadsheet would run. */
async function aWalkWithEntries(): Promise<string> {
  const { clients, people, oakHill } = place;
  const walk = aWalk({ schoolId: oakHill.id, collaborators: [people.custodian.id] });
  const { walkId } = walk;
  await clients.leader.walks.startWalk(walk);
  const first = anEntryIn(walkId, { comment: 'Exit sign is dark.', timestamp: '2026-10-06T02:00:00.000Z' });
  const imageIds = [await aPhoto(people.leader)];
  await clients.leader.walks.putWalkEntry({ ...first, entry: { ...first.entry, imageIds, quantity: 3 } });
  await clients.custodian.walks.putWalkEntry(
    anEntryIn(walkId, { comment: '=1+1', timestamp: '2026-10-06T02:10:00.000Z' }),
  );
  await clients.leader.walks.setWalkContext({
    walkId,
    edit: {
      weatherPrecipitation: { from: null, to: 'sunny' },
      additionalNotes: { from: '', to: 'Good day.' },
    },
  });
  return walkId;
}

async function inReview(): Promise<string> {
  const walkId = await aWalkWithEntries();
  const { clients, people } = place;
  await clients.leader.walks.submitWalkForReview({
    walkId,
    reviewerUserId: people.principal.id,
    acceptsNoEntries: false,
  });
  return walkId;
}

async function fetched(client: TestClient, person: TestPerson, exportId: string) {
  const { url, fileName, status, total } = await finished(client, exportId);
  const headers = { cookie: await place.fixture.cookieOf(person) };
  const { rawPayload: bytes } = await place.fixture.app.http.inject({ url: url ?? '', headers });
  return { bytes, fileName, status, total };
}

async function csvOf(walkId: string, language: 'en' | 'es' = 'en') {
  const { clients, people } = place;
  const exportId = newId();
  await clients.principal.walks.generateCsvForWalk({ exportId, query: { walkId }, title: '', language });
  const file = await fetched(clients.principal, people.principal, exportId);
  return { ...file, rows: readCsv(file.bytes.toString().replace(/^\ufeff/, '')) };
}

async function pdfOf(walkId: string, reportType: 'summative' | 'observations') {
  const { clients, people } = place;
  const exportId = newId();
  await clients.principal.walks.generateReport({ exportId, query: { walkId, reportType }, title: '' });
  const file = await fetched(clients.principal, people.principal, exportId);
  const pdf = readPdf(file.bytes);
  return { ...file, pdf, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' ') };
}

it('writes the entries of a walk in review as CSV, with the columns and the guard of the explorer', async () => {
  const walkId = await inReview();
  const { rows, fileName, total } = await csvOf(walkId);
  expect(fileName).toBe('Oak Hill Elementary, 10-05-2026, SchoolDog Walk - Entries.csv');
  expect(total).toBe(2);
  expect(rows.map((row) => row.slice(1))).toEqual([
    expect.arrayContaining(['School', 'Comment', 'Reported by', 'Link']),
    [
      'Oak Hill Elementary',
      'School-Led',
      'Concern',
      aKind.category.label,
      aKind.item.label,
      '3',
      expect.any(String),
      'Exit sign is dark.',
      expect.any(String),
      'Lena Tester',
      walkId,
      '1',
      // There is no page of the entry yet.
      expect.stringMatching(new RegExp(`^http://.*/walks/walk/${walkId}/review$`)),
    ],
    expect.arrayContaining(["'=1+1", 'Cora Tester', '0']),
  ]);
  expect(rows[0]?.[0]).toBe('Date (Eastern Time)');
  expect(rows[1]?.[0]).toBe('2026-10-05 22:00');
});

it('writes a complete walk the same way, with links to the published entries, and in Spanish', async () => {
  const walkId = await aWalkWithEntries();
  await place.clients.leader.walks.completeWalk({ walkId });
  const { rows, fileName } = await csvOf(walkId, 'es');
  expect(fileName).toBe('Oak Hill Elementary, 10-05-2026, Recorrido de SchoolDog - Observaciones.csv');
  expect(rows[0]?.slice(0, 3)).toEqual(['Fecha (hora oriental)', 'Escuela', 'Origen']);
  expect(rows.slice(1).map((row) => row.at(-1))).toEqual([
    expect.stringMatching(/^http:\/\/.*\/entries\/\w{20}$/),
    expect.stringMatching(/^http:\/\/.*\/entries\/\w{20}$/),
  ]);
});

it('prints the summative report with cover, context, chart, entries, photos and history', async () => {
  const walkId = await inReview();
  await place.clients.principal.walks.submitReview({
    walkId,
    isApproved: true,
    comments: 'Thank you, well seen.',
  });
  const { pdf, text, fileName } = await pdfOf(walkId, 'summative');
  expect(fileName).toBe('Oak Hill Elementary, 10-05-2026, SchoolDog Walk - Full Summative Report.pdf');
  for (const part of [
    'October 5, 2026',
    'Lena Tester',
    'Cora Tester',
    'School-Led',
    'Sunny',
    'Good day.',
    `${aKind.item.label} × 3`,
    'Exit sign is dark.',
    'SchoolDog Walk Started',
    'Submitted for Review',
    'Marked Complete',
    'Thank you, well seen.',
    'counts once per instance',
  ])
    expect(text).toContain(part);
  expect(pdf).toMatchObject({ isTagged: true, untagged: '', pictures: 1, language: 'en' });
  expect(tagsOf(pdf.tags, 'H1').map((tag) => tag.text)).toEqual(['Oak Hill Elementary']);
  const [chart] = tagsOf(pdf.tags, 'Figure');
  expect(chart?.alt).toContain(`${aKind.category.label}: concerns 4, praise 0, other 0.`);
  const titles = pdf.bookmarks[0]?.children.map(({ title }) => title);
  expect(titles).toEqual(['Context', 'Observations by category', `${aKind.category.label} (2)`, 'History']);
});

it('prints the observations report with the entries by category and nothing else', async () => {
  const walkId = await inReview();
  const { pdf, text } = await pdfOf(walkId, 'observations');
  expect(pdf.bookmarks[0]?.children.map(({ title }) => title)).toEqual([`${aKind.category.label} (2)`]);
  expect(text).not.toContain('Good day.');
  // Not published yet, so there is nothing to link to.
  expect(pdf.links).toEqual([]);
});

it('prints a walk without entries', async () => {
  const { clients, oakHill } = place;
  const walk = aWalk({ schoolId: oakHill.id });
  await clients.leader.walks.startWalk(walk);
  await clients.leader.walks.completeWalk({ walkId: walk.walkId, acceptsNoEntries: true });
  const { text } = await pdfOf(walk.walkId, 'summative');
  expect(text).toContain('No entries were logged in this walk.');
});

it('is for people who can see the walk and download reports at its school, once it left progress', async () => {
  const { clients, fixture } = place;
  const ask = (client: TestClient, walkId: string) =>
    client.walks.generateReport({
      exportId: newId(),
      query: { walkId, reportType: 'summative' as const },
      title: '',
    });
  const open = await aWalkWithEntries();
  await expect(ask(clients.leader, open)).rejects.toEqual(refused('walk.inProgress'));
  const walkId = await inReview();
  await expect(ask(clients.custodian, walkId)).rejects.toEqual(refused('walk.downloadNotAllowed'));
  await expect(ask(clients.educator, walkId)).rejects.toEqual(refused('walk.notFound'));
  const elsewhere = await fixture.as(await aPerson(fixture.database, { role: 'principal' }));
  await expect(ask(elsewhere, walkId)).rejects.toEqual(refused('walk.notFound'));
});

it('gives the file to no one who lost the right since', async () => {
  const { clients, people, fixture } = place;
  const walkId = await inReview();
  const exportId = newId();
  await clients.principal.walks.generateCsvForWalk({ exportId, query: { walkId }, title: '' });
  const { url } = await finished(clients.principal, exportId);
  // Placed back in progress, the walk has no reports.
  await clients.leader.walks.placeWalkInProgress({ walkId });
  const headers = { cookie: await fixture.cookieOf(people.principal) };
  const answer = await fixture.app.http.inject({ url: url ?? '', headers });
  expect(answer.json()).toMatchObject({ code: 'walk.inProgress' });
});
