import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { aPerson } from '../../testing/people.ts';
import { notifications } from '../notifications/schema.ts';
import { alertFixture } from './testing/fixture.ts';

const hour = 60 * 60 * 1000;
const fixture = await alertFixture();
const { as, send, newId, database, sender, officer, assistant, principal, technician, coordinator } = fixture;
const { supervisor, elsewhere, educator, staff, oakHill, pineRidge, letPass } = fixture;
const { db } = database;

const calls = async (person: { id: string }) => (await as(person)).alerts;
const seenBy = async (person: { id: string }, safetyAlertId: string) =>
  (await calls(person)).getSafetyAlert({ safetyAlertId });
const told = (person: { id: string }) =>
  db.select().from(notifications).where(eq(notifications.userId, person.id));
const messagesTo = (person: { id: string }) =>
  db.select().from(messages).where(eq(messages.userId, person.id));
const refusal = (code: string, status: number) => ({ code, status });

describe('sending', () => {
  it('notifies people in the app and by mail, in their language', async () => {
    const ada = await aPerson(database, { role: 'sro', at: [oakHill], firstName: 'Ada', language: 'es' });
    const id = await send(sender, [ada, officer]);
    expect(await told(ada)).toMatchObject([
      {
        kind: 'safetyAlert',
        url: `/safetyAlerts/${id}`,
        values: {
          itemName: 'Puerta exterior trabada, West entrance',
          schoolName: 'Oak Hill',
          byName: 'Sam Tester',
          message: 'The west door does not latch.',
        },
        // A person who changes the language later reads the other one.
        valuesIn: {
          en: { itemName: 'Exterior door propped open, West entrance' },
          es: { itemName: 'Puerta exterior trabada, West entrance' },
        },
        timeRead: null,
      },
    ]);
    const about = `safetyAlert:${id}`;
    const [toAda] = await messagesTo(ada);
    expect(toAda).toMatchObject({
      channel: 'mail',
      about,
      subject: 'Alerta de seguridad: Puerta exterior trabada, West entrance en Oak Hill',
    });
    expect(toAda?.text).toContain('llame al 911');
    const [toOfficer] = await messagesTo(officer);
    expect(toOfficer).toMatchObject({
      channel: 'mail',
      about,
      subject: 'Safety alert: Exterior door propped open, West entrance at Oak Hill',
    });
    expect(toOfficer?.text).toContain('The west door does not latch.');
    expect(toOfficer?.text).toContain('Oak Hill: Exterior door propped open, West entrance.');
    expect(toOfficer?.text).toContain('call 911');
    expect(toOfficer?.text).toContain(`/safetyAlerts/${id}?via=mail`);
  });

  it('tells the sender live when a message about it was delivered', async () => {
    const id = await send(sender, [officer]);
    const { hooks } = fixture.app.services;
    const followers = (about: string) => hooks.collect(db, 'message.followers', { about });
    expect(await followers(`safetyAlert:${id}`)).toEqual([[{ topic: 'alerts', id, userId: sender.id }]]);
    expect(await followers(`walk:${id}`)).toEqual([[]]);
  });

  it('shows the delivery status of each recipient, by channel', async () => {
    const id = await send(sender, [officer, assistant]);
    const about = `safetyAlert:${id}`;
    const push = { channel: 'push', recipient: officer.id, userId: officer.id, about } as const;
    await db.insert(messages).values([
      { ...push, id: newId(), status: 'failed', timeCreated: new Date('2026-03-02T15:00:00Z') },
      { ...push, id: newId(), status: 'sending', timeCreated: new Date('2026-03-02T19:00:00Z') },
    ]);
    const { deliveries } = await seenBy(sender, id);
    expect(deliveries.filter(({ userId }) => userId === officer.id)).toEqual([
      { userId: officer.id, channel: 'app', status: 'sent', timeOpened: null },
      { userId: officer.id, channel: 'mail', status: 'kept', timeOpened: null },
      { userId: officer.id, channel: 'push', status: 'waiting', timeOpened: null },
    ]);
    expect(deliveries.filter(({ userId }) => userId === assistant.id)).toEqual([
      { userId: assistant.id, channel: 'app', status: 'sent', timeOpened: null },
      { userId: assistant.id, channel: 'mail', status: 'kept', timeOpened: null },
    ]);
  });

  it('uses the entry’s text when the sender wrote nothing', async () => {
    const ada = await aPerson(database, { role: 'sro', at: [oakHill] });
    await send(sender, [ada], { message: '' });
    expect((await told(ada))[0]?.values['message']).toBe('Propped with a chair.');
  });

  it('shows sender and recipients the snapshot, not read or acknowledged yet', async () => {
    const id = await send(sender, [officer, assistant]);
    const now = fixture.now();
    for (const person of [sender, officer, assistant, principal, coordinator, staff]) {
      expect(await seenBy(person, id)).toMatchObject({
        id,
        schoolId: oakHill.id,
        walkId: null,
        message: 'The west door does not latch.',
        entry: { itemLabel: 'Exterior door propped open', location: 'West entrance' },
        createdByUserId: sender.id,
        createdByName: 'Sam Tester',
        status: 'sent',
        timeCreated: now,
        timeSent: now,
        timeReminded: null,
        timeResolved: null,
        entryState: 'deleted',
        createdTaskIds: [],
        imageUrls: [],
      });
    }
    const { recipients } = await seenBy(sender, id);
    const unread = { timeRead: null, timeAcknowledged: null, reply: '' };
    expect(recipients.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual([
      { userId: assistant.id, name: 'Ana Tester', ...unread },
      { userId: officer.id, name: 'Olga Tester', ...unread },
    ]);
  });

  it('needs the right to send at that school', async () => {
    for (const person of [educator, technician]) {
      await expect(send(person, [officer])).rejects.toMatchObject({ code: 'alert.sendNotAllowed' });
    }
    await expect(send(sender, [coordinator], { schoolId: pineRidge.id })).rejects.toMatchObject({
      code: 'alert.sendNotAllowed',
    });
  });

  it('reaches only those who may receive at that school: all of them, or none', async () => {
    const disabled = await aPerson(database, { role: 'sro', at: [oakHill], isDisabled: true });
    const gone = { id: newId() };
    const before = (await told(officer)).length;
    for (const other of [staff, disabled, educator, elsewhere, gone]) {
      await expect(send(sender, [officer, other])).rejects.toMatchObject({
        code: 'alert.recipientNotAllowed',
        data: { userId: other.id },
      });
    }
    expect(await told(officer)).toHaveLength(before);
  });

  it('has one to five recipients, each once', async () => {
    await expect(send(sender, [])).rejects.toMatchObject({ code: 'alert.noRecipients' });
    const five = [officer, assistant, principal, technician, coordinator];
    await expect(send(sender, [...five, supervisor])).rejects.toMatchObject({
      code: 'alert.tooManyRecipients',
    });
    const id = await send(sender, [...five, officer, officer]);
    expect((await seenBy(sender, id)).recipients).toHaveLength(5);
  });

  it('again with the same entry notifies no one twice, and with another is rejected', async () => {
    const ada = await aPerson(database, { role: 'sro', at: [oakHill] });
    const entryId = newId();
    const id = await send(sender, [ada], { entryId });
    await send(sender, [ada], { id, entryId });
    expect(await told(ada)).toHaveLength(1);
    expect(await messagesTo(ada)).toHaveLength(1);
    await expect(send(sender, [ada], { id })).rejects.toMatchObject({ code: 'alert.idTaken' });
  });
});

describe('reminding', () => {
  it('notifies those who have not acknowledged, once in four hours', async () => {
    const [ada, ben] = await Promise.all(
      ['Ada', 'Ben'].map((firstName) => aPerson(database, { role: 'sro', at: [oakHill], firstName })),
    );
    if (ada === undefined || ben === undefined) throw new Error('nobody');
    const id = await send(sender, [ada, ben]);
    await (await calls(ada)).acknowledgeSafetyAlert({ safetyAlertId: id, reply: '' });
    const mine = await calls(sender);
    const sentAt = fixture.now();
    letPass(4 * hour - 1);
    await expect(mine.remindSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject({
      ...refusal('alert.remindedRecently', 409),
      data: { since: sentAt },
    });
    letPass(1);
    const both = await Promise.allSettled(
      [mine, await calls(principal)].map((who) => who.remindSafetyAlert({ safetyAlertId: id })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await told(ada)).map(({ kind }) => kind)).toEqual(['safetyAlert']);
    expect((await told(ben)).map(({ kind }) => kind).toSorted()).toEqual([
      'safetyAlert',
      'safetyAlertReminder',
    ]);
    expect((await messagesTo(ben)).map(({ subject }) => subject)).toContain(
      'Reminder: safety alert at Oak Hill: Exterior door propped open, West entrance',
    );
    expect((await seenBy(sender, id)).timeReminded).toBe(fixture.now());
    await expect(mine.remindSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject({
      code: 'alert.remindedRecently',
    });
    letPass(4 * hour);
    await db.update(users).set({ permissions: {} }).where(eq(users.id, ben.id));
    await expect(mine.remindSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(
      refusal('alert.nobodyToRemind', 409),
    );
  });

  it('is for the sender and for managers', async () => {
    const id = await send(sender, [officer]);
    letPass(4 * hour);
    await expect((await calls(officer)).remindSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(
      refusal('alert.remindNotAllowed', 403),
    );
    await (await calls(coordinator)).remindSafetyAlert({ safetyAlertId: id });
  });
});

describe('the sender', () => {
  it('is no recipient: the others get the alert, and alone there is none', async () => {
    const id = await send(officer, [officer, assistant]);
    expect((await seenBy(assistant, id)).recipients.map(({ userId }) => userId)).toEqual([assistant.id]);
    await expect(send(officer, [officer])).rejects.toMatchObject({ code: 'alert.noRecipients' });
    await (await calls(principal)).addSafetyAlertRecipients({ safetyAlertId: id, userIds: [principal.id] });
    expect((await seenBy(assistant, id)).recipients).toHaveLength(1);
  });
});

describe('adding recipients', () => {
  it('notifies only the new ones, up to five in total', async () => {
    const ada = await aPerson(database, { role: 'sro', at: [oakHill] });
    const id = await send(sender, [officer]);
    const before = (await told(officer)).length;
    const mine = await calls(principal);
    await mine.addSafetyAlertRecipients({ safetyAlertId: id, userIds: [ada.id, officer.id, ada.id] });
    await mine.addSafetyAlertRecipients({ safetyAlertId: id, userIds: [ada.id] });
    expect((await told(ada)).map(({ values }) => values['byName'])).toEqual(['Pat Tester']);
    expect(await told(officer)).toHaveLength(before);
    expect((await seenBy(ada, id)).recipients).toHaveLength(2);
    const more = [assistant, technician, coordinator, supervisor].map((person) => person.id);
    await expect(mine.addSafetyAlertRecipients({ safetyAlertId: id, userIds: more })).rejects.toMatchObject(
      refusal('alert.tooManyRecipients', 409),
    );
    await mine.addSafetyAlertRecipients({ safetyAlertId: id, userIds: more.slice(0, 3) });
    await expect(
      mine.addSafetyAlertRecipients({ safetyAlertId: id, userIds: [supervisor.id] }),
    ).rejects.toMatchObject(refusal('alert.tooManyRecipients', 409));
  });

  it('has the same requirements as sending', async () => {
    const id = await send(sender, [officer]);
    for (const other of [staff, educator, elsewhere]) {
      await expect(
        (await calls(sender)).addSafetyAlertRecipients({ safetyAlertId: id, userIds: [other.id] }),
      ).rejects.toMatchObject(refusal('alert.recipientNotAllowed', 400));
    }
    await expect(
      (await calls(officer)).addSafetyAlertRecipients({ safetyAlertId: id, userIds: [assistant.id] }),
    ).rejects.toMatchObject(refusal('alert.addRecipientsNotAllowed', 403));
  });

  it('by two at once never makes six', async () => {
    const id = await send(sender, [officer, assistant, principal]);
    const both = await Promise.allSettled([
      (await calls(sender)).addSafetyAlertRecipients({
        safetyAlertId: id,
        userIds: [technician.id, coordinator.id],
      }),
      (await calls(principal)).addSafetyAlertRecipients({ safetyAlertId: id, userIds: [supervisor.id] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a recipient who cannot receive it anymore', () => {
  it('is named to the sender while the alert is open, and not reminded', async () => {
    const ada = await aPerson(database, { role: 'sro', at: [oakHill] });
    const id = await send(sender, [ada, officer]);
    expect((await seenBy(sender, id)).unreachableUserIds).toEqual([]);
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, ada.id));
    expect((await seenBy(sender, id)).unreachableUserIds).toEqual([ada.id]);
    await (await calls(officer)).acknowledgeSafetyAlert({ safetyAlertId: id, reply: '' });
    letPass(5 * hour);
    await expect((await calls(sender)).remindSafetyAlert({ safetyAlertId: id })).rejects.toMatchObject(
      refusal('alert.nobodyToRemind', 409),
    );
    await (await calls(sender)).resolveSafetyAlert({ safetyAlertId: id, note: '' });
    expect((await seenBy(sender, id)).unreachableUserIds).toEqual([]);
  });
});

describe('many alerts of one person', () => {
  it('stop at twenty within a minute, also at the same time, and are accepted again after it', async () => {
    const hasty = await aPerson(database, { role: 'principal', at: [oakHill] });
    letPass(hour);
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => send(hasty, [officer])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(send(hasty, [officer])).rejects.toMatchObject(refusal('alert.tooManySent', 429));
    letPass(61_000);
    await expect(send(hasty, [officer])).resolves.toBeTypeOf('string');
  });
});
