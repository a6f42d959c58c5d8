import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { sessions, users } from '../identity/schema.ts';
import { maxDevices } from './push.ts';
import { pushSubscriptions } from './schema.ts';
import { aBrowser } from './testing/browser.ts';
import { anHttpSink } from './testing/httpSink.ts';
import { messagesFixture, aPerson, impatient, newId, vapid } from './testing/fixture.ts';

const database = await testDatabase();

async function pushFixture() {
  const sink = await anHttpSink();
  const fixture = messagesFixture(database, { pushHosts: [sink.host], ...impatient });
  const aDevice = async (owner: { userId: string; sessionId: string }, path = newId()) => {
    const browser = aBrowser();
    const endpoint = `${sink.url}/${path}`;
    const subscription = { id: newId(), ...owner, endpoint, keys: browser.keys };
    await fixture.work({ userId: owner.userId }, (work) =>
      fixture.sender.saveSubscription(work, subscription),
    );
    return { ...subscription, path: `/${path}`, read: browser.read };
  };
  const notify = (userId: string) =>
    fixture.send({ channel: 'push', userId, title: 'Broken latch', text: 'Room 214', url: '/alerts/1' });
  return { ...fixture, sink, aDevice, notify, ada: await aPerson(fixture.work) };
}

const devicesOf = (userId: string) =>
  database.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));

describe('delivery', () => {
  it('reaches every device of the user once, readable for that browser only', async () => {
    const { sink, aDevice, notify, ada, ...fixture } = await pushFixture();
    const [phone, laptop] = [await aDevice(ada), await aDevice(ada)];
    await aDevice(await aPerson(fixture.work));
    const id = await notify(ada.userId);
    await fixture.deliver(id);
    await fixture.aProcess()(id, { lastTry: false });

    expect(sink.requests.map(({ path }) => path).toSorted()).toEqual([phone.path, laptop.path].toSorted());
    for (const device of [phone, laptop]) {
      const request = sink.requests.find(({ path }) => path === device.path);
      expect(device.read(request?.body ?? Buffer.alloc(0))).toEqual({
        id,
        title: 'Broken latch',
        text: 'Room 214',
        url: '/alerts/1',
      });
      expect(request?.headers).toMatchObject({
        ttl: '86400',
        urgency: 'high',
        topic: id,
        'content-encoding': 'aes128gcm',
      });
      expect(request?.headers.authorization).toMatch(new RegExp(`^vapid t=[^,]+, k=${vapid.publicKey}$`));
    }
    expect(await fixture.row(id)).toMatchObject({ status: 'sent', tries: 1, text: '', data: null });
  });

  it('tells those who follow the record that it is about', async () => {
    const { aDevice, ada, ...fixture } = await pushFixture();
    await aDevice(ada);
    const notice = { title: 'Safety alert', text: 'Room 214', url: '/', about: 'safetyAlert:1' };
    const id = await fixture.send({ channel: 'push', userId: ada.userId, ...notice });
    const asked: string[] = [];
    const followersOf = async (_reader: unknown, about: string) => {
      asked.push(about);
      return [];
    };
    await fixture.aProcess({ followersOf })(id, { lastTry: false });
    expect(asked).toEqual(['safetyAlert:1']);
  });

  it('names the recipient where the notification can be answered', async () => {
    const { sink, aDevice, ada, ...fixture } = await pushFixture();
    const phone = await aDevice(ada);
    const notice = { title: 'Safety alert', text: 'Room 214', url: '/safetyAlerts/1', action: 'Acknowledge' };
    const id = await fixture.send({ channel: 'push', userId: ada.userId, ...notice });
    await fixture.deliver(id);
    const body = sink.requests[0]?.body ?? Buffer.alloc(0);
    expect(phone.read(body)).toEqual({ id, ...notice, userId: ada.userId });
  });

  it('stores what is for a user without a device', async () => {
    const { notify, ada, ...fixture } = await pushFixture();
    const id = await notify(ada.userId);
    await fixture.deliver(id);
    expect(await fixture.row(id)).toMatchObject({
      status: 'kept',
      subject: 'Broken latch',
      text: 'Room 214',
    });
  });

  it.each([404, 410])('deletes a device that the push service no longer knows (%i)', async (answer) => {
    const { sink, aDevice, notify, ada, ...fixture } = await pushFixture();
    await aDevice(ada);
    sink.answers.push(answer);
    const id = await notify(ada.userId);
    await fixture.deliver(id);
    expect(await fixture.row(id)).toMatchObject({ status: 'kept' });
    expect(await devicesOf(ada.userId)).toEqual([]);
  });

  it.each([
    { answer: 503, error: 'busy' },
    { answer: 'hang', error: 'timeout' },
    { answer: 'break', error: 'unreachable' },
  ] as const)('after $answer from one device only that one is retried', async ({ answer, error }) => {
    const { sink, aDevice, notify, ada, ...fixture } = await pushFixture();
    await aDevice(ada);
    await aDevice(ada);
    sink.answers.push(answer);
    const id = await notify(ada.userId);
    await expect(fixture.deliver(id)).rejects.toThrow(error);
    expect(await fixture.row(id)).toMatchObject({ status: 'waiting', lastError: error, text: 'Room 214' });
    const [first] = sink.requests.map(({ path }) => path);
    await fixture.deliver(id);
    expect(sink.requests).toHaveLength(3);
    expect(sink.requests[2]?.path).toBe(first);
    expect(await fixture.row(id)).toMatchObject({ status: 'sent', lastError: null });
  });

  it('after the last attempt it was sent if one device has it, and has failed if none has', async () => {
    const { sink, aDevice, notify, ada, ...fixture } = await pushFixture();
    await aDevice(ada);
    sink.answers.push(500);
    const failed = await notify(ada.userId);
    await fixture.deliver(failed, { lastTry: true });
    expect(await fixture.row(failed)).toMatchObject({ status: 'failed', lastError: 'busy', text: '' });
    await aDevice(ada);
    sink.answers.push(500, 201);
    const sent = await notify(ada.userId);
    await fixture.deliver(sent, { lastTry: true });
    expect(await fixture.row(sent)).toMatchObject({ status: 'sent', lastError: 'busy', text: '' });
  });

  it('sends nothing to a device whose user is disabled or no longer signed in there', async () => {
    const { sink, aDevice, notify, ...fixture } = await pushFixture();
    const disabled = await aPerson(fixture.work, { isDisabled: true });
    const timedOut = await aPerson(fixture.work);
    await database.db
      .update(sessions)
      .set({ expiresAt: fixture.clock.now })
      .where(eq(sessions.id, timedOut.sessionId));
    const markedOut = await aPerson(fixture.work, {
      autoSignOutData: { enabled: true, signedOutAfter: '2026-11-12T00:00:00.000Z' },
    });
    for (const person of [disabled, timedOut, markedOut]) {
      await aDevice(person);
      const id = await notify(person.userId);
      await fixture.deliver(id);
      expect(await fixture.row(id)).toMatchObject({ status: 'kept' });
    }
    expect(sink.requests).toEqual([]);
  });
});

