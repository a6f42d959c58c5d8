import { beforeAll, expect, it } from 'vitest';
import { readCsv } from '../../../platform/exports/testing/readCsv.ts';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import { finished } from '../../entries/exports/testing/exportsFixture.ts';
import { type EntriesFixture, entriesFixture, refused } from '../../entries/testing/fixture.ts';
import { aDrillOf, aRule, newId } from '../testing/aDrillOf.ts';

const now = new Date('2026-10-05T14:00:00.000Z');
let place: EntriesFixture;
let drillId: string;
let busDrillId: string;

beforeAll(async () => {
  place = await entriesFixture(() => now);
  await place.fixture.app.start();
  const { database } = place.fixture;
  const recordedByUserId = place.people.principal.id;
  const facts = { schoolId: place.oakHill.id, recordedByUserId, timeCreated: now };
  const point = (text: string, isSettled: boolean) => ({ id: newId(), text, isSettled, workOrderId: null });
  const drill = await aDrillOf(database, {
    ...facts,
    drillDate: '2026-09-03',
    drillTime: '01:05',
    drillTimeOfDay: 'pm',
    numberOfParticipants: 1412,
    responseTime: '04:05',
    additionalInfo: 'Announced to staff.',
    resultsAdditionalInfo: 'Calm and orderly.',
    wentWell: 'Rosters taken along.',
    toImprove: [point('East door stuck', false), point('=Radio silent', true)],
    actionTaken: 'evacuate',
  });
  drillId = drill.id;
  const busDrill = await aDrillOf(database, {
    ...facts,
    type: 'other',
    otherType: 'Bus evacuation',
    drillDate: '2026-10-20',
    resultsSavedOn: null,
  });
  busDrillId = busDrill.id;
});

async function fetched(exportId: string): Promise<Buffer> {
  const { fixture, clients, people } = place;
  const { url } = await finished(clients.principal, exportId);
  const headers = { cookie: await fixture.cookieOf(people.principal) };
  return (await fixture.app.http.inject({ url: url ?? '', headers })).rawPayload;
}

const textOf = (bytes: Buffer) => readPdf(bytes).pages.join(' ').replaceAll(/\s+/g, ' ');

it('the CSV has the list as it is filtered, with days as the list shows them', async () => {
  const exportId = newId();
  await place.clients.principal.drills.generateDrillsCsv({ exportId, query: {}, title: '' });
  const [head, ...rows] = readCsv((await fetched(exportId)).toString().replace(/^\ufeff/, ''));
  expect(head?.slice(0, 7)).toEqual([
    'School',
    'Type',
    'Other type',
    'Event type',
    'Other event type',
    'Drill date',
    'Drill time (Eastern Time)',
  ]);
  expect(rows.map((row) => row.slice(0, 11))).toEqual([
    [
      'Oak Hill Elementary',
      'Other',
      'Bus evacuation',
      'Planned drill',
      '',
      '10/20/2026',
      '09:30 AM',
      'Planned',
      '',
      '',
      '',
    ],
    [
      'Oak Hill Elementary',
      'Fire',
      '',
      'Planned drill',
      '',
      '09/03/2026',
      '01:05 PM',
      'Done',
      '04:05',
      '1412',
      'Evacuate',
    ],
  ]);
  expect(rows[1]?.slice(11, 18)).toEqual([
    'Announced to staff.',
    'Calm and orderly.',
    'Rosters taken along.',
    'East door stuck\n=Radio silent',
    '1',
    'Paul Tester',
    '2026-10-05 10:00',
  ]);
  const foreign = { schoolIds: [place.oakHill.id, place.pineRidge.id] };
  await expect(
    place.clients.principal.drills.generateDrillsCsv({ exportId: newId(), query: foreign, title: '' }),
  ).rejects.toEqual(refused('drill.viewNotAllowed'));
});

it('the sheet of a drill says all that a portal asks for', async () => {
  const exportId = newId();
  await place.clients.principal.drills.generateDrillPdf({ exportId, query: { drillId }, title: '' });
  const text = textOf(await fetched(exportId));
  for (const said of [
    'Fire drill',
    'Oak Hill Elementary',
    '09/03/2026',
    '01:05 PM',
    '1,412',
    '04:05',
    'Evacuate',
    'Announced to staff.',
    'Calm and orderly.',
    'Rosters taken along.',
    'East door stuck Open',
    'Radio silent Resolved',
    'Paul Tester',
    'Signature',
  ])
    expect(text).toContain(said);
});

it('the sheet of an own kind bears its name', async () => {
  const exportId = newId();
  await place.clients.principal.drills.generateDrillPdf({
    exportId,
    query: { drillId: busDrillId },
    title: '',
  });
  expect(textOf(await fetched(exportId))).toContain('Drill: Bus evacuation');
  const { fileName } = await finished(place.clients.principal, exportId);
  expect(fileName).toBe('Oak Hill Elementary, 10-20-2026, Bus evacuation.pdf');
});

it('the log of a year has every drill, and what the rules asked for', async () => {
  const query = { schoolId: place.oakHill.id, schoolYear: '2026-2027' };
  const log = async (language: 'en' | 'es' = 'en') => {
    const exportId = newId();
    await place.clients.principal.drills.generateDrillLogPdf({ exportId, query, title: '', language });
    return textOf(await fetched(exportId));
  };
  expect(await log()).toContain("The district hasn't turned on drill rules.");
  const days = { schoolYear: '2026-2027', schoolId: null, firstDay: '2026-08-03', lastDay: '2027-05-21' };
  await place.clients.coordinator.drills.editDrillRules({
    edit: {
      isEnabled: { from: false, to: true },
      rules: { added: [aRule({ isConfirmed: false })], removed: [], changed: [] },
      schoolDays: { added: [days], removed: [], changed: [] },
    },
  });
  const text = await log();
  for (const said of [
    'Drill log 2026-2027',
    'Monthly fire drill (to be confirmed by the district)',
    '08/03/2026 to 08/31/2026 Missed',
    '09/01/2026 to 09/30/2026 09/03/2026 Done',
    '09/03/2026 01:05 PM Fire Planned drill 1,412 04:05 Done',
    'Other: Bus evacuation',
    // No word of a heading is broken for want of room.
    'Date, time Type Event People Response Status Results',
  ])
    expect(text).toContain(said);
  expect(await log('es')).toContain('Fecha, hora Tipo Evento Personas Respuesta Estado Resultados');
});
