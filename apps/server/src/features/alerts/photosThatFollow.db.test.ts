// The text of an alert goes out before its photos: they join the entry and the alert when they arrive.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { awaitedFiles, files } from '../../platform/files/schema.ts';
import { plainPicture } from '../../platform/files/testing/pictures.ts';
import { messages } from '../../platform/messages/schema.ts';
import { aLiveStream } from '../../testing/liveStream.ts';
import { anEntry, newId, refused } from '../entries/testing/fixture.ts';
import { aPicture, upload } from '../entries/testing/pictures.ts';
import { notifications } from '../notifications/schema.ts';
import { anEntryIn, aWalk, walksFixture } from '../walks/testing/fixture.ts';

const { fixture, oakHill, people, clients } = await walksFixture();
const { leader, principal } = clients;
const { db } = fixture.database;
const bytes = await plainPicture('jpeg');

function anAlertedEntry(imageIds: string[]) {
  const safetyAlert = { id: newId(), userIds: [people.principal.id], message: 'Look.' };
  const input = anEntry({ schoolId: oakHill.id, safetyAlert, entry: { imageIds } });
  return { input, entryId: input.entryId, safetyAlertId: safetyAlert.id };
}

const arrive = (id: string, by = people.leader) => upload({ fixture }, by, { id, bytes });
const ownerOf = async (id: string) =>
  (await db.select({ ownerId: files.ownerId }).from(files).where(eq(files.id, id)))[0]?.ownerId;
const waiting = async () => (await db.select().from(awaitedFiles)).map(({ fileId }) => fileId);

describe('an alert whose photos follow', () => {
  it('is sent without them, shows them when they arrive, and notifies no one a second time', async () => {
    const [first, second] = [newId(), newId()];
    const { input, entryId, safetyAlertId } = anAlertedEntry([first, second]);
    const operation = { context: { operationId: newId(), filesToFollow: [first, second] } };
    await leader.entries.logEntry(input, operation);
    const alert = () => principal.alerts.getSafetyAlert({ safetyAlertId });
    const entry = () => leader.entries.getEntry({ entryId });
    expect(await alert()).toMatchObject({ imageUrls: [], imagesToFollow: { onTheWay: 2, missing: 0 } });
    expect(await entry()).toMatchObject({ imageUrls: ['', ''], imagesToFollow: { onTheWay: 2, missing: 0 } });

    expect(await arrive(second)).toBe(200);
    expect(await alert()).toMatchObject({
      imageUrls: [expect.stringContaining(second)],
      imagesToFollow: { onTheWay: 1, missing: 0 },
      entryState: 'same',
    });
    expect((await entry()).imageUrls).toEqual(['', expect.stringContaining(second)]);

    // Both the operation and the upload are repeated when an answer is lost.
    await leader.entries.logEntry(input, operation);
    expect(await arrive(first)).toBe(200);
    expect(await arrive(first)).toBe(200);
    const urls = [expect.stringContaining(first), expect.stringContaining(second)];
    expect(await alert()).toMatchObject({ imageUrls: urls, imagesToFollow: null, entryState: 'same' });
    expect(await entry()).toMatchObject({ imageUrls: urls, imagesToFollow: null });
    expect(await waiting()).toEqual([]);

    const told = await db
      .select()
      .from(messages)
      .where(eq(messages.about, `safetyAlert:${safetyAlertId}`));
    expect(told.map(({ channel }) => channel)).toEqual(['mail']);
    const inApp = await db.select().from(notifications).where(eq(notifications.userId, people.principal.id));
    expect(inApp.filter(({ url }) => url.endsWith(safetyAlertId))).toHaveLength(1);
    expect((await leader.entries.listEntryDeltas({ entryId })).map(({ type }) => type)).toEqual(['create']);
    const { changes } = await leader.entries.getEntryHistory({ entryId });
    expect(changes.filter(({ field }) => field === 'imageIds')).toHaveLength(1);
  });

  it('appears on open screens as they arrive', async () => {
    const photo = newId();
    const { input, safetyAlertId, entryId } = anAlertedEntry([photo]);
    await leader.entries.logEntry(input, { context: { filesToFollow: [photo] } });
    const base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
    const stream = await aLiveStream(fixture, base, people.principal);
    await arrive(photo);
    const seen = [await stream.next(), await stream.next()].map((notice) => JSON.stringify(notice));
    expect(seen.toSorted()).toEqual([
      expect.stringContaining(safetyAlertId),
      expect.stringContaining(entryId),
    ]);
  });

  it('says after a day which did not arrive, and shows them if they do', async () => {
    const photo = newId();
    const { input, entryId, safetyAlertId } = anAlertedEntry([photo]);
    await leader.entries.logEntry(input, { context: { filesToFollow: [photo] } });
    const timeAnnounced = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await db.update(awaitedFiles).set({ timeAnnounced }).where(eq(awaitedFiles.fileId, photo));
    const missing = { imagesToFollow: { onTheWay: 0, missing: 1 } };
    expect(await leader.entries.getEntry({ entryId })).toMatchObject(missing);
    expect(await principal.alerts.getSafetyAlert({ safetyAlertId })).toMatchObject(missing);
    await arrive(photo);
    expect(await leader.entries.getEntry({ entryId })).toMatchObject({ imagesToFollow: null });
  });

  it('works in a walk, and when the photos arrive after the walk has completed', async () => {
    const walk = aWalk({ schoolId: oakHill.id });
    await leader.walks.startWalk(walk);
    const photo = newId();
    const alert = { id: newId(), userIds: [people.principal.id], message: 'Look.', sendImmediately: true };
    const put = anEntryIn(walk.walkId, { safetyAlert: alert });
    await leader.walks.putWalkEntry(
      { ...put, entry: { ...put.entry, imageIds: [photo] } },
      { context: { filesToFollow: [photo] } },
    );
    const shown = await leader.walks.getWalk({ walkId: walk.walkId });
    expect(shown.entries).toMatchObject([{ imageUrls: [''], imagesToFollow: { onTheWay: 1, missing: 0 } }]);
    await leader.walks.completeWalk({ walkId: walk.walkId });
    await arrive(photo);
    const { imageUrls } = await principal.alerts.getSafetyAlert({ safetyAlertId: alert.id });
    expect(imageUrls).toEqual([expect.stringContaining(photo)]);
    expect(await ownerOf(photo)).toBe(put.entryId);
  });
});

