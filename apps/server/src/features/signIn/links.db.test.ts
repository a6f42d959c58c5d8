// What the links in mails guarantee: once, in time, for the right user, and never past the second factor.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dropLinks } from '../../platform/identity/links.ts';
import { passwords, recoveryCodes, secondFactors, sessions, users } from '../../platform/identity/schema.ts';
import { mailFixture, type MailFixture, newPassword, password, tokenOf } from '../../testing/mailFixture.ts';
import { aPerson, someStaff, type TestPerson } from '../../testing/people.ts';
import { makeRevertLink } from '../account/factors/revertFactors.ts';
import { letters, sendLetter, sendSetupMail, sendVerificationMail } from './accountMails.ts';
import { personOf } from './store.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await mailFixture({ STAFF_SECOND_FACTOR: 'on' });
});

const anEducator = () => aPerson(fixture.database, { role: 'educator', firstName: 'Ada' });

async function aLink(person: TestPerson, letter: (typeof letters)[keyof typeof letters]): Promise<URL> {
  const { services } = fixture.app;
  await services.work({ userId: null }, async (work) => {
    const to = await personOf(work.tx, person.id);
    if (to !== null) await sendLetter(work, services, to, letter);
  });
  return fixture.linkTo(person.email);
}
const sessionsOf = async ({ id }: TestPerson) =>
  fixture.database.db.select().from(sessions).where(eq(sessions.userId, id));
const userOf = async ({ id }: TestPerson) =>
  (await fixture.database.db.select().from(users).where(eq(users.id, id)))[0];
const refused = { status: 403, code: 'link.invalid', cookie: undefined };

describe('a sign-in link', () => {
  const use = (person: TestPerson, link: URL) =>
    fixture.post('useSignInLink', { email: person.email, token: tokenOf(link) });

  it('leads to its page, in the language of the user, and names its expiry', async () => {
    const person = await aPerson(fixture.database, { role: 'educator', language: 'es' });
    const link = await aLink(person, letters.signIn);
    expect(link.pathname).toBe('/firebase/action');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'signIn',
      oobCode: tokenOf(link),
      email: person.email,
      lang: 'es',
    });
    const [mail] = await fixture.mailsTo(person.email);
    expect(mail?.subject).toBe('Su enlace para entrar a SchoolDog');
    expect(mail?.text).toMatch(/hasta el \p{L}+, \d+ de \p{L}+, .*\d:\d\d.* E[DS]T\./u);
    expect(mail?.subject).not.toContain(tokenOf(link));
  });

  it('signs in once, and verifies the mailbox', async () => {
    const person = await anEducator();
    const link = await aLink(person, letters.signIn);
    const answer = await use(person, link);
    expect(answer).toMatchObject({ status: 200, step: 'signedIn' });
    expect((await fixture.clientWith(answer.cookie).users.getSession()).user?.id).toBe(person.id);
    expect((await sessionsOf(person)).map(({ way }) => way)).toEqual(['link']);
    expect((await userOf(person))?.emailVerified).toBe(true);
    expect(await use(person, link)).toMatchObject(refused);
    expect(await fixture.eventsOf(person.id)).toEqual(['signedIn']);
    expect(await fixture.eventsOf(null)).toContain('linkRefused');
  });

  it('signs in one of many who come at the same time', async () => {
    const person = await anEducator();
    const link = await aLink(person, letters.signIn);
    const answers = await Promise.all(Array.from({ length: 6 }, () => use(person, link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'link.invalid')).toHaveLength(5);
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  it('needs the address it was sent to; a wrong one does not consume it', async () => {
    const [person, other] = [await anEducator(), await anEducator()];
    const link = await aLink(person, letters.signIn);
    expect(await use(other, link)).toMatchObject(refused);
    expect(await use(person, link)).toMatchObject({ step: 'signedIn' });
  });

  it('is not consumed by opening it', async () => {
    const person = await anEducator();
    const link = await aLink(person, letters.signIn);
    for (const url of [link.pathname + link.search, `/api/users/useSignInLink${link.search}`]) {
      await fixture.app.http.inject({ method: 'GET', url });
      await fixture.app.http.inject({ method: 'HEAD', url });
    }
    expect(await use(person, link)).toMatchObject({ step: 'signedIn' });
  });

  it('expires after ten minutes, and with the next one', async () => {
    const person = await anEducator();
    const first = await aLink(person, letters.signIn);
    const second = await aLink(person, letters.signIn);
    expect(await use(person, first)).toMatchObject(refused);
    fixture.wait(10);
    expect(await use(person, second)).toMatchObject(refused);
  });

  it('does nothing for a disabled user, for another procedure, or when made up', async () => {
    const person = await anEducator();
    const link = await aLink(person, letters.signIn);
    const token = tokenOf(link);
    for (const [procedure, input] of [
      ['setPassword', { token, password: newPassword }],
      ['verifyEmail', { token }],
      ['getSetup', { token }],
      ['revertSecondFactor', { token }],
      ['useSignInLink', { email: person.email, token: 'x'.repeat(43) }],
    ] as const) {
      expect(await fixture.post(procedure, input)).toMatchObject(refused);
    }
    await fixture.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, person.id));
    expect(await use(person, link)).toMatchObject(refused);
    expect(await sessionsOf(person)).toEqual([]);
  });

  it('opens only the second step for a user with a factor', async () => {
    const person = await anEducator();
    await fixture.giveFactor(person);
    const answer = await use(person, await aLink(person, letters.signIn));
    expect(answer).toMatchObject({ step: 'verify' });
    const session = await fixture.clientWith(answer.cookie).users.getSession();
    expect(session).toMatchObject({ user: null, pending: { step: 'verify' } });
  });
});

