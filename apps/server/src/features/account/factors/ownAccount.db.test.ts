// Changes of the user's own sign-in methods: removing factors, recovery codes, the password. And what must
// stay secret.
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityEvents } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { operations } from '../../../platform/operations/schema.ts';
import { newPassword } from '../../../testing/mailFixture.ts';
import { factorsFixture, aPhone, type FactorsFixture, type TestBrowser } from './testing/fixture.ts';

const written: string[] = [];
let fixture: FactorsFixture;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void written.push(line) });
  fixture = await factorsFixture({}, log);
});

async function somebodyEnrolled() {
  const person = await fixture.aVerifiedPerson();
  const browser = await fixture.enter(person);
  const phoneNumber = aPhone();
  const { codeId } = await browser.enrolPhone(phoneNumber);
  const code = await fixture.codeTo(phoneNumber);
  const { recoveryCodes = [] } = await browser.post('finishPhoneEnrolment', { codeId, code });
  const { factors } = await fixture.clientWith(browser.cookie()).users.getFactors();
  return { person, browser, phoneNumber, recoveryCodes, factorId: factors[0]?.id ?? '' };
}
const byRecovery = (browser: TestBrowser, code: string | undefined) =>
  browser.post('verifySignIn', { kind: 'recovery', code });
const subjectsTo = async ({ email }: { email: string }) =>
  (await fixture.mailsTo(email)).map(({ subject }) => subject);
const notRecent = { status: 403, code: 'signIn.notRecent' };

describe('removing a factor', () => {
  it('deletes the recovery codes and sends a mail', async () => {
    const { person, browser, factorId } = await somebodyEnrolled();
    expect(await browser.post('removeFactor', { factorId })).toMatchObject({ status: 200 });
    expect(await fixture.clientWith(browser.cookie()).users.getFactors()).toMatchObject({
      factors: [],
      unusedRecoveryCodes: 0,
    });
    expect(await fixture.eventsOf(person.id)).toContain('factorRemoved');
    expect(await subjectsTo(person)).toContain(
      'Multi-factor authentication (MFA) was removed from your account',
    );
    expect((await fixture.enter(person)).step).toBe('signedIn');
  });

  it('needs a recent sign-in, and affects no other user', async () => {
    const [one, other] = [await somebodyEnrolled(), await somebodyEnrolled()];
    expect(await one.browser.post('removeFactor', { factorId: other.factorId })).toMatchObject({
      status: 404,
      code: 'factor.unknown',
    });
    fixture.wait(10.1);
    expect(await one.browser.post('removeFactor', { factorId: one.factorId })).toMatchObject(notRecent);
  });
});

describe('recovery codes', () => {
  it('sign in once each, however they are typed, and their owner is notified', async () => {
    const { person, recoveryCodes } = await somebodyEnrolled();
    const [first = '', second = ''] = recoveryCodes;
    const browser = await fixture.enter(person);
    expect(await byRecovery(browser, 'aaaaa-aaaaa')).toMatchObject({ status: 400, code: 'code.wrong' });
    expect(await byRecovery(browser, '!!!!!!!!!!!')).toMatchObject({ status: 400, code: 'code.wrong' });
    expect(await byRecovery(browser, ` ${first.toUpperCase()} `)).toMatchObject({ step: 'signedIn' });
    expect(await fixture.eventsOf(person.id)).toContain('recoveryCodeUsed');
    expect(await subjectsTo(person)).toContain('A recovery code was used on your account');
    const next = await fixture.enter(person);
    expect(await byRecovery(next, first)).toMatchObject({ code: 'code.wrong' });
    expect(await byRecovery(next, second.replace('-', ''))).toMatchObject({ step: 'signedIn' });
  });

  it('open one session when one is sent twice at the same time', async () => {
    const { person, recoveryCodes } = await somebodyEnrolled();
    const browsers = [await fixture.enter(person), await fixture.enter(person), await fixture.enter(person)];
    const answers = await Promise.all(browsers.map((browser) => byRecovery(browser, recoveryCodes[0])));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400']);
  });

  it('work only for their owner', async () => {
    const [one, other] = [await somebodyEnrolled(), await somebodyEnrolled()];
    const browser = await fixture.enter(other.person);
    expect(await byRecovery(browser, one.recoveryCodes[0])).toMatchObject({ code: 'code.wrong' });
  });

  it('are replaced all at once, after a recent sign-in', async () => {
    const { person, browser, recoveryCodes } = await somebodyEnrolled();
    const made = await browser.post('makeRecoveryCodes');
    expect(made.recoveryCodes).toHaveLength(10);
    expect(await subjectsTo(person)).toContain('New recovery codes were created for your account');
    const next = await fixture.enter(person);
    expect(await byRecovery(next, recoveryCodes[0])).toMatchObject({ code: 'code.wrong' });
    expect(await byRecovery(next, made.recoveryCodes?.[0])).toMatchObject({ step: 'signedIn' });
    fixture.wait(10.1);
    expect(await browser.post('makeRecoveryCodes')).toMatchObject(notRecent);
  });

  it('are not created without a factor', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    expect(await browser.post('makeRecoveryCodes')).toMatchObject({ status: 409, code: 'factor.none' });
  });
});

