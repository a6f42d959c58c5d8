// The places where one is signed in, and ending them.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../../../platform/identity/schema.ts';
import { aHouseWithCodes, type HouseWithCodes } from '../factors/testing/house.ts';

let house: HouseWithCodes;
let base: string;
beforeAll(async () => {
  house = await aHouseWithCodes();
  await house.app.start();
  base = await house.app.http.listen({ port: 0, host: '127.0.0.1' });
});

type Browser = Readonly<{ cookie(): string }>;
const devicesOf = (browser: Browser) => house.clientWith(browser.cookie()).users.listDevices();
async function idOf(browser: Browser): Promise<string> {
  const [first] = await devicesOf(browser);
  return first?.isThisOne === true ? first.id : '';
}

/** Everything that the stream of this browser says until it is let go. */
async function listen({ cookie }: Browser): Promise<{ rest(): Promise<string> }> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${base}/api/live`, { headers: { cookie: cookie() }, signal: abort.signal });
  expect(response.status).toBe(200);
  const rest = response.text();
  return { rest: () => rest };
}

describe('the list of devices', () => {
  it('shows where one is signed in, this one first, and nothing of anybody else', async () => {
    const person = await house.aVerifiedPerson();
    const here = await house.enter(person, 'link');
    await house.enter(person, 'singleSignOn');
    await house.enter(await house.aVerifiedPerson());
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

  it('leaves out sign-ins half-way, and sessions that are over', async () => {
    const person = await house.aVerifiedPerson();
    const here = await house.enter(person);
    await house.givePhone(person);
    expect((await house.enter(person)).step).toBe('verify');
    await house.cookieOf(person, new Date(Date.now() - 1000));
    expect(await devicesOf(here)).toHaveLength(1);
  });

  it('leaves out what inactivity or a sign-out marker has ended', async () => {
    const person = await house.aVerifiedPerson({ autoSignOutData: { enabled: true, signedOutAfter: null } });
    await house.enter(person);
    house.wait(24 * 60);
    const here = await house.enter(person);
    expect(await devicesOf(here)).toHaveLength(1);
    const marked = await house.aVerifiedPerson();
    await house.enter(marked);
    house.wait(1);
    const signedOutAfter = house.app.services.clock().toISOString();
    await house.database.db
      .update(users)
      .set({ autoSignOutData: { enabled: false, signedOutAfter } })
      .where(eq(users.id, marked.id));
    house.wait(1);
    expect(await devicesOf(await house.enter(marked))).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('of one device ends it and its live stream at once, and no other', async () => {
    const person = await house.aVerifiedPerson();
    const [here, there] = [await house.enter(person), await house.enter(person)];
    const stream = await listen(there);
    expect(await here.post('signOutDevice', { deviceId: await idOf(there) })).toMatchObject({ status: 200 });
    expect(await stream.rest()).toContain('event: signedOut');
    expect(await house.whoIs(there)).toBeNull();
    expect(await house.whoIs(here)).toBe(person.id);
    expect(await house.eventsOf(person.id)).toContain('sessionsEnded');
  });

  it("of somebody else's device is refused as unknown", async () => {
    const here = await house.enter(await house.aVerifiedPerson());
    const stranger = await house.enter(await house.aVerifiedPerson());
    expect(await here.post('signOutDevice', { deviceId: await idOf(stranger) })).toMatchObject({
      status: 404,
      code: 'device.unknown',
    });
    expect(await house.whoIs(stranger)).not.toBeNull();
  });

  it('of all others counts them and stays here', async () => {
    const person = await house.aVerifiedPerson();
    const [here, ...others] = [
      await house.enter(person),
      await house.enter(person),
      await house.enter(person),
    ];
    await house.givePhone(person);
    const halfWay = await house.enter(person);
    expect(await here.post('signOutOtherDevices')).toMatchObject({ status: 200, count: 2 });
    for (const other of [...others, halfWay]) expect(await house.whoIs(other)).toBeNull();
    expect(await house.whoIs(here)).toBe(person.id);
    expect(await here.post('signOutOtherDevices')).toMatchObject({ count: 0 });
  });
});
