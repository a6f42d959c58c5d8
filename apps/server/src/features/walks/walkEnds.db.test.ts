import { expect, it } from 'vitest';
import { aPerson } from '../../testing/people.ts';
import { newId } from '../entries/testing/fixture.ts';
import { aPicture } from '../entries/testing/pictures.ts';
import { anEntryIn, aWalk, walksFixture } from './testing/fixture.ts';

const { fixture, oakHill, people, clients } = await walksFixture();
const { leader, principal } = clients;

async function started(): Promise<string> {
  const walk = aWalk({ schoolId: oakHill.id });
  await leader.walks.startWalk(walk);
  return walk.walkId;
}

function anAlertTo(userId: string) {
  return { id: newId(), userIds: [userId], message: 'Look.', sendImmediately: false };
}

it('deleted for good, a walk takes the photos of all its entries with it, also of removed ones', async () => {
  const walkId = await started();
  const entryIds: string[] = [];
  for (const isRemoved of [false, true]) {
    const put = anEntryIn(walkId);
    const imageIds = [await aPicture({ fixture }, people.leader)];
    await leader.walks.putWalkEntry({ ...put, entry: { ...put.entry, imageIds } });
    if (isRemoved) await leader.walks.removeWalkEntry({ walkId, entryId: put.entryId });
    entryIds.push(put.entryId);
  }
  const { files } = fixture.app.services;
  const owned = () =>
    Promise.all(entryIds.map((id) => files.listOf(fixture.database.db, 'entry', id, { withTrash: true })));
  expect((await owned()).map(({ length }) => length)).toEqual([1, 1]);
  await leader.walks.archiveWalk({ walkId });
  expect(await owned()).toEqual([[], []]);
});

it('a new alert takes the place of one that waits, and only that one goes out', async () => {
  const walkId = await started();
  const [first, second] = [anAlertTo(people.principal.id), anAlertTo(people.principal.id)];
  const entry = anEntryIn(walkId, { safetyAlert: first });
  await leader.walks.putWalkEntry(entry);
  await leader.walks.editWalkEntry({ walkId, entryId: entry.entryId, safetyAlert: second });
  await leader.walks.completeWalk({ walkId });
  const { alerts } = await principal.alerts.listSafetyAlerts({ tab: 'received' });
  expect(alerts.map(({ id }) => id)).toEqual([second.id]);
  const shown = await leader.entries.getEntry({ entryId: entry.entryId });
  expect(shown.createdSafetyAlertIds).toEqual([second.id]);
});

it('an alert that no one can receive anymore is dropped, and the history of the entry says why', async () => {
  const { database } = fixture;
  const leaving = await aPerson(database, { role: 'principal', at: [oakHill], firstName: 'Ola' });
  const admin = await fixture.as(
    await aPerson(database, { role: 'schooldog_master_admin', firstName: 'Ada' }),
  );
  const walkId = await started();
  const safetyAlert = anAlertTo(leaving.id);
  const { entryId, ...rest } = anEntryIn(walkId, { safetyAlert });
  await leader.walks.putWalkEntry({ entryId, ...rest });
  await admin.users.toggleDisabledUser({ userId: leaving.id, disabled: true });
  await leader.walks.completeWalk({ walkId });
  const { changes } = await leader.entries.getEntryHistory({ entryId });
  expect(changes[0]).toMatchObject({ field: 'createdSafetyAlertIds', from: [safetyAlert.id], to: null });
  const [logged] = await leader.entries.listEntryDeltas({ entryId });
  expect(logged?.deltaFields.to).toMatchObject({ unsentAlert: 'noRecipients' });
});