describe('devices', () => {
  it('a shared device belongs to the user who saved it last', async () => {
    const { sink, aDevice, notify, ada, ...fixture } = await pushFixture();
    const grace = await aPerson(fixture.work);
    await aDevice(ada, 'shared');
    const device = await aDevice(grace, 'shared');
    await fixture.deliver(await notify(ada.userId));
    expect(sink.requests).toEqual([]);
    await fixture.deliver(await notify(grace.userId));
    expect(sink.requests.map(({ body }) => device.read(body).title)).toEqual(['Broken latch']);
  });

  it('are deleted with the session, and with the user', async () => {
    const { aDevice, notify, ada, ...fixture } = await pushFixture();
    await aDevice(ada);
    await database.db.delete(sessions).where(eq(sessions.id, ada.sessionId));
    expect(await devicesOf(ada.userId)).toEqual([]);
    const id = await notify(ada.userId);
    await database.db.delete(users).where(eq(users.id, ada.userId));
    await expect(fixture.row(id)).rejects.toThrow('no such message');
  });

  it('are removed by their owner only', async () => {
    const { aDevice, ada, ...fixture } = await pushFixture();
    const { endpoint } = await aDevice(ada);
    const remove = (userId: string) =>
      fixture.work({ userId }, (work) => fixture.sender.removeSubscription(work, { userId, endpoint }));
    await remove(newId());
    expect(await devicesOf(ada.userId)).toHaveLength(1);
    await remove(ada.userId);
    expect(await devicesOf(ada.userId)).toEqual([]);
  });

  it('are limited in number; the oldest is replaced', async () => {
    const { aDevice, ada, clock } = await pushFixture();
    for (let count = 0; count <= maxDevices; count += 1) {
      clock.now = new Date(clock.now.getTime() + 1_000);
      await aDevice(ada, `device-${count}`);
    }
    const endpoints = (await devicesOf(ada.userId)).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(maxDevices);
    expect(endpoints.some((endpoint) => endpoint.endsWith('/device-0'))).toBe(false);
  });

  it('are rejected at an address that is no push service, with invalid keys, or under a taken id', async () => {
    const { aDevice, ada, ...fixture } = await pushFixture();
    const saved = await aDevice(ada);
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
    const save = (changes: { id?: string; endpoint?: string; keys?: { p256dh: string; auth: string } }) =>
      fixture.work({ userId: ada.userId }, (work) =>
        fixture.sender.saveSubscription(work, {
          ...ada,
          id: newId(),
          endpoint,
          keys: saved.keys,
          ...changes,
        }),
      );
    await expect(save({ endpoint: 'https://169.254.169.254/latest' })).rejects.toThrow(
      'push.endpointNotAllowed',
    );
    await expect(save({ keys: { p256dh: 'A'.repeat(30), auth: saved.keys.auth } })).rejects.toThrow(
      'push.keysNotUsable',
    );
    await expect(save({ keys: { p256dh: saved.keys.p256dh, auth: 'short' } })).rejects.toThrow(
      'push.keysNotUsable',
    );
    await expect(save({ id: saved.id })).rejects.toThrow('push.idTaken');
    await save({});
    expect(await devicesOf(ada.userId)).toHaveLength(2);
  });
});
