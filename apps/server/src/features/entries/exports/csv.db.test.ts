import type { EntryFilter } from '@schooldog/domain/entries';
import { atSchools } from '@schooldog/domain/permissions';
import { beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool } from '../../../testing/people.ts';
import { aKind, anEntry, newId, refused } from '../testing/fixture.ts';
import { readCsv } from '../../../platform/exports/testing/readCsv.ts';
import { exportsFixture, type ExportsFixture, finished } from './testing/exportsFixture.ts';

let place: ExportsFixture;

beforeAll(async () => {
  place = await exportsFixture(() => new Date());
});

async function ask(client: TestClient, query: EntryFilter, title = '') {
  const exportId = newId();
  await client.entries.generateCsvFromObservationsQuery({ exportId, query, title });
  const { url, ...ready } = await finished(client, exportId);
  expect(ready).toMatchObject({ status: 'ready', problem: null });
  return { ...ready, url: url ?? '' };
}

async function csv(client: TestClient, cookie: string, query: EntryFilter, title = '') {
  const { url, total, fileName } = await ask(client, query, title);
  const { status, headers, bytes } = await place.fetchFile(url, cookie);
  expect(status).toBe(200);
  const [header = [], ...records] = readCsv(bytes.toString().replace(/^\ufeff/, ''));
  const comments = records.map((record) => record[header.indexOf('Comment')]);
  return { total, fileName, headers, bytes, comments };
}

it('contains what matches the filter, in the order of the list', async () => {
  const { coordinator } = place.clients;
  const cookie = place.cookies.coordinator;
  const { total, comments, headers, bytes } = await csv(coordinator, cookie, {});
  expect(total).toBe(4);
  expect(comments).toEqual([
    'last',
    'mañana\nsegunda línea',
    '\'=HYPERLINK("https://evil.example")',
    'first, "quoted"',
  ]);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(await csv(coordinator, cookie, { schoolIds: [place.oak], sortAsc: true })).toMatchObject({
    total: 2,
    comments: ['first, "quoted"', '\'=HYPERLINK("https://evil.example")'],
  });
  const { custodian } = place.people;
  expect((await csv(coordinator, cookie, { userIds: [custodian.id] })).total).toBe(1);
  expect(await csv(coordinator, cookie, { search: 'MANANA linea' })).toMatchObject({
    total: 1,
    comments: ['mañana\nsegunda línea'],
  });
});

it('is named after its title and range, in the language of the viewer', async () => {
  const query = { from: '2026-10-01', to: '2026-10-31' };
  const english = await csv(
    place.clients.coordinator,
    place.cookies.coordinator,
    query,
    'Doors/locks: "all"',
  );
  expect(english.fileName).toBe('Doors-locks- -all-, 10-01-2026 to 10-31-2026.csv');
  expect(english.headers['content-disposition']).toContain('attachment; filename="Doors-locks');
  const ana = await aPerson(place.fixture.database, { role: 'district_safety_coordinator', language: 'es' });
  const spanish = await ask(await place.fixture.as(ana), query);
  expect(spanish.fileName).toBe('Observaciones, 10-01-2026 al 10-31-2026.csv');
  const { bytes } = await place.fetchFile(spanish.url, await place.fixture.cookieOf(ana));
  const [header, first] = readCsv(bytes.toString().replace(/^\ufeff/, ''));
  expect(header?.slice(0, 3)).toEqual(['Fecha (hora oriental)', 'Escuela', 'Origen']);
  expect(first?.slice(0, 8)).toEqual([
    '2026-10-05 09:30',
    'Pine Ridge Elementary',
    'De la escuela',
    'Preocupación',
    'Control de acceso',
    aKind.item.labels?.['es'],
    '1',
    '',
  ]);
  expect(first?.slice(9)).toEqual([
    'seguridad',
    'Sam Tester',
    '',
    '0',
    expect.stringMatching(/^http:\/\/.*\/entries\/\w{20}$/),
  ]);
});

it('is limited to the schools whose entries the user may export', async () => {
  const { oak, pine } = place;
  const { principal, custodian, partner } = place.clients;
  const mine = await csv(principal, place.cookies.principal, {});
  expect(mine.comments).toEqual(['\'=HYPERLINK("https://evil.example")', 'first, "quoted"']);
  const denied = refused('entry.downloadNotAllowed');
  await expect(ask(principal, { schoolIds: [pine] })).rejects.toEqual(denied);
  await expect(ask(principal, { schoolIds: [oak, pine] })).rejects.toEqual(denied);
  // They may view entries, but not export them.
  await expect(ask(custodian, {})).rejects.toEqual(denied);
  await expect(ask(partner, {})).rejects.toEqual(denied);
});

it('never contains more than the list: only the user’s own where one of the schools may not be viewed', async () => {
  const { fixture, oak } = place;
  const cedar = await aSchool(fixture.database, 'Cedar Creek');
  const mixed = await aPerson(fixture.database, {
    role: 'sro',
    at: [cedar],
    permissions: {
      'log entries': atSchools([oak, cedar.id]),
      'view entries': atSchools([oak]),
      'download entry reports': atSchools([oak, cedar.id]),
    },
  });
  const client = await fixture.as(mixed);
  await client.entries.logEntry(anEntry({ schoolId: cedar.id, entry: { comment: 'mine' } }));
  const cookie = await fixture.cookieOf(mixed);
  expect((await csv(client, cookie, {})).comments).toEqual(['mine']);
  expect((await csv(client, cookie, { schoolIds: [oak] })).total).toBe(2);
  // Nor their own under another person's filter.
  const ofAnother = { userIds: [place.people.principal.id] };
  expect(await csv(client, cookie, ofAnother)).toMatchObject({ total: 0, comments: [] });
  expect((await csv(client, cookie, { ...ofAnother, schoolIds: [oak] })).comments).toEqual([
    'first, "quoted"',
  ]);
});

it('names the zone of its times, and keeps the zeros of a room', async () => {
  const { coordinator } = place.clients;
  const birch = await aSchool(place.fixture.database, 'Birch Middle');
  await coordinator.entries.logEntry(anEntry({ schoolId: birch.id, entry: { location: '007' } }));
  const { bytes } = await csv(coordinator, place.cookies.coordinator, { schoolIds: [birch.id] });
  const [header, first] = readCsv(bytes.toString().replace(/^\ufeff/, ''));
  expect(header?.[0]).toBe('Date (Eastern Time)');
  expect(first?.[7]).toBe("'007");
});
