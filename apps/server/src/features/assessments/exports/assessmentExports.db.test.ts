import { atSchools } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '../../../platform/exports/testing/readCsv.ts';
import { users } from '../../../platform/identity/schema.ts';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import { aPerson } from '../../../testing/people.ts';
import { finished } from '../../entries/exports/testing/exportsFixture.ts';
import { anEntry, newId, refused } from '../../entries/testing/fixture.ts';
import { anEntryIn, aWalk } from '../../walks/testing/fixture.ts';
import { idOf } from '../testing/anAssessmentOf.ts';
import { type AssessmentsFixture, assessmentsFixture, begun, choosing } from '../testing/fixture.ts';

const time = { now: '2026-10-06T02:30:00.000Z' };
let place: AssessmentsFixture;

beforeAll(async () => {
  place = await assessmentsFixture(() => new Date(time.now));
  const { clients, oakHill } = place;
  const entry = { observationType: 'praise' as const, quantity: 3, manualTags: ['doors'] };
  const timestamp = '2026-10-05T20:00:00.000Z';
  await clients.coordinator.entries.logEntry(anEntry({ schoolId: oakHill.id, timestamp, entry }));
});

/** Doors by its entries, drills by hand, or with its section skipped. */
async function submitted({ skipsInside = false } = {}): Promise<string> {
  const { assessments } = place.clients.principal;
  const assessmentId = await begun(place, 'principal');
  const notes = { notes: { [idOf('outside')]: { from: null, to: 'Gate repaired.' } } };
  const inside = skipsInside
    ? { skippedSections: { [idOf('inside')]: { from: null, to: true } } }
    : choosing('drills', 'Fair');
  await assessments.saveAssessment({ assessmentId, edit: { ...notes, ...inside } });
  await assessments.submitAssessment({ assessmentId });
  return assessmentId;
}

async function fetched(name: 'principal' | 'leader', exportId: string): Promise<Buffer> {
  const { fixture, clients, people } = place;
  const { url } = await finished(clients[name], exportId);
  const headers = { cookie: await fixture.cookieOf(people[name]) };
  return (await fixture.app.http.inject({ url: url ?? '', headers })).rawPayload;
}

const textOf = (bytes: Buffer) => readPdf(bytes).pages.join(' ').replaceAll(/\s+/g, ' ');

async function pdfOf(assessmentId: string): Promise<string> {
  const { principal } = place.clients;
  const exportId = newId();
  await principal.assessments.generateAssessmentPdf({ exportId, query: { assessmentId }, title: '' });
  return textOf(await fetched('principal', exportId));
}

it('the PDF says who and when, the score with its color in words, the answers and why', async () => {
  const text = await pdfOf(await submitted());
  for (const said of [
    'Site security',
    'Oak Hill Elementary',
    '83%, Green (5 of 6 points)',
    'Paul Tester, 10/5/2026',
    'a. doors?',
    'doorsGood',
    "3 praise entries, 0 concerns: meets 'doorsGood'",
    'Chosen manually',
    'Notes: Gate repaired.',
    'For internal use.',
  ])
    expect(text).toContain(said);
});

it('the PDF leaves skipped sections out', async () => {
  const text = await pdfOf(await submitted({ skipsInside: true }));
  expect(text).toContain('Outside');
  expect(text).not.toContain('Inside');
  expect(text).not.toContain('drills?');
});

it('the CSV has the list as it is filtered, in the district’s zone', async () => {
  const { principal } = place.clients;
  const exportId = newId();
  const schoolIds = [place.oakHill.id];
  await principal.assessments.generateAssessmentsCsv({
    exportId,
    query: { tab: 'submitted', schoolIds, colors: ['green'] },
    title: '',
  });
  const bytes = await fetched('principal', exportId);
  const [head, ...rows] = readCsv(bytes.toString().replace(/^\ufeff/, ''));
  expect(head?.slice(0, 4)).toEqual(['Template', 'School', 'Status', 'Score (%)']);
  expect(rows.map((row) => row.slice(0, 9))).toContainEqual([
    'Site security',
    'Oak Hill Elementary',
    'Submitted',
    '83',
    '5',
    '6',
    'Green',
    'Paul Tester',
    '2026-10-05 22:30',
  ]);
  const foreign = { tab: 'submitted' as const, schoolIds: [newId()] };
  await expect(
    principal.assessments.generateAssessmentsCsv({ exportId: newId(), query: foreign, title: '' }),
  ).rejects.toEqual(refused('assessment.downloadNotAllowed'));
});

it('the CSV of all schools does not open for somebody who is left with one', async () => {
  const { fixture, oakHill } = place;
  const { database, as } = fixture;
  const leaving = await aPerson(database, { role: 'district_safety_coordinator' });
  const client = await as(leaving);
  const exportId = newId();
  await client.assessments.generateAssessmentsCsv({ exportId, query: { tab: 'submitted' }, title: '' });
  await finished(client, exportId);
  const permissions = { 'view assessments': atSchools([oakHill.id]) };
  await database.db.update(users).set({ permissions }).where(eq(users.id, leaving.id));
  await expect(client.exports.getExport({ exportId })).rejects.toEqual(refused('export.schoolsLost'));
});

it('the summative report of a walk shows the scores', async () => {
  const { clients, oakHill } = place;
  const walk = aWalk({ schoolId: oakHill.id });
  const { walkId } = walk;
  await clients.leader.walks.startWalk(walk);
  await clients.leader.walks.putWalkEntry(anEntryIn(walkId));
  const assessmentId = await begun(place, 'leader', walkId);
  await clients.leader.assessments.saveAssessment({ assessmentId, edit: choosing('drills', 'Poor') });
  await clients.leader.walks.completeWalk({ walkId });
  const exportId = newId();
  const query = { walkId, reportType: 'summative' as const };
  await clients.leader.walks.generateReport({ exportId, query, title: '' });
  expect(textOf(await fetched('leader', exportId))).toContain('33%, Red (2 of 6 points)');
});
