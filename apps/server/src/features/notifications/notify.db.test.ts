import { communicationKinds, defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf, setConnection } from '../../platform/database/connection.ts';
import { messages, pushSubscriptions } from '../../platform/messages/schema.ts';
import { aBrowser } from '../../platform/messages/testing/browser.ts';
import { settings } from '../../platform/settingsDocuments/schema.ts';
import type { Work } from '../../platform/work/work.ts';
import { testApp } from '../../testing/app.ts';
import { aLiveStream } from '../../testing/liveStream.ts';
import { aPerson, someStaff, type TestPerson } from '../../testing/people.ts';
import { notify } from './index.ts';
import { notifications } from './schema.ts';

const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' });
const { app, database } = fixture;
const { db } = database;
const { services } = app;

const workOrder = {
  publicId: '1042',
  title: 'Broken latch',
  schoolName: 'Oak Hill',
  byName: 'Ben Ruiz',
  details: '',
};
const assigned = { kind: 'taskAssigned', values: workOrder, url: '/tasks/task/abc' } as const;

/** Signed in with one device that accepts push. */
async function aPersonWithDevice(facts: Partial<Parameters<typeof aPerson>[1]> = {}): Promise<TestPerson> {
  const person = await aPerson(database, { role: 'maintenance_staff', firstName: 'Ada', ...facts });
  const client = await fixture.as(person);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${services.makeId()}`;
  await client.notifications.savePushSubscription({
    id: services.makeId(),
    subscription: { endpoint, keys: aBrowser().keys },
  });
  return person;
}

const tell = (
  people: readonly TestPerson[],
  what: Parameters<typeof notify>[2] | typeof assigned = assigned,
) =>
  services.work({ userId: null }, (work) =>
    notify(work, services, { ...what, userIds: people.map(({ id }) => id) }),
  );
const listed = (person: TestPerson) =>
  db.select().from(notifications).where(eq(notifications.userId, person.id));
const sentTo = (person: TestPerson) =>
  db.select().from(messages).where(eq(messages.userId, person.id)).orderBy(asc(messages.channel));

beforeAll(async () => {
  await app.start();
  await db.insert(settings).values({ name: 'organization', value: { districtName: 'Oak County Schools' } });
});
beforeEach(async () => {
  await db.delete(messages);
  await db.delete(notifications);
});

describe('the channels', () => {
  it('every notification goes to the app, by mail and by push', async () => {
    const ada = await aPersonWithDevice();
    await tell([ada]);
    expect(await listed(ada)).toMatchObject([
      { kind: 'taskAssigned', values: workOrder, url: '/tasks/task/abc', timeRead: null },
    ]);
    expect(await sentTo(ada)).toMatchObject([
      {
        channel: 'mail',
        recipient: ada.email,
        subject: 'Work order 1042 was assigned to you: Broken latch',
        text: expect.stringContaining('Open the work order: http://oakcounty.example/tasks/task/abc'),
      },
      {
        channel: 'push',
        subject: 'Work order 1042 assigned to you',
        text: 'Broken latch, Oak Hill',
        data: { url: '/tasks/task/abc' },
      },
    ]);
  });

  it.each(communicationKinds)('a user who turned %s off gets no mail and no push', async (kind) => {
    const communicationPreferences = { ...defaultCommunicationPreferences(), [kind]: false };
    const ada = await aPersonWithDevice({ communicationPreferences });
    const values = {
      ...workOrder,
      boardName: 'Doors',
      details: 'Concerns: 1',
      month: '2026-11',
      required: '4',
      logged: '1',
    };
    await tell([ada], { kind, values, url: '/', userIds: [] });
    expect(await listed(ada)).toHaveLength(kind === 'neighborhoodWatch' ? 0 : 1);
    expect(await sentTo(ada)).toEqual([]);
  });

  it('a change of access is always sent, whatever the preferences, and cannot be unsubscribed', async () => {
    const none = Object.fromEntries(communicationKinds.map((kind) => [kind, false]));
    const ada = await aPersonWithDevice({ communicationPreferences: none });
    await tell([ada], { kind: 'permissionsChanged', values: { byName: 'Ben Ruiz' }, url: '/', userIds: [] });
    const [mail, push] = await sentTo(ada);
    expect(mail).toMatchObject({ channel: 'mail', data: null });
    expect(mail?.text).toContain('Ben Ruiz changed what you can see and do');
    expect(mail?.text).not.toContain('unsubscribe');
    expect(push).toMatchObject({ channel: 'push' });
  });

  it('a welcome waits in the app', async () => {
    const ada = await aPersonWithDevice();
    await tell([ada], { kind: 'welcome', values: {}, url: '/dashboard', userIds: [] });
    expect(await listed(ada)).toMatchObject([{ kind: 'welcome', url: '/dashboard' }]);
    expect(await sentTo(ada)).toEqual([]);
  });

  it('nothing is pushed to a user without a device on which they are signed in', async () => {
    const ada = await aPerson(database, { role: 'maintenance_staff' });
    await tell([ada]);
    expect((await sentTo(ada)).map(({ channel }) => channel)).toEqual(['mail']);
  });
});

describe('the texts', () => {
  it('are in each user’s language, including months', async () => {
    const luz = await aPersonWithDevice({ firstName: 'Luz', language: 'es' });
    const ada = await aPersonWithDevice();
    const values = { schoolName: 'Oak Hill', month: '2026-11', logged: '1', required: '4' };
    await tell([luz, ada], { kind: 'nudge', values, url: '/dashboard', userIds: [] });
    expect((await sentTo(luz)).map(({ subject }) => subject)).toEqual([
      'Oak Hill: 1 de 4 observaciones en noviembre de 2026',
      '1 de 4 observaciones',
    ]);
    expect((await sentTo(ada)).map(({ subject }) => subject)).toEqual([
      'Oak Hill: 1 of 4 observations in November 2026',
      '1 of 4 observations',
    ]);
    expect((await sentTo(luz))[0]?.text).toMatch(/Hola, Luz:[\s\S]+en nombre de Oak County Schools/);
    expect((await listed(luz))[0]?.values).toEqual(values);
  });

  it('the mail has an unsubscribe link in its footer and its header', async () => {
    const ada = await aPersonWithDevice();
    await tell([ada]);
    const [mail] = await sentTo(ada);
    const [, token = ''] =
      /http:\/\/oakcounty\.example\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(services.unsubscribeTokens.read(token)).toEqual({ userId: ada.id, kind: 'taskAssigned' });
    expect(mail?.html).toContain(`href="http://oakcounty.example/unsubscribe?token=${token}"`);
    expect(mail?.data).toEqual({
      unsubscribeUrl: `http://oakcounty.example/api/notifications/one-click?token=${token}`,
    });
    expect(token).not.toContain(ada.email);
  });
});

