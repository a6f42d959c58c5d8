import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readHistory } from '../../platform/audit/audit.ts';
import { aPerson, type TestPerson } from '../../testing/people.ts';
import { notifications } from '../notifications/schema.ts';
import { safetyAlerts } from './schema.ts';
import { alertFixture, heardOfAlerts } from './testing/fixture.ts';

const hour = 60 * 60 * 1000;
const fixture = await alertFixture();
const { as, send, newId, database, sender, officer, assistant, principal, technician, coordinator } = fixture;
const { elsewhere, educator, staff, oakHill, letPass } = fixture;
const { db } = database;

const calls = async (person: { id: string }) => (await as(person)).alerts;
const seenBy = async (person: { id: string }, safetyAlertId: string) =>
  (await calls(person)).getSafetyAlert({ safetyAlertId });
const told = (person: { id: string }) =>
  db.select().from(notifications).where(eq(notifications.userId, person.id));
const refusal = (code: string, status: number) => ({ code, status });

describe('reading', () => {
  it('marks it read once, with its notification, and only for recipients', async () => {
    const ada = await aPerson(database, { role: 'sro', at: [oakHill] });
    const id = await send(sender, [ada, officer]);
    const mine = await calls(ada);
    expect(await mine.countUnreadAlerts()).toEqual({ unread: 1 });
    const first = fixture.now();
    await mine.readSafetyAlert({ safetyAlertId: id });
    letPass(hour);
    await mine.readSafetyAlert({ safetyAlertId: id });
    expect(await mine.countUnreadAlerts()).toEqual({ unread: 0 });
    const { recipients } = await seenBy(sender, id);
    expect(recipients.find(({ userId }) => userId === ada.id)?.timeRead).toBe(first);
    expect(recipients.find(({ userId }) => userId === officer.id)?.timeRead).toBeNull();
    expect((await told(ada))[0]?.timeRead?.toISOString()).toBe(first);
  });

  it('shows once from where a recipient opened it, also after the message is gone', async () => {
    const id = await send(sender, [officer, assistant]);
    const first = fixture.now();
    await (await calls(officer)).readSafetyAlert({ safetyAlertId: id, via: 'push' });
    letPass(hour);
    const second = fixture.now();
    for (const via of ['push', 'mail'] as const)
      await (await calls(officer)).readSafetyAlert({ safetyAlertId: id, via });
    const { deliveries, recipients } = await seenBy(sender, id);
    const deliveriesTo = ({ id: userId }: TestPerson) =>
      deliveries
        .filter((delivery) => delivery.userId === userId)
        .map(({ channel, status, timeOpened }) => [channel, status, timeOpened]);
    expect(deliveriesTo(officer)).toEqual([
      ['app', 'sent', null],
      ['mail', 'kept', second],
      ['push', 'sent', first],
    ]);
    expect(deliveriesTo(assistant)).toEqual([
      ['app', 'sent', null],
      ['mail', 'kept', null],
    ]);
    expect(recipients.find(({ userId }) => userId === officer.id)?.timeRead).toBe(first);
  });

  it('by the sender or a manager marks nothing', async () => {
    const id = await send(sender, [officer]);
    for (const person of [sender, principal])
      await (await calls(person)).readSafetyAlert({ safetyAlertId: id });
    expect((await seenBy(sender, id)).recipients[0]?.timeRead).toBeNull();
  });

  it('is for the people it concerns; for others it does not exist', async () => {
    const id = await send(sender, [officer]);
    for (const person of [assistant, elsewhere, technician]) {
      await expect(seenBy(person, id)).rejects.toMatchObject(refusal('alert.notFound', 404));
      await expect((await calls(person)).readSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(
        refusal('alert.notFound', 404),
      );
    }
    await expect(seenBy(educator, id)).rejects.toMatchObject(refusal('alert.notAllowed', 403));
    await expect((await calls(educator)).countUnreadAlerts()).rejects.toMatchObject(
      refusal('alert.notAllowed', 403),
    );
  });
});

describe('acknowledging', () => {
  it('stores time and reply, and counts as reading', async () => {
    const id = await send(sender, [officer, assistant]);
    await (await calls(officer)).acknowledgeSafetyAlert({ safetyAlertId: id, reply: '  On my way.  ' });
    const { recipients } = await seenBy(assistant, id);
    const now = fixture.now();
    expect(recipients.find(({ userId }) => userId === officer.id)).toMatchObject({
      timeRead: now,
      timeAcknowledged: now,
      reply: 'On my way.',
    });
    expect(recipients.find(({ userId }) => userId === assistant.id)?.timeAcknowledged).toBeNull();
  });

  it('from a push also marks the push as opened, which stays when it was opened before', async () => {
    const id = await send(sender, [officer, assistant]);
    const first = fixture.now();
    await (await calls(assistant)).readSafetyAlert({ safetyAlertId: id, via: 'push' });
    letPass(hour);
    const second = fixture.now();
    for (const person of [officer, assistant])
      await (await calls(person)).acknowledgeSafetyAlert({ safetyAlertId: id, reply: '', via: 'push' });
    const { deliveries } = await seenBy(sender, id);
    const pushTo = ({ id: userId }: { id: string }) =>
      deliveries.find((one) => one.userId === userId && one.channel === 'push');
    expect(pushTo(officer)?.timeOpened).toBe(second);
    expect(pushTo(assistant)?.timeOpened).toBe(first);
  });

  it('is done once: the same again changes nothing, another reply is rejected', async () => {
    const id = await send(sender, [officer]);
    const mine = await calls(officer);
    const first = fixture.now();
    await mine.acknowledgeSafetyAlert({ safetyAlertId: id, reply: 'Seen' });
    letPass(hour);
    await mine.acknowledgeSafetyAlert({ safetyAlertId: id, reply: 'Seen' });
    await expect(mine.acknowledgeSafetyAlert({ safetyAlertId: id, reply: 'No' })).rejects.toMatchObject(
      refusal('alert.acknowledged', 409),
    );
    expect((await seenBy(sender, id)).recipients[0]).toMatchObject({
      timeAcknowledged: first,
      reply: 'Seen',
    });
  });

  it('is for recipients, in at most 200 characters', async () => {
    const id = await send(sender, [officer]);
    for (const person of [sender, principal, staff]) {
      await expect(
        (await calls(person)).acknowledgeSafetyAlert({ safetyAlertId: id, reply: '' }),
      ).rejects.toMatchObject(refusal('alert.acknowledgeNotAllowed', 403));
    }
    const mine = await calls(officer);
    await expect(
      mine.acknowledgeSafetyAlert({ safetyAlertId: id, reply: 'x'.repeat(201) }),
    ).rejects.toMatchObject({ status: 400 });
    await mine.acknowledgeSafetyAlert({ safetyAlertId: id, reply: 'x'.repeat(200) });
  });

  it('by all at once loses no answer, and by one person twice at once stores one', async () => {
    const five = [officer, assistant, principal, technician, coordinator];
    const id = await send(sender, five);
    const all = await Promise.all(five.map(calls));
    await Promise.all(
      all.map((mine, at) => mine.acknowledgeSafetyAlert({ safetyAlertId: id, reply: `Number ${at}` })),
    );
    const { recipients } = await seenBy(sender, id);
    expect(recipients.map(({ reply }) => reply).toSorted()).toEqual(five.map((_, at) => `Number ${at}`));
    const other = await send(sender, [officer]);
    const mine = await calls(officer);
    const both = await Promise.allSettled(
      ['Yes', 'No'].map((reply) => mine.acknowledgeSafetyAlert({ safetyAlertId: other, reply })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('from a notification counts only on a device where its recipient is signed in', async () => {
    const id = await send(sender, [officer, assistant]);
    const press = async (signedIn: { id: string }) => {
      const answer = await fixture.app.http.inject({
        method: 'POST',
        url: '/api/alerts/acknowledgeSafetyAlert',
        headers: { cookie: await fixture.cookieOf(signedIn), 'operation-user': officer.id },
        payload: { safetyAlertId: id, reply: '' },
      });
      return answer.statusCode;
    };
    const acknowledged = async () =>
      (await seenBy(sender, id)).recipients
        .filter(({ timeAcknowledged }) => timeAcknowledged !== null)
        .map(({ userId }) => userId);
    expect(await press(assistant)).toBe(401);
    expect(await acknowledged()).toEqual([]);
    expect(await press(officer)).toBe(200);
    expect(await acknowledged()).toEqual([officer.id]);
  });
});

describe('resolving', () => {
  it('is done with a note, once, and can be undone', async () => {
    const id = await send(sender, [officer]);
    const mine = await calls(sender);
    await expect(mine.reopenSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(
      refusal('alert.notResolved', 409),
    );
    await mine.resolveSafetyAlert({ safetyAlertId: id, note: ' Latch replaced. ' });
    expect(await seenBy(officer, id)).toMatchObject({
      status: 'resolved',
      resolvedByUserId: sender.id,
      resolvedByName: 'Sam Tester',
      timeResolved: fixture.now(),
      resolutionNote: 'Latch replaced.',
    });
    const manager = await calls(principal);
    letPass(4 * hour);
    const late = refusal('alert.resolved', 409);
    await expect(manager.resolveSafetyAlert({ safetyAlertId: id, note: '' })).rejects.toMatchObject(late);
    await expect(manager.remindSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(late);
    await expect(
      manager.addSafetyAlertRecipients({ safetyAlertId: id, userIds: [assistant.id] }),
    ).rejects.toMatchObject(late);
    await manager.reopenSafetyAlert({ safetyAlertId: id });
    expect(await seenBy(officer, id)).toMatchObject({
      status: 'sent',
      resolvedByUserId: null,
      resolvedByName: null,
      timeResolved: null,
      resolutionNote: '',
    });
  });

  it('is for the sender and for managers', async () => {
    const id = await send(sender, [officer]);
    const mine = await calls(officer);
    await expect(mine.resolveSafetyAlert({ safetyAlertId: id, note: '' })).rejects.toMatchObject(
      refusal('alert.resolveNotAllowed', 403),
    );
    await expect(mine.reopenSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(
      refusal('alert.reopenNotAllowed', 403),
    );
  });
});

describe('deleting', () => {
  it('needs a manager, hides it everywhere and keeps the record', async () => {
    const ada = await aPerson(database, { role: 'sro', at: [oakHill] });
    const id = await send(sender, [ada]);
    await expect((await calls(sender)).deleteSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(
      refusal('alert.deleteNotAllowed', 403),
    );
    await (await calls(principal)).deleteSafetyAlert({ safetyAlertId: id });
    for (const person of [sender, ada, principal, staff]) {
      await expect(seenBy(person, id)).rejects.toMatchObject(refusal('alert.notFound', 404));
    }
    const missing = refusal('alert.notFound', 404);
    const mine = await calls(ada);
    await expect(mine.readSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(missing);
    await expect(mine.acknowledgeSafetyAlert({ safetyAlertId: id, reply: '' })).rejects.toMatchObject(
      missing,
    );
    expect(await mine.countUnreadAlerts()).toEqual({ unread: 0 });
    expect((await mine.listSafetyAlerts({ tab: 'received' })).alerts).toEqual([]);
    expect(await told(ada)).toEqual([]);
    const [row] = await db.select().from(safetyAlerts).where(eq(safetyAlerts.id, id));
    expect(row?.timeDeleted).toEqual(new Date(fixture.now()));
    await expect(send(sender, [ada], { id, entryId: newId() })).rejects.toMatchObject({
      code: 'alert.idTaken',
    });
  });
});

it('the audit trail records who did what', async () => {
  const id = await send(sender, [officer]);
  await (await calls(officer)).acknowledgeSafetyAlert({ safetyAlertId: id, reply: 'Seen' });
  await (await calls(principal)).resolveSafetyAlert({ safetyAlertId: id, note: 'Done' });
  await (await calls(principal)).deleteSafetyAlert({ safetyAlertId: id });
  const { changes: history } = await readHistory(db, {
    recordType: 'safetyAlert',
    recordId: id,
    size: 50,
  });
  expect(history.map(({ userId, field }) => [userId, field]).toReversed()).toEqual([
    [sender.id, 'schoolId'],
    [sender.id, 'entryId'],
    [sender.id, 'message'],
    [sender.id, 'recipients'],
    [sender.id, 'acknowledgedBy'],
    [sender.id, 'resolutionNote'],
    [officer.id, 'acknowledgedBy'],
    [principal.id, 'timeResolved'],
    [principal.id, 'resolutionNote'],
    [principal.id, 'timeDeleted'],
  ]);
});

it('a repeated operation gets the first answer and happens once', async () => {
  const id = await send(sender, [officer]);
  const mine = await calls(officer);
  const operation = { context: { operationId: newId() } };
  const input = { safetyAlertId: id, reply: 'Seen' };
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await mine.acknowledgeSafetyAlert(input, operation)).toEqual({ done: true });
    letPass(hour);
  }
  const { changes: history } = await readHistory(db, {
    recordType: 'safetyAlert',
    recordId: id,
    size: 50,
  });
  expect(history.filter(({ userId }) => userId === officer.id)).toHaveLength(1);
});

it('browsers of sender, recipients and managers are notified, and no others', async () => {
  await fixture.app.start();
  const base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
  const watchers = [sender, officer, principal, assistant, elsewhere];
  const id = newId();
  const heard = await heardOfAlerts(fixture, base, watchers, () => send(sender, [officer], { id }));
  const topic = 'alerts';
  expect(heard).toEqual([
    [{ topic, id, userId: sender.id }],
    [{ topic, id, userId: officer.id }],
    [{ topic, id, schoolId: oakHill.id }],
    [],
    [],
  ]);
});
