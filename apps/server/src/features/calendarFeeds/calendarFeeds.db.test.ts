// The secret address: made, shown once, read, replaced, revoked, and never written down.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securityEvents, users } from '../../platform/identity/schema.ts';
import { hashOfToken } from '../../platform/identity/tokens.ts';
import { someStaff } from '../../testing/people.ts';
import { newFeedToken } from './address.ts';
import { calendarFeeds } from './schema.ts';
import { feedsFixture, publicUrl } from './testing/feedsFixture.ts';

const fixture = await feedsFixture();
const { db, database, person, clientOf, read, change, setFeatures, logged } = fixture;

async function someoneWithFeed() {
  const someone = await person();
  const client = await clientOf(someone);
  const { url } = await client.calendarFeeds.makeCalendarFeed();
  const token = /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
  return { someone, client, url, token };
}

const refused = (code: string): unknown => expect.objectContaining({ code });
const outcome = async (url: string) => {
  const answer = await read(url);
  return {
    status: answer.statusCode,
    code: answer.statusCode === 200 ? '' : answer.json<{ code: string }>().code,
  };
};
const notFound = { status: 404, code: 'calendarFeed.notFound' };

describe('an address', () => {
  it('is read without a session, kept by no one on the way, and says when that was', async () => {
    const { client, url } = await someoneWithFeed();
    expect(await client.calendarFeeds.getCalendarFeed()).toEqual({
      feed: { timeCreated: '2026-11-17T17:00:00.000Z', timeLastRead: null },
    });
    const answer = await read(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect((await client.calendarFeeds.getCalendarFeed()).feed?.timeLastRead).toBe(
      '2026-11-17T17:00:00.000Z',
    );
  });

  it('has 160 random bits, is stored as a hash, and is never logged', async () => {
    const { someone, url, token } = await someoneWithFeed();
    expect(url).toBe(`${publicUrl}/api/calendarFeeds/feed/${token}.ics`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(20);
    await read(url);
    await read(`${url}?again=1`);
    await read(`${url}/`);
    await read(url.replace('/feed/', '/%66eed/'));
    await read(`${publicUrl}/api/calendarFeeds/feed/${newFeedToken()}.ics`);
    const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, someone.id));
    expect(row?.tokenHash).toBe(hashOfToken(token));
    expect(logged.join('')).toContain('/api/calendarFeeds/feed/');
    expect(logged.join('')).not.toContain(token);
    const { rows } = await database.pool.query<{ found: string }>(
      `select query_to_xml('select * from operations', true, false, '')::text
        || query_to_xml('select * from security_events', true, false, '')::text as found`,
    );
    expect(rows[0]?.found).not.toContain(token);
  });

  it('is made only after a recent sign-in, and never for provider staff', async () => {
    const someone = await person();
    const client = await clientOf(someone, 11);
    await expect(client.calendarFeeds.makeCalendarFeed()).rejects.toEqual(refused('signIn.notRecent'));
    const staff = await clientOf(await someStaff(database));
    await expect(staff.calendarFeeds.makeCalendarFeed()).rejects.toEqual(refused('calendarFeed.notAllowed'));
  });
});

describe('not found', () => {
  it('is what was replaced, revoked or never there', async () => {
    const { client, url } = await someoneWithFeed();
    const { url: second } = await client.calendarFeeds.makeCalendarFeed();
    expect([await outcome(url), await outcome(second)]).toEqual([notFound, { status: 200, code: '' }]);
    await client.calendarFeeds.revokeCalendarFeed();
    await client.calendarFeeds.revokeCalendarFeed();
    expect(await client.calendarFeeds.getCalendarFeed()).toEqual({ feed: null });
    const never = [newFeedToken(), 'short', `${newFeedToken()}x`, '%00', '..%2f..%2fmine'];
    for (const address of [second, ...never.map((token) => `/api/calendarFeeds/feed/${token}.ics`)])
      expect(await outcome(address)).toEqual(notFound);
  });

  it('is what belongs to somebody who was disabled, moved to provider staff, or deleted', async () => {
    const { someone, url } = await someoneWithFeed();
    await change(someone, { isDisabled: true });
    expect(await outcome(url)).toEqual(notFound);
    await change(someone, { isDisabled: false, isSchoolDogStaff: true });
    expect(await outcome(url)).toEqual(notFound);
    await change(someone, { isSchoolDogStaff: false });
    expect(await outcome(url)).toEqual({ status: 200, code: '' });
    await db.delete(users).where(eq(users.id, someone.id));
    expect(await outcome(url)).toEqual(notFound);
  });
});

it('making and revoking are in the security log', async () => {
  const { someone, client } = await someoneWithFeed();
  await client.calendarFeeds.revokeCalendarFeed();
  const events = await db.select().from(securityEvents).where(eq(securityEvents.userId, someone.id));
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['calendarFeedMade', 'calendarFeedRevoked']);
});

it('reads are limited for each person, and guesses for each network', async () => {
  const [busy, other] = [await someoneWithFeed(), await someoneWithFeed()];
  for (let reads = 0; reads < 60; reads += 1) expect((await read(busy.url)).statusCode).toBe(200);
  expect(await outcome(busy.url)).toEqual({ status: 429, code: 'calendarFeed.tooManyReads' });
  const guesses = Array.from({ length: 200 }, () => `/api/calendarFeeds/feed/${newFeedToken()}.ics`);
  for (const guess of guesses) await read(guess, '10.3.0.1');
  const guessed = await read(guesses[0] ?? '', '10.3.0.1');
  expect(guessed.statusCode).toBe(429);
  expect((await read(other.url, '10.3.0.1')).statusCode).toBe(200);
});

it('nothing is read during maintenance', async () => {
  const { url } = await someoneWithFeed();
  await setFeatures({ maintenanceMode: true });
  expect((await outcome(url)).code).toBe('app.maintenance');
  await setFeatures({});
});
