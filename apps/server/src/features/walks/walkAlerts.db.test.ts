import { beforeAll, describe, expect, it } from 'vitest';
import { detailedPhoto } from '../../platform/files/testing/pictures.ts';
import type { TestPerson } from '../../testing/people.ts';
import { newId } from '../entries/testing/fixture.ts';
import { anUploadedPicture, aPicture } from '../entries/testing/pictures.ts';
import { anEntryIn, aWalk, walksFixture } from './testing/fixture.ts';

const { fixture, oakHill, people, clients } = await walksFixture();
const { leader, custodian, principal, educator } = clients;

let walkId = '';
beforeAll(async () => {
  const walk = aWalk({ schoolId: oakHill.id, collaborators: [people.custodian.id] });
  await leader.walks.startWalk(walk);
  ({ walkId } = walk);
});

async function anAlert(sendImmediately: boolean, imageIds: string[] = []) {
  const safetyAlert = { id: newId(), userIds: [people.principal.id], message: 'Look.', sendImmediately };
  const put = anEntryIn(walkId, { safetyAlert });
  const entry = { ...put, entry: { ...put.entry, imageIds } };
  await leader.walks.putWalkEntry(entry);
  return { entryId: entry.entryId, safetyAlertId: safetyAlert.id };
}

describe('an alert that was sent from a walk', () => {
  it('shows its entry with photos while the entry is in the walk, and whether it was changed or removed', async () => {
    const picture = await aPicture({ fixture }, people.leader);
    const { safetyAlertId, entryId } = await anAlert(true, [picture]);
    const shown = () => principal.alerts.getSafetyAlert({ safetyAlertId });
    expect(await shown()).toMatchObject({
      walkId,
      entryState: 'same',
      isInWalk: true,
      imageUrls: [expect.stringContaining(picture)],
    });
    await leader.walks.editWalkEntry({
      walkId,
      entryId,
      edit: { comment: { from: 'The latch does not close.', to: 'Fixed.' } },
    });
    expect(await shown()).toMatchObject({ entryState: 'changed', isInWalk: true });
    await leader.walks.removeWalkEntry({ walkId, entryId });
    expect(await shown()).toMatchObject({ entryState: 'deleted', isInWalk: false });
  });

  it('when it is deleted, the photos stay with the entry in the walk', async () => {
    const picture = await aPicture({ fixture }, people.leader);
    const { safetyAlertId, entryId } = await anAlert(true, [picture]);
    await principal.alerts.deleteSafetyAlert({ safetyAlertId });
    const { files: stored } = fixture.app.services;
    const owned = await stored.listOf(fixture.database.db, 'entry', entryId);
    expect(owned.map(({ id }) => id)).toEqual([picture]);
  });

  it('shows its photos to its recipients, and to no one else outside of the walk', async () => {
    const picture = await anUploadedPicture({ fixture }, people.leader, await detailedPhoto(40, 30));
    const { safetyAlertId } = await anAlert(true, [picture]);
    const { imageUrls } = await principal.alerts.getSafetyAlert({ safetyAlertId });
    const [url = ''] = imageUrls;
    const statusFor = async (person: TestPerson) => {
      const headers = { cookie: await fixture.cookieOf(person) };
      return (await fixture.app.http.inject({ url, headers })).statusCode;
    };
    expect(await statusFor(people.principal)).toBe(200);
    for (const person of [people.educator, people.custodian]) expect(await statusFor(person)).not.toBe(200);
    await expect(educator.alerts.getSafetyAlert({ safetyAlertId })).rejects.toMatchObject({ status: 403 });
    await expect(custodian.alerts.getSafetyAlert({ safetyAlertId })).rejects.toMatchObject({ status: 404 });
  });
});

it('an alert that waits is shown to its sender, and to no one else', async () => {
  const { safetyAlertId } = await anAlert(false);
  const waiting = async () => (await leader.walks.listWaitingAlerts()).alerts.map(({ id }) => id);
  expect((await leader.walks.listWaitingAlerts()).alerts[0]).toMatchObject({
    id: safetyAlertId,
    recipients: 1,
    message: 'Look.',
    walk: { id: walkId, schoolId: oakHill.id, status: 'inprogress' },
    mayOpenWalk: true,
  });
  for (const client of [custodian, principal])
    expect((await client.walks.listWaitingAlerts()).alerts).toEqual([]);
  const received = async () =>
    (await principal.alerts.listSafetyAlerts({ tab: 'received' })).alerts.map(({ id }) => id);
  expect(await received()).not.toContain(safetyAlertId);
  await leader.walks.completeWalk({ walkId });
  expect(await waiting()).toEqual([]);
  expect(await received()).toContain(safetyAlertId);
  const { entryState, isInWalk } = await principal.alerts.getSafetyAlert({ safetyAlertId });
  expect({ entryState, isInWalk }).toEqual({ entryState: 'same', isInWalk: false });
});

it('a walk is named to people who may open it', async () => {
  const titleFor = async (client: typeof leader) => (await client.walks.getWalkTitle({ walkId })).walk;
  expect(await titleFor(leader)).toMatchObject({ id: walkId, schoolId: oakHill.id, status: 'complete' });
  expect(await titleFor(educator)).toBeNull();
  expect((await leader.walks.getWalkTitle({ walkId: newId() })).walk).toBeNull();
});
