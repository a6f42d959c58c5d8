import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { files } from '../../platform/files/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { aBrowser } from '../../platform/messages/testing/browser.ts';
import { aPerson } from '../../testing/people.ts';
import { aKind, anEntry } from '../entries/testing/fixture.ts';
import { alertFixture, heardOfAlerts } from './testing/fixture.ts';

const fixture = await alertFixture();
const { as, newId, database, sender, officer, principal, staff, oakHill } = fixture;
const { technician, assistant, educator, elsewhere } = fixture;
const { db } = database;
const mine = await as(sender);

beforeAll(() => fixture.app.start());

/** A row as the upload leaves it. */
async function aPicture(): Promise<string> {
  const id = newId();
  await db.insert(files).values({
    id,
    name: 'door.jpg',
    contentType: 'image/jpeg',
    size: 3,
    width: 1,
    height: 1,
    receivedSha256: newId(),
    storageKey: `test/${id}`,
    uploadedByUserId: sender.id,
  });
  return id;
}

async function logged(
  imageIds: string[] = [],
  { userIds = [officer.id], ...context }: { operationId?: string; userIds?: string[] } = {},
) {
  const safetyAlert = { id: newId(), userIds, message: 'Please look.' };
  const entry = anEntry({ schoolId: oakHill.id, safetyAlert, entry: { comment: 'Loose', imageIds } });
  const send = () => mine.entries.logEntry(entry, { context });
  await send();
  return { entryId: entry.entryId, safetyAlertId: safetyAlert.id, again: send };
}

const alertOf = async (safetyAlertId: string, person = officer) =>
  (await as(person)).alerts.getSafetyAlert({ safetyAlertId });
const kept = async (imageIds: string[]) => {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, imageIds), isNull(files.timeTrashed)));
  return rows.map(({ id }) => id);
};
const inTrash = async (imageIds: string[]) => {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, imageIds), isNotNull(files.timeTrashed)));
  return rows.map(({ id }) => id);
};

it('logging an entry sends its alert, once however often it is repeated', async () => {
  const { safetyAlertId, entryId, again } = await logged([], { operationId: newId() });
  await again();
  await again();
  expect(await alertOf(safetyAlertId)).toMatchObject({
    entryId,
    message: 'Please look.',
    entry: { comment: 'Loose', observationType: 'concern' },
    entryState: 'same',
  });
  const { alerts } = await (await as(officer)).alerts.listSafetyAlerts({ tab: 'received' });
  expect(alerts.filter(({ id }) => id === safetyAlertId)).toHaveLength(1);
});

it('an entry whose alert is rejected is not logged', async () => {
  const safetyAlert = { id: newId(), userIds: [staff.id], message: '' };
  const entry = anEntry({ schoolId: oakHill.id, safetyAlert });
  await expect(mine.entries.logEntry(entry)).rejects.toMatchObject({ code: 'alert.recipientNotAllowed' });
  await expect(mine.entries.getEntry({ entryId: entry.entryId })).rejects.toMatchObject({ status: 404 });
});

it('shows what happened to the entry, and keeps the texts of the day', async () => {
  const { safetyAlertId, entryId } = await logged();
  await mine.entries.editEntry({ entryId, changes: { comment: 'Fixed' } });
  expect(await alertOf(safetyAlertId)).toMatchObject({ entryState: 'changed', entry: { comment: 'Loose' } });
  await mine.entries.editEntry({ entryId, changes: { comment: 'Loose' } });
  expect(await alertOf(safetyAlertId)).toMatchObject({ entryState: 'same' });
  await mine.entries.deleteEntry({ entryId });
  expect(await alertOf(safetyAlertId)).toMatchObject({ entryState: 'deleted', entry: { comment: 'Loose' } });
});

