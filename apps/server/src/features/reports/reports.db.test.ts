// The page of reports from the request to the file, with the log of drills.
import { atSchools, everywhere, nowhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '../../platform/exports/testing/readCsv.ts';
import { users } from '../../platform/identity/schema.ts';
import { readPdf } from '../../platform/pdf/testing/readPdf.ts';
import type { TestClient } from '../../testing/app.ts';
import { aPerson, type TestPerson } from '../../testing/people.ts';
import { aDrillOf, newId } from '../drills/testing/aDrillOf.ts';
import { finished } from '../entries/exports/testing/exportsFixture.ts';
import { type EntriesFixture, entriesFixture, refused } from '../entries/testing/fixture.ts';

const now = new Date('2026-10-05T14:00:00.000Z');
const query = { report: 'drillLog' as const };
let place: EntriesFixture;
let supervisor: TestPerson;
let client: TestClient;

beforeAll(async () => {
  place = await entriesFixture(() => now);
  const { database, as, app } = place.fixture;
  await app.start();
  const recordedByUserId = place.people.principal.id;
  const days = ['2026-08-20', '2026-09-03', '2026-09-17'];
  for (const drillDate of days)
    await aDrillOf(database, { schoolId: place.oakHill.id, recordedByUserId, drillDate });
  const elsewhere = { schoolId: place.pineRidge.id, recordedByUserId, type: 'intruder' as const };
  await aDrillOf(database, { ...elsewhere, drillDate: '2026-09-30' });
  supervisor = await aPerson(database, { role: 'maintenance_supervisor', firstName: 'Max' });
  client = await as(supervisor);
});

async function fileOf(of: TestClient, person: TestPerson, exportId: string): Promise<Buffer> {
  const { url } = await finished(of, exportId);
  const headers = { cookie: await place.fixture.cookieOf(person) };
  return (await place.fixture.app.http.inject({ url: url ?? '', headers })).rawPayload;
}

it('shows totals and the first rows before anything is run', async () => {
  const { facts, columns, rows, total } = await client.reports.previewReport({ query });
  expect(facts).toEqual([
    { name: 'Drills', value: '4' },
    { name: 'Fire', value: '3' },
    { name: 'Intruder', value: '1' },
  ]);
  expect(columns[0]).toEqual({ title: 'School', isNumber: false });
  expect(rows.map((row) => row[5])).toEqual(['09/30/2026', '09/17/2026', '09/03/2026', '08/20/2026']);
  expect(total).toBe(4);
  const spanish = await client.reports.previewReport({ query, language: 'es' });
  expect(spanish.facts[0]?.name).toBe('Simulacros');
});

it('is about the days and schools of its query', async () => {
  const september = { ...query, stretch: 'lastMonth' as const, schoolIds: [place.oakHill.id] };
  const { total } = await client.reports.previewReport({ query: september });
  expect(total).toBe(2);
});

it('shows a principal the own school alone', async () => {
  const { rows, total } = await place.clients.principal.reports.previewReport({ query });
  expect(new Set(rows.map(([school]) => school))).toEqual(new Set([place.oakHill.name]));
  expect(total).toBe(3);
});

it('gives all rows as CSV, and totals with the rows as PDF', async () => {
  const [csv, pdf] = [newId(), newId()];
  await client.reports.generateReportCsv({ exportId: csv, query, title: '' });
  await client.reports.generateReportPdf({ exportId: pdf, query, title: '' });
  const [head, ...rows] = readCsv((await fileOf(client, supervisor, csv)).toString().replace(/^\ufeff/, ''));
  expect(head?.[0]).toBe('School');
  expect(rows).toHaveLength(4);
  const text = readPdf(await fileOf(client, supervisor, pdf))
    .pages.join(' ')
    .replaceAll(/\s+/g, ' ');
  for (const part of ['Drill log', 'All schools', 'all time', 'Totals', 'Intruder', '09/17/2026'])
    expect(text).toContain(part);
});

it.each([
  ['drillLog', 'en', ['Response time', 'Number of participants']],
  ['drillLog', 'es', ['Tiempo de respuesta', 'Número de participantes']],
  ['rosterGaps', 'es', ['Escuela Contactos Tabla']],
] as const)('the PDF of %s breaks no word of its headings (%s)', async (report, language, headings) => {
  const { coordinator } = place.clients;
  const exportId = newId();
  await coordinator.reports.generateReportPdf({ exportId, query: { report }, title: '', language });
  const bytes = await fileOf(coordinator, place.people.coordinator, exportId);
  const text = readPdf(bytes).pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const heading of headings) expect(text).toContain(heading);
});

