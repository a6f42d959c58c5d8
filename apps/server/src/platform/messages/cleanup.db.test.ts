import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { sessions } from '../identity/schema.ts';
import { cleanUp } from './cleanup.ts';
import { messages, pushSubscriptions, type MessageStatus } from './schema.ts';
import { messagesFixture, aPerson, newId } from './testing/fixture.ts';

const database = await testDatabase();
const dayMilliseconds = 24 * 60 * 60 * 1000;

it('deletes messages after 30 days and ends the wait of those that lost their job', async () => {
  const { work, clock } = messagesFixture(database);
  const daysAgo = (days: number) => new Date(clock.now.getTime() - days * dayMilliseconds);
  const insert = async (status: MessageStatus, days: number) => {
    const id = newId();
    const timeCreated = daysAgo(days);
    await database.db
      .insert(messages)
      .values({ id, channel: 'mail', recipient: 'a', text: 'code', status, timeCreated });
    return id;
  };
  for (const status of ['sent', 'kept', 'failed', 'waiting', 'sending'] as const) await insert(status, 31);
  const kept = await insert('kept', 29);
  const waiting = await insert('waiting', 1);
  const lost = await insert('sending', 3);
  await work({ userId: null }, cleanUp);

  const left = await database.db.select().from(messages);
  expect(
    Object.fromEntries(left.map(({ id, status, lastError, text }) => [id, [status, lastError, text]])),
  ).toEqual({
    [kept]: ['kept', null, 'code'],
    [waiting]: ['waiting', null, 'code'],
    [lost]: ['failed', 'abandoned', ''],
  });
});

it('deletes devices whose session has ended', async () => {
  const { work, clock } = messagesFixture(database);
  const [gone, stays] = [await aPerson(work), await aPerson(work)];
  const keys = { p256dh: 'key', auth: 'secret' };
  for (const person of [gone, stays]) {
    await database.db.insert(pushSubscriptions).values({ id: newId(), ...person, endpoint: newId(), keys });
  }
  const anHourAgo = new Date(clock.now.getTime() - 3_600_000);
  await database.db.update(sessions).set({ expiresAt: anHourAgo }).where(eq(sessions.id, gone.sessionId));
  await work({ userId: null }, cleanUp);
  const left = await database.db.select({ userId: pushSubscriptions.userId }).from(pushSubscriptions);
  expect(left).toEqual([{ userId: stays.userId }]);
});