it('viewers of the alert are notified of edits and deletion of its entry, and no others', async () => {
  const base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { safetyAlertId: id, entryId } = await logged([], { userIds: [technician.id] });
  const topic = 'alerts';
  const toEveryone = [
    [{ topic, id, userId: sender.id }],
    // Receives alerts, but may not see entries.
    [{ topic, id, userId: technician.id }],
    [{ topic, id, schoolId: oakHill.id }],
    [],
    [],
    [],
  ];
  const watchers = [sender, technician, principal, assistant, educator, elsewhere];
  const during = (change: () => Promise<unknown>) => heardOfAlerts(fixture, base, watchers, change);
  await expect(alertOf(id, technician)).resolves.toMatchObject({ entryState: 'same' });
  await expect((await as(technician)).entries.getEntry({ entryId })).rejects.toMatchObject({ status: 404 });
  const edit = () => mine.entries.editEntry({ entryId, changes: { comment: 'Fixed' } });
  expect(await during(edit)).toEqual(toEveryone);
  expect(await during(() => mine.entries.deleteEntry({ entryId }))).toEqual(toEveryone);
  const silent = await logged();
  const byPrincipal = await as(principal);
  // Read to the end, so that no notice of the deletion arrives while the next change is tested.
  await during(() => byPrincipal.alerts.deleteSafetyAlert({ safetyAlertId: silent.safetyAlertId }));
  expect(await during(() => mine.entries.deleteEntry({ entryId: silent.entryId }))).toEqual(
    watchers.map(() => []),
  );
});

it('its pictures outlive the entry for as long as the alert shows them', async () => {
  const [first, second] = [await aPicture(), await aPicture()];
  const { safetyAlertId, entryId } = await logged([first, second]);
  const { imageUrls } = await alertOf(safetyAlertId);
  expect(imageUrls.map((url) => url.split('/')[3])).toEqual([first, second]);
  expect(imageUrls[0]).toContain(`user=${officer.id}`);
  await mine.entries.editEntry({ entryId, edit: { imageIds: { added: [], removed: [first] } } });
  expect(await alertOf(safetyAlertId)).toMatchObject({ imageUrls: { length: 2 }, entryState: 'changed' });
  await (await as(principal)).alerts.deleteSafetyAlert({ safetyAlertId });
  expect(await kept([first, second])).toEqual([second]);
  expect(await inTrash([first, second])).toEqual([first]);

  const third = await aPicture();
  const other = await logged([third]);
  await mine.entries.deleteEntry({ entryId: other.entryId });
  expect((await alertOf(other.safetyAlertId)).imageUrls).toHaveLength(1);
  await (await as(principal)).alerts.deleteSafetyAlert({ safetyAlertId: other.safetyAlertId });
  expect(await kept([third])).toEqual([]);
});

it('names what and where by mail and push, in the recipient’s language', async () => {
  const told = async (language: 'en' | 'es', location: string) => {
    const owner = await aPerson(database, { role: 'sro', at: [oakHill], language });
    const endpoint = `https://fcm.googleapis.com/fcm/send/${newId()}`;
    const subscription = { endpoint, keys: aBrowser().keys };
    await (await as(owner)).notifications.savePushSubscription({ id: newId(), subscription });
    const safetyAlert = { id: newId(), userIds: [owner.id], message: '' };
    await mine.entries.logEntry(anEntry({ schoolId: oakHill.id, safetyAlert, entry: { location } }));
    const sent = db.select({ subject: messages.subject }).from(messages);
    const rows = await sent.where(eq(messages.userId, owner.id)).orderBy(asc(messages.channel));
    return rows.map(({ subject }) => subject);
  };
  const { label, labels } = aKind.item;
  expect(await told('en', 'Room 214')).toEqual([
    `Safety alert: ${label}, Room 214 at Oak Hill`,
    `Safety alert: ${label}, Room 214`,
  ]);
  expect(await told('es', 'Room 214')).toEqual([
    `Alerta de seguridad: ${labels?.['es']}, Room 214 en Oak Hill`,
    `Alerta de seguridad: ${labels?.['es']}, Room 214`,
  ]);
  expect(await told('en', '')).toEqual([`Safety alert: ${label} at Oak Hill`, `Safety alert: ${label}`]);
});
