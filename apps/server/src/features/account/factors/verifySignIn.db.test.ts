// The second step of a sign-in, whatever the first one was.
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { factorChallenges, sessions, users } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { rateLimits } from '../../../platform/rateLimit/schema.ts';
import { factorsFixture, type FactorsFixture, type TestBrowser, wrong } from './testing/fixture.ts';

let fixture: FactorsFixture;
beforeAll(async () => {
  fixture = await factorsFixture();
});

const halfMinute = 0.51;

async function somebodyWithPhone() {
  const person = await fixture.aVerifiedPerson();
  const phone = await fixture.givePhone(person);
  const browser = await fixture.enter(person);
  return { person, phone, browser };
}
const sessionsOf = ({ id }: { id: string }) =>
  fixture.database.db.select().from(sessions).where(eq(sessions.userId, id));
const outcomes = (answers: readonly { status: number; code?: string }[]) =>
  answers.map(({ status, code }) => code ?? String(status)).toSorted();
const byPhone = async (browser: TestBrowser, codeId: string | undefined, code: string) =>
  browser.post('verifySignIn', { kind: 'sms', codeId, code });

describe('a person with a second factor', () => {
  it.each(['password', 'link', 'singleSignOn', 'setup'] as const)('has to give it after %s', async (way) => {
    const person = await fixture.aVerifiedPerson();
    const { phoneNumber } = await fixture.givePhone(person);
    const browser = await fixture.enter(person, way);
    expect(browser.step).toBe('verify');
    const { user, pending } = await fixture.clientWith(browser.cookie()).users.getSession();
    expect(user).toBeNull();
    expect(pending).toMatchObject({
      step: 'verify',
      factors: [{ kind: 'sms', hint: `(•••) •••-${phoneNumber.slice(-4)}` }],
      hasRecoveryCodes: false,
    });
  });

  it('gets no live updates until the second step is done', async () => {
    const { browser } = await somebodyWithPhone();
    const live = await fixture.app.http.inject({ url: '/api/live', headers: { cookie: browser.cookie() } });
    expect(live.statusCode).toBe(401);
  });

  it('who is disabled before the second step cannot sign in', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const { codeId } = await browser.sendCode(phone.id);
    await fixture.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, person.id));
    const answer = await byPhone(browser, codeId, await fixture.codeTo(phone.phoneNumber));
    expect(answer).toMatchObject({ status: 401, code: 'session.needed' });
  });
});

