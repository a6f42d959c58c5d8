import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aWorkOrderOf } from '../workOrders/testing/aWorkOrderOf.ts';
import { schools } from '../schools/schema.ts';
import { type EntriesFixture, entriesFixture, refused } from '../entries/testing/fixture.ts';
import { aDrillForm, aDrillOf, newId } from './testing/aDrillOf.ts';

/** September 3, 2026 in the district. */
let now = new Date('2026-09-03T14:00:00.000Z');
let place: EntriesFixture;
beforeAll(async () => {
  place = await entriesFixture(() => now);
});

async function recorded(changes: Partial<ReturnType<typeof aDrillForm>> = {}, withResults = true) {
  const drill = aDrillForm({ schoolId: place.oakHill.id, ...changes });
  return place.clients.principal.drills.recordDrill({ drillId: newId(), drill, withResults });
}

describe('recording a drill', () => {
  it('keeps every field, with the name of the person', async () => {
    const point = { id: newId(), text: 'The east door stuck', isSettled: false, workOrderId: null };
    const drill = aDrillForm({
      schoolId: place.oakHill.id,
      kind: { type: 'other', otherType: 'Bus evacuation' },
      event: { eventType: 'other', otherEventType: 'Announced' },
      clock: { drillTime: '1:05', drillTimeOfDay: 'pm' },
      numberOfParticipants: 412,
      responseTime: '4:05',
      additionalInfo: 'With the fire department',
      resultsAdditionalInfo: 'Calm',
      wentWell: 'Headcount',
      toImprove: [point],
      actionTaken: 'evacuate',
    });
    const input = { drillId: newId(), drill, withResults: true };
    const shown = await place.clients.principal.drills.recordDrill(input);
    expect(shown).toMatchObject({
      type: 'other',
      otherType: 'Bus evacuation',
      otherEventType: 'Announced',
      drillTime: '01:05',
      responseTime: '04:05',
      numberOfParticipants: 412,
      toImprove: [point],
      actionTaken: 'evacuate',
      resultsSavedOn: '2026-09-03',
      recordedByUserId: place.people.principal.id,
      recordedByName: 'Paul Tester',
    });
    expect(await place.clients.principal.drills.getDrill({ drillId: shown.id })).toEqual(shown);
    const { drills } = await place.clients.principal.drills.listDrills({ search: 'evacuat' });
    expect(drills).toEqual([shown]);
    await expect(place.clients.coordinator.drills.recordDrill(input)).rejects.toEqual(
      refused('drill.idTaken'),
    );
  });

  it('ahead of its day stores no results; they confirm it once its day has come', async () => {
    const planned = await recorded({ drillDate: '2026-09-10', responseTime: '4:05', wentWell: 'All' }, false);
    expect(planned).toMatchObject({ resultsSavedOn: null, responseTime: '', wentWell: '' });
    const edit = { wentWell: { from: '', to: 'All' } };
    const saving = { drillId: planned.id, edit, withResults: true };
    expect(await place.clients.principal.drills.updateDrill(saving)).toMatchObject({ resultsSavedOn: null });
    now = new Date('2026-09-10T14:00:00.000Z');
    const confirmed = await place.clients.principal.drills.updateDrill({ ...saving, edit: {} });
    expect(confirmed).toMatchObject({ resultsSavedOn: '2026-09-10' });
  });

  it('is refused at a school that is archived or does not exist', async () => {
    const { clients, fixture, pineRidge } = place;
    const attempt = (schoolId: string) =>
      clients.coordinator.drills.recordDrill({
        drillId: newId(),
        drill: aDrillForm({ schoolId }),
        withResults: true,
      });
    await expect(attempt(newId())).rejects.toEqual(refused('drill.unknownSchool'));
    const setArchived = (timeArchived: Date | null) =>
      fixture.database.db.update(schools).set({ timeArchived }).where(eq(schools.id, pineRidge.id));
    await setArchived(new Date('2026-01-01'));
    await expect(attempt(pineRidge.id)).rejects.toEqual(refused('school.archived'));
    const { id: drillId } = await recorded();
    const edit = { schoolId: { from: place.oakHill.id, to: pineRidge.id } };
    await expect(
      clients.coordinator.drills.updateDrill({ drillId, edit, withResults: false }),
    ).rejects.toEqual(refused('school.archived'));
    await setArchived(null);
  });
});