describe('a link for a new password', () => {
  const set = (link: URL, chosen = newPassword) =>
    fixture.post('setPassword', { token: tokenOf(link), password: chosen });
  const signIn = async (person: TestPerson, typed: string) =>
    fixture.app.http.inject({
      method: 'POST',
      url: '/api/users/signIn',
      payload: { email: person.email, password: typed },
    });

  it('sets it, signs out everywhere, creates no session, and invalidates older links', async () => {
    const person = await anEducator();
    await fixture.givePassword(person);
    const open = await fixture.as(person);
    const signInLink = await aLink(person, letters.signIn);
    const link = await aLink(person, letters.resetPassword);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect(await set(link)).toMatchObject({ status: 200, done: true, cookie: undefined });
    expect((await open.users.getSession()).user).toBeNull();
    expect(await sessionsOf(person)).toEqual([]);
    expect((await signIn(person, password)).statusCode).toBe(401);
    expect((await signIn(person, newPassword)).json()).toEqual({ step: 'signedIn' });
    expect((await userOf(person))?.emailVerified).toBe(true);
    const late = await fixture.post('useSignInLink', { email: person.email, token: tokenOf(signInLink) });
    expect(late).toMatchObject(refused);
    expect(await set(link, 'another good sentence')).toMatchObject(refused);
    expect(await fixture.eventsOf(person.id)).toContain('passwordChanged');
  });

  it('never skips the factor', async () => {
    const person = await anEducator();
    await fixture.giveFactor(person);
    await set(await aLink(person, letters.resetPassword));
    expect((await signIn(person, newPassword)).json()).toEqual({ step: 'verify' });
  });

  it('works for ten minutes', async () => {
    const person = await anEducator();
    const link = await aLink(person, letters.resetPassword);
    fixture.wait(10);
    expect(await set(link)).toMatchObject(refused);
  });

  it.each([
    ['Password1234!', 'password.common'],
    ['qwertyuiop123456', 'password.common'],
    ['Ada-Tester-2026', 'password.guessable'],
    ['SchoolDog2026!', 'password.guessable'],
  ])('rejects %s and stays valid for a better one', async (chosen, code) => {
    const person = await anEducator();
    const link = await aLink(person, letters.resetPassword);
    expect(await set(link, chosen)).toMatchObject({ status: 400, code });
    expect(await set(link)).toMatchObject({ status: 200 });
  });
});

