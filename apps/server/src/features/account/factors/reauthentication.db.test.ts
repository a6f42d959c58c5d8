// Signing in again in an open session, before a sensitive change.
import { beforeAll, describe, expect, it } from 'vitest';
import { password } from '../../../testing/mailFixture.ts';
import { beginReauthentication } from './reauthentication.ts';
import { factorsFixture, type FactorsFixture, type TestBrowser, wrong } from './testing/fixture.ts';

let fixture: FactorsFixture;
beforeAll(async () => {
  fixture = await factorsFixture();
});

/** Signed in, and long enough ago. */
async function somebody() {
  const person = await fixture.aVerifiedPerson();
  await fixture.givePassword(person);
  const browser = await fixture.enter(person);
  fixture.wait(11);
  return { person, browser };
}
async function somebodyWithPhone() {
  const { person, browser } = await somebody();
  return { person, browser, phone: await fixture.givePhone(person) };
}
const isRecent = async (browser: TestBrowser) =>
  (await fixture.clientWith(browser.cookie()).users.getFactors()).isRecent;
const firstStep = (browser: TestBrowser, { email }: { email: string }, typed = password) =>
  browser.post('reauthenticate', { email, password: typed });

describe('signing in again', () => {
  it('with the password is enough for a user without a factor', async () => {
    const { person, browser } = await somebody();
    expect(await isRecent(browser)).toBe(false);
    const cookie = browser.cookie();
    expect(await firstStep(browser, person)).toMatchObject({ status: 200, step: 'signedIn' });
    expect(await isRecent(browser)).toBe(true);
    expect(browser.cookie()).toBe(cookie);
    expect(await fixture.eventsOf(person.id)).toContain('reauthenticated');
  });

  it('with a factor takes both steps, in that order', async () => {
    const { person, browser, phone } = await somebodyWithPhone();
    const notBegun = { status: 409, code: 'reauthenticate.notBegun' };
    const verify = (codeId: string | undefined, code: string) =>
      browser.post('verifyReauthentication', { kind: 'sms', codeId, code });
    expect(await browser.sendCode(phone.id)).toMatchObject(notBegun);
    expect(await verify('x'.repeat(20), '000000')).toMatchObject(notBegun);
    expect(await firstStep(browser, person)).toMatchObject({ status: 200, step: 'verify' });
    expect(await isRecent(browser)).toBe(false);
    const { codeId } = await browser.sendCode(phone.id);
    const code = await fixture.codeTo(phone.phoneNumber);
    expect(await verify(codeId, wrong(code))).toMatchObject({ code: 'code.wrong', data: { triesLeft: 4 } });
    expect(await isRecent(browser)).toBe(false);
    expect(await verify(codeId, code)).toMatchObject({ status: 200, step: 'signedIn' });
    expect(await isRecent(browser)).toBe(true);
    expect(await verify(codeId, code)).toMatchObject(notBegun);
  });

  it('with an app or a recovery code works the same', async () => {
    const { person, browser } = await somebody();
    const secret = await fixture.giveApp(person);
    await firstStep(browser, person);
    fixture.atStartOfStep();
    const verify = (step: object) => browser.post('verifyReauthentication', step);
    const code = fixture.appCode(secret);
    expect(await verify({ kind: 'totp', code })).toMatchObject({ step: 'signedIn' });
    const { recoveryCodes = [] } = await browser.post('makeRecoveryCodes');
    await firstStep(browser, person);
    expect(await verify({ kind: 'totp', code })).toMatchObject({ code: 'code.wrong' });
    expect(await verify({ kind: 'recovery', code: recoveryCodes[0] })).toMatchObject({ step: 'signedIn' });
  });

  it('remembers its first step for ten minutes, in this session only', async () => {
    const { person, browser } = await somebody();
    const other = await fixture.enter(person);
    const phone = await fixture.givePhone(person);
    await firstStep(browser, person);
    const { codeId } = await browser.sendCode(phone.id);
    const code = await fixture.codeTo(phone.phoneNumber);
    const notBegun = { status: 409, code: 'reauthenticate.notBegun' };
    const elsewhere = await other.post('verifyReauthentication', { kind: 'sms', codeId, code });
    expect(elsewhere).toMatchObject(notBegun);
    fixture.wait(10);
    const late = await browser.post('verifyReauthentication', { kind: 'sms', codeId, code });
    expect(late).toMatchObject(notBegun);
    await firstStep(browser, person);
    const expired = await browser.post('verifyReauthentication', { kind: 'sms', codeId, code });
    expect(expired).toMatchObject({ status: 409, code: 'code.expired' });
  });

  it('as another user is rejected, even with the right password', async () => {
    const [{ browser }, other] = [await somebody(), await somebody()];
    expect(await firstStep(browser, other.person)).toMatchObject({
      status: 409,
      code: 'reauthenticate.mismatch',
    });
    expect(await isRecent(browser)).toBe(false);
  });

  it('with a wrong password looks like a sign-in, and is limited like one', async () => {
    const { person, browser } = await somebody();
    for (let n = 0; n < 10; n += 1) {
      expect(await firstStep(browser, person, 'guess')).toMatchObject({ status: 401, code: 'signIn.wrong' });
    }
    expect(await firstStep(browser, person)).toMatchObject({ status: 429, code: 'signIn.tooMany' });
    expect(await isRecent(browser)).toBe(false);
    expect(await fixture.eventsOf(person.id)).toContain('signInRefused');
  });

  it('after single sign-on also requires the factor', async () => {
    const { person, browser } = await somebody();
    const [device] = await fixture.clientWith(browser.cookie()).users.listDevices();
    const begin = () =>
      fixture.app.services.work({ userId: person.id }, (work) =>
        beginReauthentication(work, { sessionId: device?.id ?? '', userId: person.id }),
      );
    expect(await begin()).toBe('signedIn');
    expect(await isRecent(browser)).toBe(true);
    fixture.wait(11);
    await fixture.givePhone(person);
    expect(await begin()).toBe('verify');
    expect(await isRecent(browser)).toBe(false);
  });
});