describe('changing the password', () => {
  it('ends every other session and sends a mail', async () => {
    const person = await fixture.aVerifiedPerson();
    await fixture.givePassword(person);
    const [here, there] = [await fixture.enter(person), await fixture.enter(person)];
    expect(await here.post('changePassword', { password: newPassword })).toMatchObject({ status: 200 });
    expect(await fixture.whoIs(here)).toBe(person.id);
    expect(await fixture.whoIs(there)).toBeNull();
    const [mail, ...others] = await fixture.mailsTo(person.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toMatch(/was changed on \p{L}+, \p{L}+ \d+ at \d+:\d\d [AP]M E[DS]T\./u);
    expect(await fixture.eventsOf(person.id)).toContain('passwordChanged');
    const signIn = (password: string) =>
      fixture.app.http.inject({
        method: 'POST',
        url: '/api/users/signIn',
        payload: { email: person.email, password },
      });
    expect((await signIn(newPassword)).statusCode).toBe(200);
    expect((await signIn('correct horse battery')).statusCode).toBe(401);
  });

  it('rejects common passwords, and an old sign-in', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    const answer = await browser.post('changePassword', { password: 'passwordpassword' });
    expect(answer.status).toBe(400);
    expect(answer.code).toMatch(/^password\./);
    fixture.wait(10.1);
    expect(await browser.post('changePassword', { password: newPassword })).toMatchObject(notRecent);
  });
});

describe('codes and secrets', () => {
  it('appear in no log, no subject, no security event and no stored answer', async () => {
    const { person, browser, phoneNumber, recoveryCodes } = await somebodyEnrolled();
    const enrolmentCode = await fixture.codeTo(phoneNumber);
    const operation = () => ({ 'operation-id': fixture.app.services.makeId() });
    const { secret = '' } = await browser.post('beginAppEnrolment', {}, operation());
    const { recoveryCodes: later = [] } = await browser.post('makeRecoveryCodes', {}, operation());
    const next = await fixture.enter(person);
    const { factors } = await fixture.clientWith(browser.cookie()).users.getFactors();
    await next.sendCode(factors[0]?.id ?? '');
    const signInCode = await fixture.codeTo(phoneNumber);
    await byRecovery(next, later[0]);

    const { db } = fixture.database;
    const subjects = await db.select({ subject: messages.subject }).from(messages);
    const events = await db.select().from(securityEvents).where(eq(securityEvents.userId, person.id));
    const remembered = await db.select().from(operations);
    const open = JSON.stringify([written, subjects, events.map(({ detail }) => detail), remembered]);
    expect(written.length).toBeGreaterThan(5);
    expect(events.length).toBeGreaterThan(3);
    const secrets = [...recoveryCodes, ...later, enrolmentCode, signInCode, secret, phoneNumber];
    // Matched as words, because timestamps may contain any six digits.
    for (const one of secrets) expect(open).not.toMatch(new RegExp(`(?<![0-9A-Za-z])${one}(?![0-9A-Za-z])`));
  });
});
