// The packet from the request to the paper: what it says, what it never says, and who gets which sections.
import { everywhere, nowhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../../platform/identity/schema.ts';
import { readPdf, tagsOf } from '../../../platform/pdf/testing/readPdf.ts';
import type { TestClient } from '../../../testing/app.ts';
import { aPerson, type TestPerson } from '../../../testing/people.ts';
import { aDrillOf, newId } from '../../drills/testing/aDrillOf.ts';
import { finished } from '../../entries/exports/testing/exportsFixture.ts';
import {
  aKind,
  anEntry,
  type EntriesFixture,
  entriesFixture,
  refused,
} from '../../entries/testing/fixture.ts';
import { aCertifiedComponentOf, aComponentOf } from '../../eop/testing/aComponentOf.ts';
import { schools } from '../../schools/schema.ts';
import { aWalkOf } from '../../walks/testing/aWalkOf.ts';
import { aWorkOrderOf } from '../../workOrders/testing/aWorkOrderOf.ts';

const now = new Date('2026-11-17T15:00:00.000Z');
const october = { report: 'boardPacket' as const, period: 'month' as const, day: '2026-10-05' };
const planted = [
  'Zebulon',
  'Quillfeather',
  'Latch is broken',
  'Room 999',
  'Bus evacuation',
  'Confidential annex',
  'Boiler leaks',
  'Rosters were late',
];
let place: EntriesFixture;
let person: TestPerson;

beforeAll(async () => {
  place = await entriesFixture(() => now);
  const { fixture, oakHill, pineRidge } = place;
  const { database } = fixture;
  await fixture.app.start();
  await database.db.update(schools).set({ timeCreated: new Date('2026-01-05T12:00:00.000Z') });
  const name = { firstName: 'Zebulon', lastName: 'Quillfeather' };
  person = await aPerson(database, { role: 'district_safety_coordinator', ...name });
  const ofPerson = { recordedByUserId: person.id, type: 'other' as const, otherType: 'Bus evacuation' };
  for (const [drillDate, schoolId] of [
    ['2026-08-20', oakHill.id],
    ['2026-10-02', oakHill.id],
    ['2026-10-09', pineRidge.id],
  ] as const)
    await aDrillOf(database, {
      ...ofPerson,
      schoolId,
      drillDate,
      resultsSavedOn: drillDate,
      wentWell: 'Rosters were late',
    });
  const client = await fixture.as(person);
  const timestamp = '2026-10-31T22:30:00.000Z';
  for (const schoolId of [oakHill.id, oakHill.id, oakHill.id, oakHill.id, pineRidge.id])
    await client.entries.logEntry(
      anEntry({
        schoolId,
        timestamp,
        entry: { comment: 'Latch is broken', location: 'Room 999', manualTags: ['Zebulon'] },
      }),
    );
  const time = new Date('2026-10-31T16:00:00.000Z');
  await aWalkOf(database, {
    schoolId: oakHill.id,
    leaderUserId: person.id,
    status: 'complete',
    timeCreated: time,
    timeCompleted: time,
    additionalNotes: 'Latch is broken',
  });
  await aWorkOrderOf(database, {
    schoolId: oakHill.id,
    createdByUserId: person.id,
    description: 'Boiler leaks',
    location: 'Room 999',
    timeCreated: time,
  });
  const plan = { name: 'Confidential annex', timeCreated: time, pointOfContactUserId: person.id };
  await aComponentOf(database, { schoolId: oakHill.id, ...plan });
  await aCertifiedComponentOf(database, { schoolId: oakHill.id, ...plan, certifiedAt: time });
});

type Query = Parameters<TestClient['reports']['generateReportPdf']>[0]['query'];

async function packet(of: TestPerson, query: Query, language: 'en' | 'es' = 'en') {
  const { fixture } = place;
  const client = await fixture.as(of);
  const exportId = newId();
  await client.reports.generateReportPdf({ exportId, query, title: '', language });
  const { url, fileName } = await finished(client, exportId);
  const headers = { cookie: await fixture.cookieOf(of) };
  const bytes = (await fixture.app.http.inject({ url: url ?? '', headers })).rawPayload;
  const pdf = readPdf(bytes);
  return { pdf, bytes, fileName, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' ') };
}