it('remembers runs: everyone their own, those who manage the district all of them', async () => {
  const exportId = newId();
  await client.reports.generateReportCsv({ exportId, query, title: '' });
  const { runs } = await client.reports.listRuns({});
  expect(runs.find(({ id }) => id === exportId)).toMatchObject({
    query,
    format: 'csv',
    requestedByName: 'Max Tester',
    downloads: 0,
  });
  const coordinator = place.clients.coordinator;
  const own = await coordinator.reports.listRuns({});
  expect(own.runs.some(({ id }) => id === exportId)).toBe(false);
  const all = await coordinator.reports.listRuns({ everyone: true });
  expect(all.runs.some(({ id }) => id === exportId)).toBe(true);
  await expect(coordinator.exports.getExport({ exportId })).rejects.toEqual(refused('export.notFound'));
  await expect(client.reports.listRuns({ everyone: true })).rejects.toEqual(refused('report.runsNotAllowed'));
});

it('checks the rights again when a link is renewed', async () => {
  const { database, as } = place.fixture;
  const permissions = { 'download administrative reports': everywhere };
  const leaving = await aPerson(database, { role: 'educator', permissions });
  const own = await as(leaving);
  const exportId = newId();
  await own.reports.generateReportCsv({ exportId, query, title: '' });
  await finished(own, exportId);
  const gone = { 'download administrative reports': nowhere };
  await database.db.update(users).set({ permissions: gone }).where(eq(users.id, leaving.id));
  await expect(own.exports.getExport({ exportId })).rejects.toEqual(refused('report.notAllowed'));
  await expect(own.reports.previewReport({ query })).rejects.toEqual(refused('report.notAllowed'));
});

const schools = { first: () => [place.oakHill.id], both: () => [place.oakHill.id, place.pineRidge.id] };

it.each([
  ['the whole district', () => everywhere, 'refused'],
  ['two schools', () => atSchools(schools.both()), 'refused'],
  ['a school that is still theirs', () => atSchools(schools.first()), 'opens'],
])('of somebody who is left with one school, and is about %s', async (_about, before, outcome) => {
  const { database, as, app, cookieOf } = place.fixture;
  const held = (value: typeof everywhere) => ({ 'download administrative reports': value });
  const leaving = await aPerson(database, { role: 'educator', permissions: held(before()) });
  const own = await as(leaving);
  const exportId = newId();
  await own.reports.generateReportCsv({ exportId, query, title: '' });
  const { url } = await finished(own, exportId);
  const permissions = held(atSchools(schools.first()));
  await database.db.update(users).set({ permissions }).where(eq(users.id, leaving.id));
  const renewed = await own.exports.getExport({ exportId }).then(
    () => 'opens',
    (error: unknown) => error,
  );
  const headers = { cookie: await cookieOf(leaving) };
  const { statusCode } = await app.http.inject({ url: url ?? '', headers });
  const refusal = refused('export.schoolsLost');
  expect([renewed, statusCode]).toEqual(outcome === 'opens' ? ['opens', 200] : [refusal, 403]);
  expect((await own.reports.previewReport({ query })).total).toBe(3);
});
