// Adding a second factor: who may, what is required, and what follows.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recoveryCodes, secondFactors, sessions, users } from '../../../platform/identity/schema.ts';
import { tokenOf } from '../../../testing/mailFixture.ts';
import { replaceChallenge } from './codes/store.ts';
import { factorsFixture, aPhone, type FactorsFixture, type TestBrowser, wrong } from './testing/fixture.ts';

let fixture: FactorsFixture;
beforeAll(async () => {
  fixture = await factorsFixture();
});

const factorsOf = ({ id }: { id: string }) =>
  fixture.database.db.select().from(secondFactors).where(eq(secondFactors.userId, id));

async function enrolPhone(browser: TestBrowser, phoneNumber = aPhone()) {
  const { codeId } = await browser.enrolPhone(phoneNumber);
  return browser.post('finishPhoneEnrolment', { codeId, code: await fixture.codeTo(phoneNumber) });
}
async function enrolApp(browser: TestBrowser) {
  fixture.atStartOfStep();
  const { enrolmentId, secret = '' } = await browser.post('beginAppEnrolment');
  const code = fixture.appCode(secret);
  return { ...(await browser.post('finishAppEnrolment', { enrolmentId, code })), secret, code };
}

describe('enrolling a phone', () => {
  it('keeps this session, ends every other one, and gives ten recovery codes once', async () => {
    const person = await fixture.aVerifiedPerson();
    const [here, there, halfWay] = [
      await fixture.enter(person),
      await fixture.enter(person),
      await fixture.enter(person),
    ];
    const phoneNumber = aPhone();
    const answer = await enrolPhone(here, phoneNumber);
    expect(answer.status).toBe(200);
    expect(new Set(answer.recoveryCodes).size).toBe(10);
    for (const code of answer.recoveryCodes ?? []) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await fixture.whoIs(here)).toBe(person.id);
    expect(await fixture.whoIs(there)).toBeNull();
    expect(await fixture.whoIs(halfWay)).toBeNull();
    const { db } = fixture.database;
    expect(await db.select().from(sessions).where(eq(sessions.userId, person.id))).toMatchObject([
      { secondFactor: 'passed' },
    ]);
    expect(await fixture.eventsOf(person.id)).toContain('factorAdded');
    const factors = await fixture.clientWith(here.cookie()).users.getFactors();
    expect(factors).toMatchObject({
      factors: [{ kind: 'sms', hint: `(•••) •••-${phoneNumber.slice(-4)}` }],
      unusedRecoveryCodes: 10,
      hasPassword: false,
      isRecent: true,
    });
    expect((await fixture.enter(person)).step).toBe('verify');
    const stored = JSON.stringify(
      await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id)),
    );
    for (const code of answer.recoveryCodes ?? []) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('warns its owner by mail, with a link that removes everything that was added', async () => {
    const person = await fixture.aVerifiedPerson({ language: 'es' });
    const browser = await fixture.enter(person);
    await enrolPhone(browser);
    const first = await fixture.linkTo(person.email);
    expect(first.pathname).toBe('/firebase/action');
    expect(first.searchParams.get('mode')).toBe('revertSecondFactorAddition');
    const [mail] = await fixture.mailsTo(person.email);
    expect(mail?.subject).toBe('Se agregó la autenticación multifactor (MFA) a su cuenta');
    // Adding two factors in a row does not save the first one from removal.
    expect((await enrolApp(browser)).status).toBe(200);
    const second = await fixture.linkTo(person.email);
    expect(await fixture.post('revertSecondFactor', { token: tokenOf(first) })).toMatchObject({
      status: 403,
    });
    expect(await fixture.post('revertSecondFactor', { token: tokenOf(second) })).toMatchObject({
      status: 200,
    });
    expect(await factorsOf(person)).toEqual([]);
    expect(await fixture.whoIs(browser)).toBeNull();
  });

  it('needs a sign-in of the last ten minutes', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    fixture.wait(10.1);
    const notRecent = { status: 403, code: 'signIn.notRecent' };
    expect(await browser.enrolPhone(aPhone())).toMatchObject(notRecent);
    expect(await browser.post('beginAppEnrolment')).toMatchObject(notRecent);
    expect((await fixture.clientWith(browser.cookie()).users.getFactors()).isRecent).toBe(false);
  });

  it('needs a verified e-mail address', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson({ emailVerified: false }));
    const unverified = { status: 409, code: 'factor.emailUnverified' };
    expect(await browser.enrolPhone(aPhone())).toMatchObject(unverified);
    expect(await browser.post('beginAppEnrolment')).toMatchObject(unverified);
  });

  it('stays at the code step after a wrong code', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    const phoneNumber = aPhone();
    const { codeId } = await browser.enrolPhone(phoneNumber);
    const code = await fixture.codeTo(phoneNumber);
    const finish = (typed: string) => browser.post('finishPhoneEnrolment', { codeId, code: typed });
    expect(await finish(wrong(code))).toMatchObject({ code: 'code.wrong', data: { triesLeft: 4 } });
    expect(await finish(code)).toMatchObject({ status: 200 });
    expect(await finish(code)).toMatchObject({ status: 409, code: 'code.expired' });
  });

  it('expires after ten minutes', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    const phoneNumber = aPhone();
    const { codeId } = await browser.enrolPhone(phoneNumber);
    fixture.wait(10);
    const answer = await browser.post('finishPhoneEnrolment', {
      codeId,
      code: await fixture.codeTo(phoneNumber),
    });
    expect(answer).toMatchObject({ status: 409, code: 'code.expired' });
  });

  it('does not reveal that a phone belongs to another user before its possession is proved', async () => {
    const owner = await fixture.aVerifiedPerson();
    const { phoneNumber } = await fixture.givePhone(owner);
    const person = await fixture.aVerifiedPerson();
    const browser = await fixture.enter(person);
    const sent = await browser.enrolPhone(phoneNumber);
    expect(sent.status).toBe(200);
    const { codeId } = sent;
    const code = await fixture.codeTo(phoneNumber);
    const finish = (typed: string) => browser.post('finishPhoneEnrolment', { codeId, code: typed });
    expect((await finish(wrong(code))).code).toBe('code.wrong');
    expect(await finish(code)).toMatchObject({ status: 409, code: 'factor.phoneInUse' });
    expect(await factorsOf(person)).toEqual([]);
    expect(await factorsOf(owner)).toHaveLength(1);
  });

  it('gives a phone to one of two users who enroll it at the same time', async () => {
    const phoneNumber = aPhone();
    const begun = [];
    for (const person of [await fixture.aVerifiedPerson(), await fixture.aVerifiedPerson()]) {
      const browser = await fixture.enter(person);
      const { codeId } = await browser.enrolPhone(phoneNumber);
      begun.push({ browser, codeId, code: await fixture.codeTo(phoneNumber) });
    }
    const answers = await Promise.all(
      begun.map(({ browser, codeId, code }) => browser.post('finishPhoneEnrolment', { codeId, code })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  it('does not use up the sign-in codes of the phone’s owner', async () => {
    const owner = await fixture.aVerifiedPerson();
    const phone = await fixture.givePhone(owner);
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await browser.enrolPhone(phone.phoneNumber)).status).toBe(200);
      fixture.wait(0.51);
    }
    expect(await browser.enrolPhone(phone.phoneNumber)).toMatchObject({ code: 'code.tooManySent' });
    expect((await (await fixture.enter(owner)).sendCode(phone.id)).status).toBe(200);
  });

  it('requires ten digits and a solved human check', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    expect((await browser.enrolPhone('47855501')).status).toBe(400);
    const robot = await browser.post('beginPhoneEnrolment', { phoneNumber: aPhone(), humanCheck: 'x' });
    expect(robot).toMatchObject({ status: 400, code: 'humanCheck.failed' });
  });
});