it('says the numbers of the district, and nothing about people, places, comments or plan parts', async () => {
  const { pdf, text, fileName } = await packet(person, october);
  expect(fileName).toBe('Board packet, All schools, 10-01-2026 to 10-31-2026.pdf');
  for (const said of [
    'Whole district · October 2026',
    'October 1, 2026 to October 31, 2026',
    'September 1, 2026 to September 30, 2026',
    'Drills held 2 0 too few to compare',
    'Concerns logged 5 – no earlier records',
    '2 drills were held, too few to compare.',
    '1 walk was completed, with no earlier records to compare; 1 of 2 schools had at least one.',
    `5 concerns were logged, with no earlier records to compare; ${aKind.category.label} was the most common category, with 5 (100%).`,
    '1 work order was open, with no earlier records to compare; more were created (1) than completed (0).',
    '1 of 2 plan components was certified and current (50%), with no earlier records to compare; 1 certification was completed.',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Not in this packet');
  const all = [text, pdf.title, ...tagsOf(pdf.tags, 'Figure').map(({ alt }) => alt ?? '')].join(' ');
  for (const secret of [...planted, place.oakHill.name, place.pineRidge.name, person.email])
    expect(all).not.toContain(secret);
});

it('describes every chart to people who do not see it', async () => {
  const { pdf } = await packet(person, october);
  const charts = tagsOf(pdf.tags, 'Figure').map(({ alt }) => alt);
  expect(charts).toHaveLength(5);
  expect(charts[0]).toBe(
    'Drills by type. Fire: 0, before 0. Severe weather: 0, before 0. Intruder: 0, before 0. Medical: 0, before 0. Other: 2, before 0.',
  );
  expect(pdf.untagged).toBe('');
});

it('is about one school in Spanish, for those who may there', async () => {
  const { principal } = place.people;
  const { text } = await packet(principal, { ...october, schoolIds: [place.oakHill.id] }, 'es');
  for (const said of [
    `${place.oakHill.name} · octubre de 2026`,
    'Se realizó 1 simulacro, muy pocos datos para comparar.',
    'Se completó 1 recorrido, sin registros anteriores para comparar.',
    'Preocupaciones registradas 4',
  ])
    expect(text).toContain(said);
  for (const secret of planted) expect(text).not.toContain(secret);
  const { principal: client } = place.clients;
  const start = (query: Query) => client.reports.generateReportPdf({ exportId: newId(), query, title: '' });
  await expect(start(october)).rejects.toEqual(refused('report.notAllowed'));
  await expect(start({ ...october, schoolIds: [place.pineRidge.id] })).rejects.toEqual(
    refused('report.notAllowed'),
  );
  await expect(start({ ...october, schoolIds: [place.oakHill.id], day: '2026-12-01' })).rejects.toEqual(
    refused('report.periodNotBegun'),
  );
});

it('says on its first page which sections are left out', async () => {
  const supervisor = await aPerson(place.fixture.database, { role: 'maintenance_supervisor' });
  const { pdf, text } = await packet(supervisor, october);
  expect(pdf.pages[0]?.replaceAll(/\s+/g, ' ')).toContain(
    'Not in this packet walks, concerns, and emergency plans',
  );
  expect(text).toContain('2 drills were held');
  expect(text).not.toContain('concerns were logged');
});

it('opens no longer once the right to one of its sections is gone', async () => {
  const { database, as } = place.fixture;
  const held = {
    'download administrative reports': everywhere,
    'view entries': everywhere,
    'download entry reports': everywhere,
  };
  const leaving = await aPerson(database, { role: 'educator', permissions: held });
  const client = await as(leaving);
  const exportId = newId();
  await client.reports.generateReportPdf({ exportId, query: october, title: '' });
  await finished(client, exportId);
  const permissions = { ...held, 'view entries': nowhere };
  await database.db.update(users).set({ permissions }).where(eq(users.id, leaving.id));
  await expect(client.exports.getExport({ exportId })).rejects.toEqual(refused('export.partsLost'));
});

it('without a day is about the last period that is over', async () => {
  const { text } = await packet(person, { report: 'boardPacket', period: 'quarter' });
  expect(text).toContain('July to September 2026');
  const running = await packet(person, { ...october, day: '2026-11-01' });
  expect(running.text).toContain('November 1, 2026 to November 17, 2026 (to date)');
});
