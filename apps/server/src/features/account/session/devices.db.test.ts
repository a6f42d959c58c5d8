// The user's sessions, and ending them.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../../../platform/identity/schema.ts';
import { factorsFixture, type FactorsFixture } from '../factors/testing/fixture.ts';

let fixture: FactorsFixture;
let base: string;
beforeAll(async () => {
  fixture = await factorsFixture();
  await fixture.app.start();
  base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
});

type Browser = Readonly<{ cookie(): string }>;
const devicesOf = (browser: Browser) => fixture.clientWith(browser.cookie()).users.listDevices();
async function idOf(browser: Browser): Promise<string> {
  const [first] = await devicesOf(browser);
  return first?.isThisOne === true ? first.id : '';
}

/** Everything that the stream of this browser sends until it is closed. */
async function listen({ cookie }: Browser): Promise<{ rest(): Promise<string> }> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${base}/api/live`, { headers: { cookie: cookie() }, signal: abort.signal });
  expect(response.status).toBe(200);
  const rest = response.text();
  return { rest: () => rest };
}

describe('the list of devices', () => {
  it('shows the user’s sessions, this one first, and nothing of other users', async () => {
    const person = await fixture.aVerifiedPerson();
    const here = await fixture.enter(person, 'link');
    await fixture.enter(person, 'singleSignOn');
    await fixture.enter(await fixture.aVerifiedPerson());
    const devices = await devicesOf(here);
    expect(devices).toMatchObject([
      { isThisOne: true, way: 'link', address: '127.0.0.1', userAgent: 'lightMyRequest' },
      { isThisOne: false, way: 'singleSignOn' },
    ]);
    expect(Object.keys(devices[0] ?? {}).toSorted()).toEqual([
      'address',
      'id',
      'isThisOne',
      'timeCreated',
      'timeSeen',
      'userAgent',
      'way',
    ]);
  });

  it('leaves out pending sign-ins, and sessions that are over', async () => {
    const person = await fixture.aVerifiedPerson();
    const here = await fixture.enter(person);
    await fixture.givePhone(person);
    expect((await fixture.enter(person)).step).toBe('verify');
    await fixture.cookieOf(person, new Date(Date.now() - 1000));
    expect(await devicesOf(here)).toHaveLength(1);
  });

  it('leaves out what inactivity or a sign-out marker has ended', async () => {
    const person = await fixture.aVerifiedPerson({
      autoSignOutData: { enabled: true, signedOutAfter: null },
    });
    await fixture.enter(person);
    fixture.wait(24 * 60);
    const here = await fixture.enter(person);
    expect(await devicesOf(here)).toHaveLength(1);
    const marked = await fixture.aVerifiedPerson();
    await fixture.enter(marked);
    fixture.wait(1);
    const signedOutAfter = fixture.app.services.clock().toISOString();
    await fixture.database.db
      .update(users)
      .set({ autoSignOutData: { enabled: false, signedOutAfter } })
      .where(eq(users.id, marked.id));
    fixture.wait(1);
    expect(await devicesOf(await fixture.enter(marked))).toHaveLength(1);
  });
});

describe('a session that is over', () => {
  const answerTo = (browser: { cookie(): string }) => fixture.clientWith(browser.cookie()).users.getSession();

  it('reports that it expired, so that the device keeps the user’s drafts', async () => {
    const person = await fixture.aVerifiedPerson({
      autoSignOutData: { enabled: true, signedOutAfter: null },
    });
    const here = await fixture.enter(person);
    expect(await answerTo(here)).not.toHaveProperty('hasRunOut');
    fixture.wait(24 * 60);
    expect(await answerTo(here)).toMatchObject({ user: null, hasRunOut: true });
  });

  it('does not report that when it was ended deliberately', async () => {
    const person = await fixture.aVerifiedPerson();
    const [here, there] = [await fixture.enter(person), await fixture.enter(person)];
    await here.post('signOutDevice', { deviceId: await idOf(there) });
    const answer = await answerTo(there);
    expect(answer.user).toBeNull();
    expect(answer).not.toHaveProperty('hasRunOut');
  });
});

describe('signing out', () => {
  it('of one device ends it and its live stream at once, and no other', async () => {
    const person = await fixture.aVerifiedPerson();
    const [here, there] = [await fixture.enter(person), await fixture.enter(person)];
    const stream = await listen(there);
    expect(await here.post('signOutDevice', { deviceId: await idOf(there) })).toMatchObject({ status: 200 });
    expect(await stream.rest()).toContain('event: signedOut');
    expect(await fixture.whoIs(there)).toBeNull();
    expect(await fixture.whoIs(here)).toBe(person.id);
    expect(await fixture.eventsOf(person.id)).toContain('sessionsEnded');
  });

  it('of another user’s device is rejected as unknown', async () => {
    const here = await fixture.enter(await fixture.aVerifiedPerson());
    const stranger = await fixture.enter(await fixture.aVerifiedPerson());
    expect(await here.post('signOutDevice', { deviceId: await idOf(stranger) })).toMatchObject({
      status: 404,
      code: 'device.unknown',
    });
    expect(await fixture.whoIs(stranger)).not.toBeNull();
  });

  it('of all others counts them and keeps this session', async () => {
    const person = await fixture.aVerifiedPerson();
    const [here, ...others] = [
      await fixture.enter(person),
      await fixture.enter(person),
      await fixture.enter(person),
    ];
    await fixture.givePhone(person);
    const halfWay = await fixture.enter(person);
    expect(await here.post('signOutOtherDevices')).toMatchObject({ status: 200, count: 2 });
    for (const other of [...others, halfWay]) expect(await fixture.whoIs(other)).toBeNull();
    expect(await fixture.whoIs(here)).toBe(person.id);
    expect(await here.post('signOutOtherDevices')).toMatchObject({ count: 0 });
  });
});
