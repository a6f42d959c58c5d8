// Requesting a mail, through the real queue: a user with an account gets one, and the answer does not
// reveal who that is.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { easyHumanCheck, solvedHumanCheck } from '../../testing/humanCheck.ts';
import { mailFixture, type MailFixture, newPassword, tokenOf } from '../../testing/mailFixture.ts';
import { aPerson } from '../../testing/people.ts';

let fixture: MailFixture;
beforeAll(async () => {
  fixture = await mailFixture();
  await fixture.app.start();
});

const procedures = ['requestSignInLink', 'requestPasswordReset'] as const;
type Procedure = (typeof procedures)[number];
const eventually = { interval: 50 };

const ask = async (procedure: Procedure, email: string, humanCheck?: string) =>
  fixture.post(procedure, { email, humanCheck: humanCheck ?? (await easyHumanCheck()) });

/** Every request has been processed, so nothing more will come. */
async function allDone() {
  const waiting = sql`select count(*)::int as count from jobs.job where name = 'users.mailLink' and state < 'completed'`;
  await expect
    .poll(async () => (await fixture.database.db.execute(waiting)).rows, eventually)
    .toEqual([{ count: 0 }]);
}

it.each([
  ['requestSignInLink', 'signIn'],
  ['requestPasswordReset', 'resetPassword'],
] as const)('%s answers the same to all, and mails only users who may sign in', async (procedure, mode) => {
  const person = await aPerson(fixture.database, { role: 'educator' });
  const disabled = await aPerson(fixture.database, { role: 'educator', isDisabled: true });
  const addresses = [person.email.toUpperCase(), disabled.email, `nobody-${mode}@nowhere.test`];
  const answers = [];
  for (const email of addresses) answers.push(await ask(procedure, email));
  expect(answers).toEqual(addresses.map(() => ({ status: 200, done: true, cookie: undefined })));
  await allDone();
  expect((await fixture.linkTo(person.email)).searchParams.get('mode')).toBe(mode);
  expect(await fixture.mailsTo(disabled.email)).toEqual([]);
  expect(await fixture.mailsTo(`nobody-${mode}@nowhere.test`)).toEqual([]);
  expect(await fixture.eventsOf(person.id)).toEqual(['linkRequested']);
  expect(await fixture.eventsOf(null)).toContain('linkRequested');
});

it('the mailed links work', async () => {
  const person = await aPerson(fixture.database, { role: 'educator' });
  await ask('requestPasswordReset', person.email);
  await allDone();
  const reset = tokenOf(await fixture.linkTo(person.email));
  expect(await fixture.post('setPassword', { token: reset, password: newPassword })).toMatchObject({
    status: 200,
  });
  await ask('requestSignInLink', person.email);
  await allDone();
  const token = tokenOf(await fixture.linkTo(person.email));
  const answer = await fixture.post('useSignInLink', { email: person.email, token });
  expect(answer).toMatchObject({ step: 'signedIn' });
});

it.each(procedures)('%s needs an unused human check, before anything is counted', async (procedure) => {
  const { email } = await aPerson(fixture.database, { role: 'educator' });
  const check = await solvedHumanCheck(fixture.nobody);
  await ask(procedure, 'somebody@nowhere.test', check);
  for (let time = 0; time < 8; time += 1) {
    expect(await ask(procedure, email, check)).toMatchObject({ status: 400, code: 'humanCheck.failed' });
  }
  expect(await ask(procedure, email)).toMatchObject({ status: 200 });
});

it('an address gets five mails in a quarter of an hour, known or not', async () => {
  const { email } = await aPerson(fixture.database, { role: 'educator' });
  for (const address of [email, 'unknown@nowhere.test']) {
    for (let time = 0; time < 5; time += 1) {
      expect(await ask(procedures[time % 2] ?? 'requestSignInLink', address)).toMatchObject({ status: 200 });
    }
    expect(await ask('requestSignInLink', address)).toMatchObject({ status: 429, code: 'mail.tooMany' });
  }
});

it('a district behind one address is not locked out, and an attacker behind one is', async () => {
  const { limits } = fixture.app.services;
  const address = '203.0.113.7';
  const request = (email: string) => limits.requestMail(email, address);
  const one = Array.from({ length: 20 }, () => request('impatient@nowhere.test'));
  expect((await Promise.allSettled(one)).filter(({ status }) => status === 'rejected')).toHaveLength(15);
  const rejected = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, number) => request(`person${number}@nowhere.test`)),
  );
  expect(rejected.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  await expect(request('another@nowhere.test')).rejects.toMatchObject({ code: 'mail.tooMany' });
  expect(await limits.requestMail('another@nowhere.test', '203.0.113.8')).toBeNull();
});

it('the queue stores no readable addresses', async () => {
  const { email } = await aPerson(fixture.database, { role: 'educator' });
  await ask('requestSignInLink', email);
  const { rows } = await fixture.database.db.execute(
    sql`select data::text from jobs.job where name = 'users.mailLink'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email);
});

it('made-up links are limited by the client address', async () => {
  const tries = [];
  for (let time = 0; time < 101; time += 1) {
    tries.push((await fixture.post('verifyEmail', { token: 'x'.repeat(43) })).code);
  }
  expect(tries.at(-1)).toBe('link.tooMany');
  expect(tries.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 'link.invalid'));
});