describe('recipients', () => {
  it('exclude disabled and deleted users, and provider staff except for their own account', async () => {
    const gone = await aPersonWithDevice();
    await db.delete(pushSubscriptions);
    const disabled = await aPerson(database, { role: 'principal', isDisabled: true });
    const staff = await someStaff(database);
    await tell([disabled, staff, { ...gone, id: services.makeId() }]);
    await tell([]);
    expect(await db.select().from(notifications)).toEqual([]);
    expect(await db.select().from(messages)).toEqual([]);
    await tell([disabled, staff], {
      kind: 'permissionsChanged',
      values: { byName: 'Ben Ruiz' },
      url: '/',
      userIds: [],
    });
    expect((await db.select().from(notifications)).map(({ userId }) => userId)).toEqual([staff.id]);
  });

  it('are stored with the record that mails and pushes are about, to look up the delivery', async () => {
    const ada = await aPersonWithDevice();
    const alert = {
      kind: 'safetyAlert',
      values: { itemName: 'Latch', schoolName: 'Oak Hill', byName: 'Ben Ruiz', message: 'Loose' },
      url: '/safetyAlerts/abc',
    } as const;
    await services.work({ userId: null }, (work) =>
      notify(work, services, { ...alert, userIds: [ada.id], about: 'safetyAlert:abc' }),
    );
    await tell([ada]);
    const sent = await sentTo(ada);
    expect(sent.filter(({ about }) => about === 'safetyAlert:abc').map(({ channel }) => channel)).toEqual([
      'mail',
      'push',
    ]);
    expect(sent.filter(({ about }) => about === null)).toHaveLength(2);
  });

  it('get it once, however often they are named', async () => {
    const ada = await aPersonWithDevice();
    await tell([ada, ada, ada]);
    expect(await listed(ada)).toHaveLength(1);
    expect(await sentTo(ada)).toHaveLength(2);
  });

  it('get nothing when the transaction is rolled back', async () => {
    const ada = await aPersonWithDevice();
    const failing = services.work({ userId: null }, async (work) => {
      await notify(work, services, { ...assigned, userIds: [ada.id] });
      throw new Error('thought better of it');
    });
    await expect(failing).rejects.toThrow('thought better of it');
    expect(await listed(ada)).toEqual([]);
    expect(await sentTo(ada)).toEqual([]);
  });

  it('can be many, in a constant number of statements', async () => {
    const people = await Promise.all(
      Array.from({ length: 40 }, () => aPerson(database, { role: 'custodial' })),
    );
    const counted = async (told: readonly TestPerson[]) => {
      let statements = 0;
      await services.work({ userId: null }, (work) => {
        const tx = new Proxy(work.tx, {});
        setConnection(tx, {
          isTransaction: true,
          query: (statement) => {
            statements += 1;
            return connectionOf(work.tx).query(statement);
          },
        });
        const defer: Work['defer'] = (...write) => {
          statements += 1;
          work.defer(...write);
        };
        return notify({ ...work, tx, defer }, services, { ...assigned, userIds: told.map(({ id }) => id) });
      });
      return statements;
    };
    const few = await counted(people.slice(0, 2));
    expect(await counted(people)).toBe(few);
    expect(await db.select().from(notifications)).toHaveLength(42);
    expect(await db.select().from(messages)).toHaveLength(42);
  });
});

it('only the recipient’s browsers are notified that their list changed', async () => {
  const base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const ada = await aPersonWithDevice();
  const ben = await aPersonWithDevice({ firstName: 'Ben' });
  const staff = await someStaff(database);
  const streams = await Promise.all([ada, ben, staff].map((person) => aLiveStream(fixture, base, person)));
  await tell([ada]);
  await services.work({ userId: null }, (work) => work.announce({ topic: 'users', id: 'somebody' }));
  const untilUsers = async (stream: (typeof streams)[number]) => {
    const topics: unknown[] = [];
    for (;;) {
      const event = await stream.next();
      topics.push(event?.data);
      if (JSON.stringify(event?.data).includes('somebody')) return topics.slice(0, -1);
    }
  };
  const [heardByAda, heardByBen, heardByStaff] = await Promise.all(streams.map(untilUsers));
  expect(heardByAda).toEqual([{ topic: 'notifications', id: ada.id }]);
  expect(heardByBen).toEqual([]);
  expect(heardByStaff).toEqual([{ topic: 'notifications.messages', id: expect.any(String) }]);
});