it('links orders of its school, and those that have not arrived yet, but none of another school', async () => {
  const { fixture, oakHill, pineRidge, people, clients } = place;
  const orderAt = (schoolId: string) =>
    aWorkOrderOf(fixture.database, { schoolId, createdByUserId: people.principal.id });
  const [own, foreign, awaited] = [await orderAt(oakHill.id), await orderAt(pineRidge.id), { id: newId() }];
  const points = [own, foreign, awaited].map(({ id: workOrderId }) => ({
    id: newId(),
    text: 'The east door stuck',
    isSettled: false,
    workOrderId,
  }));
  const { id: drillId, toImprove } = await recorded({ toImprove: points });
  const links = [own.id, null, awaited.id];
  expect(toImprove.map(({ workOrderId }) => workOrderId)).toEqual(links);
  const added = { id: newId(), text: 'Late', isSettled: false, workOrderId: foreign.id };
  const edit = { toImprove: { added: [added], removed: [], changed: [] } };
  const changed = await clients.principal.drills.updateDrill({ drillId, edit, withResults: true });
  expect(changed.toImprove.map(({ workOrderId }) => workOrderId)).toEqual([...links, null]);
});

describe('changing a drill', () => {
  it('merges what two people change, and shows what they changed differently', async () => {
    const { coordinator, principal } = place.clients;
    const { id: drillId } = await recorded();
    const change = (
      client: typeof principal,
      edit: Parameters<typeof principal.drills.updateDrill>[0]['edit'],
    ) => client.drills.updateDrill({ drillId, edit, withResults: true });
    const kind = { type: 'fire' as const, otherType: '' };
    await change(principal, { kind: { from: kind, to: { type: 'medical', otherType: '' } } });
    const merged = await change(coordinator, { numberOfParticipants: { from: null, to: 12 } });
    expect(merged).toMatchObject({ type: 'medical', numberOfParticipants: 12 });
    await expect(
      change(coordinator, { kind: { from: kind, to: { type: 'intruder', otherType: '' } } }),
    ).rejects.toMatchObject({
      code: 'record.conflict',
      data: { conflicts: [{ path: ['kind'], byName: 'Paul Tester' }] },
    });
  });

  it('is in its history under plain names', async () => {
    const { id: drillId } = await recorded();
    const edit = { clock: { from: clock('09:30', 'am'), to: clock('01:15', 'pm') } };
    await place.clients.principal.drills.updateDrill({ drillId, edit, withResults: true });
    const { changes } = await place.clients.principal.drills.getDrillHistory({ drillId });
    expect(changes.slice(0, 2).map(({ field, from, to }) => [field, from, to])).toEqual(
      expect.arrayContaining([
        ['drillTime', '09:30', '01:15'],
        ['drillTimeOfDay', 'am', 'pm'],
      ]),
    );
  });

  it('deletes it permanently', async () => {
    const { id: drillId } = await recorded();
    await place.clients.principal.drills.deleteDrill({ drillId });
    await expect(place.clients.principal.drills.getDrill({ drillId })).rejects.toEqual(
      refused('drill.notFound'),
    );
  });
});

const clock = (drillTime: string, drillTimeOfDay: 'am' | 'pm') => ({ drillTime, drillTimeOfDay });

describe('open points', () => {
  it('of earlier drills of the same kind come back until they are settled', async () => {
    const { database } = place.fixture;
    const point = (text: string, isSettled = false) => ({ id: newId(), text, isSettled, workOrderId: null });
    const facts = { schoolId: place.oakHill.id, recordedByUserId: place.people.principal.id };
    const other = { ...facts, type: 'other' as const };
    const drillOf = (drillDate: string, otherType: string, text: string) =>
      aDrillOf(database, { ...other, drillDate, otherType, toImprove: [point(text), point('x', true)] });
    const first = await drillOf('2026-04-01', 'EARTHQUAKE', 'first');
    const second = await drillOf('2026-05-01', 'earthquake', 'second');
    await drillOf('2026-05-01', 'Bus', 'of another kind');
    await drillOf('2026-06-01', 'earthquake', 'later');
    await drillOf('2023-05-01', 'earthquake', 'too old');
    const asked = { schoolId: place.oakHill.id, type: 'other' as const, otherType: 'Earthquake' };
    const found = await place.clients.principal.drills.listOpenPoints({ ...asked, before: '2026-05-01' });
    expect(found.drills.map(({ drillId, points }) => [drillId, points.map(({ text }) => text)])).toEqual([
      [second.id, ['second']],
      [first.id, ['first']],
    ]);
    const others = { ...asked, before: '2026-05-01', drillId: second.id };
    const { drills } = await place.clients.principal.drills.listOpenPoints(others);
    expect(drills.map(({ drillId }) => drillId)).toEqual([first.id]);
  });
});