describe('a photo that is announced', () => {
  it('may be here already', async () => {
    const photo = await aPicture({ fixture }, people.leader);
    const { input, entryId } = anAlertedEntry([photo]);
    await leader.entries.logEntry(input, { context: { filesToFollow: [photo] } });
    expect(await ownerOf(photo)).toBe(entryId);
    expect(await waiting()).not.toContain(photo);
  });

  it('is only accepted by the call that names it, and only from the person who announced it', async () => {
    const [photo, other] = [newId(), newId()];
    const { input, entryId } = anAlertedEntry([photo]);
    await expect(leader.entries.logEntry(input)).rejects.toEqual(refused('file.notFound'));
    await leader.entries.logEntry(input, { context: { filesToFollow: [photo, other] } });
    expect(await waiting()).not.toContain(other);
    const again = anAlertedEntry([photo]).input;
    const second = leader.entries.logEntry(again, { context: { filesToFollow: [photo] } });
    await expect(second).rejects.toEqual(refused('file.notFound'));
    await arrive(photo, people.custodian);
    expect(await ownerOf(photo)).toBeNull();
    expect(await leader.entries.getEntry({ entryId })).toMatchObject({ imageUrls: [''] });
  });

  it('must be a picture', async () => {
    const photo = newId();
    const { input } = anAlertedEntry([photo]);
    await leader.entries.logEntry(input, { context: { filesToFollow: [photo] } });
    const text = { id: photo, bytes: Buffer.from('just text'), type: 'text/plain' };
    expect(await upload({ fixture }, people.leader, text)).toBe(415);
    expect(await waiting()).toContain(photo);
  });

  it('is no longer expected once it was removed, unless the alert shows it', async () => {
    const [plain, alerted] = [newId(), newId()];
    const ordinary = anEntry({ schoolId: oakHill.id, entry: { imageIds: [plain] } });
    await leader.entries.logEntry(ordinary, { context: { filesToFollow: [plain] } });
    const { input, entryId, safetyAlertId } = anAlertedEntry([alerted]);
    await leader.entries.logEntry(input, { context: { filesToFollow: [alerted] } });
    for (const id of [ordinary.entryId, entryId]) await leader.entries.deleteEntry({ entryId: id });
    expect(await waiting()).not.toContain(plain);
    await arrive(alerted);
    const { imageUrls } = await principal.alerts.getSafetyAlert({ safetyAlertId });
    expect(imageUrls).toEqual([expect.stringContaining(alerted)]);
    await principal.alerts.deleteSafetyAlert({ safetyAlertId });
    expect(await ownerOf(alerted)).toBeUndefined();
  });

  it('joins its entry when it is uploaded while the announcement commits', async () => {
    const fileId = newId();
    const claim = { fileId, ownerType: 'entry', ownerId: newId(), kinds: 'pictures' } as const;
    const statuses: number[] = [];
    await fixture.app.services.work({ userId: people.leader.id }, async (work) => {
      await fixture.app.services.files.claimOrAwait(work, claim);
      void arrive(fileId).then((status) => statuses.push(status));
      await expect.poll(async () => statuses.length > 0 || (await isSomeoneWaiting())).toBe(true);
    });
    await expect.poll(() => statuses).toEqual([200]);
    expect(await ownerOf(fileId)).toBe(claim.ownerId);
  });
});

async function isSomeoneWaiting(): Promise<boolean> {
  const { rows } = await fixture.database.pool.query('select 1 from pg_locks where not granted');
  return rows.length > 0;
}
