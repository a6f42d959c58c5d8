import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages, pushSubscriptions } from '../../platform/messages/schema.ts';
import { aBrowser } from '../../platform/messages/testing/browser.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import { testApp } from '../../testing/app.ts';
import { aPerson, someStaff } from '../../testing/people.ts';

const { app, as, database, nobody } = await testApp();
const newId = () => app.services.makeId();
const staff = await someStaff(database);
const principal = await aPerson(database, { role: 'principal' });
const masterAdmin = await aPerson(database, { role: 'schooldog_master_admin' });

beforeAll(async () => {
  await app.start();
  await database.db
    .insert(settings)
    .values({ name: 'organization', value: { districtName: 'Oak County Schools' } });
});

const newest = async () => {
  const [row] = await database.db
    .select()
    .from(messages)
    .orderBy(desc(messages.timeCreated), desc(messages.id))
    .limit(1);
  return row;
};

describe('who may', () => {
  it('every signed-in user gets the push key', async () => {
    const { publicKey } = await (await as(principal)).notifications.getPushKey();
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect(await (await as(staff)).notifications.getPushKey()).toEqual({ publicKey });
    await expect(nobody.notifications.getPushKey()).rejects.toMatchObject({ code: 'session.needed' });
  });

  it('only provider staff read messages and send test messages', async () => {
    for (const person of [principal, masterAdmin]) {
      const { notifications } = await as(person);
      const refused = { code: 'notifications.staffOnly', status: 403 };
      await expect(notifications.listMessages({})).rejects.toMatchObject(refused);
      await expect(notifications.sendTestMessage({ channel: 'mail' })).rejects.toMatchObject(refused);
    }
    await expect(nobody.notifications.listMessages({})).rejects.toMatchObject({ code: 'session.needed' });
    expect(await newest()).toBeUndefined();
  });
});

describe('a test message', () => {
  it('goes to the caller by mail, in English, and is shown field by field', async () => {
    const { notifications } = await as(staff);
    await notifications.sendTestMessage({ channel: 'mail' });
    const { messages: listed, next } = await notifications.listMessages({ channel: 'mail' });
    expect(next).toBeNull();
    expect(listed).toEqual([
      {
        id: expect.stringMatching(/^\w{20}$/),
        channel: 'mail',
        recipient: staff.email,
        subject: 'Test message from SchoolDog',
        text: expect.stringContaining('on behalf of Oak County Schools'),
        status: 'kept',
        tries: 0,
        lastError: null,
        timeCreated: expect.any(String),
        timeSent: null,
      },
    ]);
    expect(await newest()).toMatchObject({ userId: staff.id, html: expect.stringContaining('<h1') });
  });

  it('is written in the language of the person', async () => {
    const luz = await aPerson(database, {
      role: 'educator',
      firstName: 'Luz',
      isSchoolDogStaff: true,
      language: 'es',
    });
    await (await as(luz)).notifications.sendTestMessage({ channel: 'mail' });
    expect(await newest()).toMatchObject({ subject: 'Mensaje de prueba de SchoolDog', recipient: luz.email });
  });

  it('is sent by text message to a user with a phone number', async () => {
    const { notifications } = await as(staff);
    await expect(notifications.sendTestMessage({ channel: 'sms' })).rejects.toMatchObject({
      code: 'notifications.noPhoneNumber',
    });
    const phoneNumber = '+14045550123';
    const reachable = await aPerson(database, { role: 'educator', isSchoolDogStaff: true, phoneNumber });
    await (await as(reachable)).notifications.sendTestMessage({ channel: 'sms' });
    expect(await newest()).toMatchObject({ channel: 'sms', recipient: phoneNumber, status: 'kept' });
  });

  it('is sent by push to the caller', async () => {
    await (await as(staff)).notifications.sendTestMessage({ channel: 'push' });
    expect(await newest()).toMatchObject({ channel: 'push', userId: staff.id, subject: 'Test message' });
  });

  it('is sent once when the request is repeated', async () => {
    const { notifications } = await as(staff);
    const operationId = newId();
    const count = async () => (await database.db.select({ id: messages.id }).from(messages)).length;
    const before = await count();
    for (let time = 0; time < 3; time += 1) {
      await notifications.sendTestMessage({ channel: 'mail' }, { context: { operationId } });
    }
    expect(await count()).toBe(before + 1);
  });
});

describe('stored messages', () => {
  it('are found by channel, person and day', async () => {
    const { notifications } = await as(staff);
    const ada = await aPerson(database, { role: 'educator', isSchoolDogStaff: true });
    await (await as(ada)).notifications.sendTestMessage({ channel: 'mail' });
    const recipients = async (filter: Parameters<typeof notifications.listMessages>[0]) =>
      (await notifications.listMessages(filter)).messages.map(({ recipient }) => recipient);
    expect(await recipients({ userIds: [ada.id] })).toEqual([ada.email]);
    expect(await recipients({ userIds: [ada.id], channel: 'sms' })).toEqual([]);
    expect(await recipients({ userIds: [ada.id], from: '2020-01-01' })).toEqual([ada.email]);
    expect(await recipients({ userIds: [ada.id], to: '2020-01-01' })).toEqual([]);
    expect(await recipients({ userIds: [principal.id] })).toEqual([]);
  });
});

describe('the devices of a person', () => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${newId()}`;
  const devices = () =>
    database.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));

  it('are saved for the caller, whatever else is sent, and removed by the caller', async () => {
    const mine = await as(principal);
    const subscription = { endpoint, keys: aBrowser().keys };
    const forged = { id: newId(), subscription, userId: staff.id, sessionId: newId() };
    expect(await mine.notifications.savePushSubscription(forged)).toEqual({ done: true });
    expect(await devices()).toMatchObject([{ userId: principal.id, keys: subscription.keys }]);

    await (await as(staff)).notifications.removePushSubscription({ endpoint });
    expect(await devices()).toHaveLength(1);
    await mine.notifications.removePushSubscription({ endpoint });
    expect(await devices()).toEqual([]);
  });

  it('are rejected at an address that is no push service', async () => {
    const { notifications } = await as(principal);
    const subscription = { endpoint: 'https://intranet.oakhill.example/hook', keys: aBrowser().keys };
    await expect(notifications.savePushSubscription({ id: newId(), subscription })).rejects.toMatchObject({
      code: 'push.endpointNotAllowed',
      status: 400,
    });
  });
});