describe('the set-up mail', () => {
  const setupOf = async (person: TestPerson) => {
    const { services } = fixture.app;
    await services.work({ userId: null }, (work) => sendSetupMail(work, services, person.id));
    return tokenOf(await fixture.linkTo(person.email));
  };
  const details = {
    firstName: 'Grace',
    lastName: 'Hopper',
    phoneNumber: '4045550123',
    password: newPassword,
  };

  it('leads to a page that shows the account without consuming the link, for a week', async () => {
    const person = await anEducator();
    const token = await setupOf(person);
    expect((await fixture.linkTo(person.email)).pathname).toBe('/auth/setup');
    fixture.wait(6 * 24 * 60);
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await fixture.nobody.users.getSetup({ token })).toEqual({
        email: person.email,
        firstName: 'Ada',
        lastName: 'Tester',
        phoneNumber: null,
      });
    }
    fixture.wait(24 * 60);
    expect(await fixture.post('getSetup', { token })).toMatchObject(refused);
    expect(await fixture.post('completeSetup', { token, ...details })).toMatchObject(refused);
  });

  it('lets the user choose a password, correct their name, and sign in, once', async () => {
    const person = await anEducator();
    const token = await setupOf(person);
    const weak = await fixture.post('completeSetup', { token, ...details, password: 'GraceHopper1906' });
    expect(weak).toMatchObject({ code: 'password.guessable' });
    const answer = await fixture.post('completeSetup', { token, ...details });
    expect(answer).toMatchObject({ step: 'signedIn' });
    expect((await fixture.clientWith(answer.cookie).users.getSession()).user).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      phoneNumber: '4045550123',
      emailVerified: true,
    });
    expect((await sessionsOf(person)).map(({ way }) => way)).toEqual(['setup']);
    expect(await fixture.post('completeSetup', { token, ...details })).toMatchObject(refused);
  });

  it('leads users with a factor to it, and staff without one to their enrollment', async () => {
    const [person, staff] = [await anEducator(), await someStaff(fixture.database)];
    await fixture.giveFactor(person);
    const complete = async (who: TestPerson) =>
      fixture.post('completeSetup', { token: await setupOf(who), ...details });
    expect(await complete(person)).toMatchObject({ step: 'verify' });
    expect(await complete(staff)).toMatchObject({ step: 'enrol' });
  });
});

describe('the mail about the address', () => {
  it('confirms it once', async () => {
    const person = await anEducator();
    const { services } = fixture.app;
    await services.work({ userId: null }, (work) => sendVerificationMail(work, services, person.id));
    const link = await fixture.linkTo(person.email);
    expect(link.searchParams.get('mode')).toBe('verifyEmail');
    expect((await userOf(person))?.emailVerified).toBe(false);
    expect(await fixture.post('verifyEmail', { token: tokenOf(link) })).toMatchObject({ status: 200 });
    expect((await userOf(person))?.emailVerified).toBe(true);
    expect(await fixture.post('verifyEmail', { token: tokenOf(link) })).toMatchObject(refused);
  });
});

describe('the warning about a new factor', () => {
  it('removes the factor, its recovery codes, every session and the password, and mails a link for a new one', async () => {
    const person = await anEducator();
    await fixture.givePassword(person);
    const factor = await fixture.giveFactor(person);
    const { db } = fixture.database;
    await db.insert(recoveryCodes).values({ id: 'code-of-a-stranger1', userId: person.id, codeHash: 'x' });
    const stranger = await fixture.as(person);
    const token = await fixture.app.services.work({ userId: null }, (work) =>
      makeRevertLink(work, { userId: person.id, factorId: factor.id }),
    );
    expect(await fixture.post('revertSecondFactor', { token })).toMatchObject({
      status: 200,
      cookie: undefined,
    });
    for (const table of [secondFactors, recoveryCodes, passwords, sessions]) {
      expect(await db.select().from(table).where(eq(table.userId, person.id))).toEqual([]);
    }
    expect((await stranger.users.getSession()).user).toBeNull();
    expect(await fixture.eventsOf(person.id)).toContain('factorReverted');
    const back = tokenOf(await fixture.linkTo(person.email));
    expect(await fixture.post('setPassword', { token: back, password: newPassword })).toMatchObject({
      status: 200,
    });
    expect(await fixture.post('revertSecondFactor', { token })).toMatchObject(refused);
  });
});

it('links are deleted one purpose at a time', async () => {
  const person = await anEducator();
  const link = await aLink(person, letters.signIn);
  await fixture.app.services.work({ userId: null }, (work) =>
    dropLinks(work, { purpose: 'resetPassword', userId: person.id }),
  );
  const answer = await fixture.post('useSignInLink', { email: person.email, token: tokenOf(link) });
  expect(answer).toMatchObject({ step: 'signedIn' });
});