describe('enrolling an app', () => {
  it('shows its secret once, stores it encrypted, and accepts no code twice', async () => {
    const person = await fixture.aVerifiedPerson();
    const browser = await fixture.enter(person);
    const { uri = '' } = await browser.post('beginAppEnrolment');
    expect(uri).toMatch(/^otpauth:\/\/totp\/SchoolDog/);
    expect(decodeURIComponent(uri)).toContain(person.email);
    const { status, secret, code } = await enrolApp(browser);
    expect(status).toBe(200);
    const [factor] = await factorsOf(person);
    expect(JSON.stringify(factor)).not.toContain(secret);
    const next = await fixture.enter(person);
    const verify = (typed: string) => next.post('verifySignIn', { kind: 'totp', code: typed });
    expect(await verify(code)).toMatchObject({ code: 'code.wrong' });
    expect(await verify(fixture.appCode(secret, 1))).toMatchObject({ step: 'signedIn' });
  });

  it('as a second factor gives no new recovery codes, and only one per kind', async () => {
    const browser = await fixture.enter(await fixture.aVerifiedPerson());
    expect((await enrolPhone(browser)).recoveryCodes).toHaveLength(10);
    expect((await enrolApp(browser)).recoveryCodes).toEqual([]);
    expect(await browser.enrolPhone(aPhone())).toMatchObject({ status: 409, code: 'factor.exists' });
    expect(await browser.post('beginAppEnrolment')).toMatchObject({ status: 409, code: 'factor.exists' });
  });

  it('is finished once, in the session that began it', async () => {
    const person = await fixture.aVerifiedPerson();
    const [browser, other] = [await fixture.enter(person), await fixture.enter(person)];
    fixture.atStartOfStep();
    const { enrolmentId, secret = '' } = await browser.post('beginAppEnrolment');
    const code = fixture.appCode(secret);
    const finish = (one: TestBrowser) => one.post('finishAppEnrolment', { enrolmentId, code });
    expect(await finish(other)).toMatchObject({ code: 'code.expired' });
    const answers = await Promise.all([finish(browser), finish(browser), finish(browser)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(await factorsOf(person)).toHaveLength(1);
  });
});

describe('provider staff who must have a factor', () => {
  let strict: FactorsFixture;
  beforeAll(async () => {
    strict = await factorsFixture({ STAFF_SECOND_FACTOR: 'on' });
  });
  const someStaff = () => strict.aVerifiedPerson({ isSchoolDogStaff: true });

  it('enroll before anything else, which signs them in under a new cookie', async () => {
    const person = await someStaff();
    const browser = await strict.enter(person);
    const rival = await strict.enter(person);
    expect(browser.step).toBe('enrol');
    const before = browser.cookie();
    const client = strict.clientWith(before);
    expect(await client.users.getFactors()).toMatchObject({ factors: [], isRecent: true });
    const phoneNumber = aPhone();
    const { codeId } = await browser.enrolPhone(phoneNumber);
    const code = await strict.codeTo(phoneNumber);
    const answer = await browser.post('finishPhoneEnrolment', { codeId, code });
    expect(answer.recoveryCodes).toHaveLength(10);
    expect(browser.cookie()).not.toBe(before);
    expect(await strict.whoIs(browser)).toBe(person.id);
    expect(await strict.whoIs(strict.browserWith(before))).toBeNull();
    // Another holder of the password who was about to enroll is signed out.
    expect(await strict.whoIs(rival)).toBeNull();
  });

  it('may replace their factor but not remove the last one', async () => {
    const person = await someStaff();
    const browser = await strict.enter(person);
    strict.atStartOfStep();
    const { enrolmentId, secret = '' } = await browser.post('beginAppEnrolment');
    await browser.post('finishAppEnrolment', { enrolmentId, code: strict.appCode(secret) });
    const [app] = await strict.database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, person.id));
    const remove = () => browser.post('removeFactor', { factorId: app?.id });
    expect(await remove()).toMatchObject({ status: 409, code: 'factor.required' });
    await strict.givePhone(person);
    expect(await remove()).toMatchObject({ status: 200 });
  });

  it('who stop being staff no longer need one', async () => {
    const person = await someStaff();
    const { db } = strict.database;
    await db.update(users).set({ isSchoolDogStaff: false }).where(eq(users.id, person.id));
    expect((await strict.enter(person)).step).toBe('signedIn');
  });
});

it('a session that ended during the request answers like one that is not there', async () => {
  const challenge = {
    id: 'challenge',
    sessionId: 'gone',
    purpose: 'enrolApp',
    timeCreated: new Date(),
  } as const;
  const replacing = fixture.database.inTransaction((tx) => replaceChallenge(tx, challenge));
  await expect(replacing).rejects.toMatchObject({ code: 'session.needed' });
});