describe('a code by phone', () => {
  it('opens a new session, and invalidates the previous cookie', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const before = browser.cookie();
    const sent = await browser.sendCode(phone.id);
    expect(sent).toMatchObject({ status: 200, hint: `(•••) •••-${phone.phoneNumber.slice(-4)}` });
    const answer = await byPhone(browser, sent.codeId, await fixture.codeTo(phone.phoneNumber));
    expect(answer).toMatchObject({ status: 200, step: 'signedIn' });
    expect(browser.cookie()).not.toBe(before);
    expect(await fixture.whoIs(browser)).toBe(person.id);
    expect(await fixture.whoIs(fixture.browserWith(before))).toBeNull();
    expect(await sessionsOf(person)).toMatchObject([{ secondFactor: 'passed', way: 'password' }]);
    expect(await fixture.eventsOf(person.id)).toContain('signedIn');
  });

  it('works once, in the session that requested it, for its own user', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const elsewhere = await fixture.enter(person);
    const other = await somebodyWithPhone();
    const { codeId } = await browser.sendCode(phone.id);
    const code = await fixture.codeTo(phone.phoneNumber);
    for (const stranger of [elsewhere, other.browser]) {
      expect(await byPhone(stranger, codeId, code)).toMatchObject({ status: 409, code: 'code.expired' });
    }
    expect(await byPhone(browser, codeId, code)).toMatchObject({ step: 'signedIn' });
    expect(await byPhone(await fixture.enter(person), codeId, code)).toMatchObject({ code: 'code.expired' });
    expect(await other.browser.sendCode(phone.id)).toMatchObject({ status: 404, code: 'factor.unknown' });
  });

  it('may be wrong five times, and then not even the right one works', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const { codeId } = await browser.sendCode(phone.id);
    const code = await fixture.codeTo(phone.phoneNumber);
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await byPhone(browser, codeId, wrong(code))).toMatchObject({
        status: 400,
        code: 'code.wrong',
        data: { triesLeft },
      });
    }
    expect(await byPhone(browser, codeId, code)).toMatchObject({ status: 409, code: 'code.usedUp' });
    expect(await fixture.whoIs(browser)).toBe('verify');
    const refused = (await fixture.eventsOf(person.id)).filter((kind) => kind === 'codeRefused');
    expect(refused).toHaveLength(6);
  });

  it('counts ten guesses at once as ten', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const { codeId } = await browser.sendCode(phone.id);
    const code = await fixture.codeTo(phone.phoneNumber);
    const guesses = Array.from({ length: 10 }, (_, n) => byPhone(browser, codeId, wrong(code, n + 1)));
    expect(outcomes(await Promise.all(guesses))).toEqual([
      ...Array.from({ length: 5 }, () => 'code.usedUp'),
      ...Array.from({ length: 5 }, () => 'code.wrong'),
    ]);
    const refused = (await fixture.eventsOf(person.id)).filter((kind) => kind === 'codeRefused');
    expect(refused).toHaveLength(10);
    const [limit] = await fixture.database.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `code-tries:${person.id}`));
    expect(limit?.points).toBe(10);
  });

  it('opens one session when it comes twice at the same time', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const { codeId } = await browser.sendCode(phone.id);
    const code = await fixture.codeTo(phone.phoneNumber);
    const twins = Array.from({ length: 4 }, () => fixture.browserWith(browser.cookie()));
    const answers = await Promise.all(twins.map((twin) => byPhone(twin, codeId, code)));
    expect(outcomes(answers)).toEqual(['200', 'session.needed', 'session.needed', 'session.needed']);
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  it('is replaced by the next one, which is sent no sooner than half a minute later', async () => {
    const { phone, browser } = await somebodyWithPhone();
    const first = await browser.sendCode(phone.id);
    const firstCode = await fixture.codeTo(phone.phoneNumber);
    const soon = await browser.sendCode(phone.id);
    expect(soon).toMatchObject({ status: 429, code: 'code.tooSoon' });
    expect(soon.data?.retryAfterSeconds).toBeGreaterThan(20);
    fixture.wait(halfMinute);
    const second = await browser.sendCode(phone.id);
    expect(second.status).toBe(200);
    expect(await byPhone(browser, first.codeId, firstCode)).toMatchObject({ code: 'code.expired' });
    const code = await fixture.codeTo(phone.phoneNumber);
    expect(await byPhone(browser, second.codeId, code)).toMatchObject({ step: 'signedIn' });
  });

  it('is sent once when it is requested twice at the same time', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const answers = await Promise.all([browser.sendCode(phone.id), browser.sendCode(phone.id)]);
    expect(outcomes(answers)).toEqual(['200', 'code.tooSoon']);
    const { db } = fixture.database;
    expect(await db.select().from(messages).where(eq(messages.userId, person.id))).toHaveLength(1);
  });

  it('is sent to a user who solved the human check, five times an hour', async () => {
    const { person, phone, browser } = await somebodyWithPhone();
    const robot = await browser.post('sendSignInCode', {
      factorId: phone.id,
      humanCheck: 'solved, honestly',
    });
    expect(robot).toMatchObject({ status: 400, code: 'humanCheck.failed' });
    expect(await fixture.codeTo(phone.phoneNumber)).toBe('no code came');
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await browser.sendCode(phone.id)).status).toBe(200);
      fixture.wait(halfMinute);
    }
    expect(await browser.sendCode(phone.id)).toMatchObject({ status: 429, code: 'code.tooManySent' });
    const again = await fixture.enter(person);
    expect(await again.sendCode(phone.id)).toMatchObject({ status: 429, code: 'code.tooManySent' });
  });

  it('expires with its pending sign-in, after ten minutes', async () => {
    const { phone, browser } = await somebodyWithPhone();
    const { codeId } = await browser.sendCode(phone.id);
    fixture.wait(10);
    const answer = await byPhone(browser, codeId, await fixture.codeTo(phone.phoneNumber));
    expect(answer).toMatchObject({ status: 401, code: 'session.needed' });
  });

  it('is stored only as a hash that the table alone does not reveal', async () => {
    const { phone, browser } = await somebodyWithPhone();
    const { codeId = '' } = await browser.sendCode(phone.id);
    const code = await fixture.codeTo(phone.phoneNumber);
    const { db } = fixture.database;
    const [row] = await db.select().from(factorChallenges).where(eq(factorChallenges.id, codeId));
    expect(row?.codeHash).toBe(fixture.app.services.identity.hashOfCode(codeId, code));
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

describe('the code of an app', () => {
  async function somebodyWithApp() {
    const person = await fixture.aVerifiedPerson();
    const secret = await fixture.giveApp(person);
    fixture.atStartOfStep();
    return { person, secret, browser: await fixture.enter(person) };
  }
  const byApp = (browser: TestBrowser, code: string) => browser.post('verifySignIn', { kind: 'totp', code });

  it('opens a session, once', async () => {
    const { person, secret, browser } = await somebodyWithApp();
    const code = fixture.appCode(secret);
    expect(await byApp(browser, wrong(code))).toMatchObject({ status: 400, code: 'code.wrong' });
    expect(await byApp(browser, code)).toMatchObject({ step: 'signedIn' });
    expect(await fixture.whoIs(browser)).toBe(person.id);
    const second = await fixture.enter(person);
    expect(await byApp(second, code)).toMatchObject({ code: 'code.wrong' });
    fixture.wait(halfMinute);
    expect(await byApp(second, fixture.appCode(secret))).toMatchObject({ step: 'signedIn' });
  });

  it.each([
    [-2, 'code.wrong'],
    [-1, '200'],
    [1, '200'],
    [2, 'code.wrong'],
  ])('of a clock that is %i half minutes off answers %s', async (steps, outcome) => {
    const { secret, browser } = await somebodyWithApp();
    expect(outcomes([await byApp(browser, fixture.appCode(secret, steps))])).toEqual([outcome]);
  });

  it('opens one session when two browsers send it at the same time', async () => {
    const { person, secret, browser } = await somebodyWithApp();
    const browsers = [browser, await fixture.enter(person), await fixture.enter(person)];
    const code = fixture.appCode(secret);
    const answers = await Promise.all(browsers.map((one) => byApp(one, code)));
    expect(outcomes(answers)).toEqual(['200', 'code.wrong', 'code.wrong']);
  });

  it('may be wrong five times at most, and a right one resets the count', async () => {
    const { person, secret, browser } = await somebodyWithApp();
    for (let n = 0; n < 4; n += 1) expect((await byApp(browser, '000000')).code).toBe('code.wrong');
    expect((await byApp(browser, fixture.appCode(secret))).status).toBe(200);
    const again = await fixture.enter(person);
    for (let n = 0; n < 5; n += 1) expect((await byApp(again, '000000')).code).toBe('code.wrong');
    expect((await byApp(again, '000000')).code).toBe('code.tooManyTries');
  });

  it('is rejected for a user without an app', async () => {
    const { browser } = await somebodyWithPhone();
    expect(await byApp(browser, '000000')).toMatchObject({ status: 400, code: 'code.wrong' });
  });
});

describe('guessing', () => {
  it.each([
    ['an app', 5, { kind: 'totp', code: '123456' }],
    ['a recovery sheet', 20, { kind: 'recovery', code: 'aaaaa-aaaaa' }],
  ])('codes of %s stops after %i attempts and is logged', async (_of, tries, step) => {
    const { person, browser } = await somebodyWithPhone();
    const guess = () => browser.post('verifySignIn', step);
    for (let n = 0; n < tries; n += 1) expect((await guess()).code).toBe('code.wrong');
    // A new sign-in does not reset the limit.
    expect(await guess()).toMatchObject({ status: 429, code: 'code.tooManyTries' });
    const again = await fixture.enter(person);
    expect((await again.post('verifySignIn', step)).status).toBe(429);
    expect(await fixture.eventsOf(person.id)).toContain('tooManyAttempts');
    const { db } = fixture.database;
    const [limit] = await db
      .select()
      .from(rateLimits)
      .where(like(rateLimits.key, `%${person.id}`));
    expect(limit?.expire).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
  });
});
