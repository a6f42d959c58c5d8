// Guessing is limited for the account, from one network and across all server processes; and an attacker who guesses,
// or requests mails, does not lock the owner out.
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../platform/config/config.ts';
import { makeLink } from '../../platform/identity/links.ts';
import { users } from '../../platform/identity/schema.ts';
import { newToken } from '../../platform/identity/tokens.ts';
import { testSecret } from '../../testing/app.ts';
import { quietLog } from '../../testing/database.ts';
import { atEndOfFile } from '../../testing/endOfFile.ts';
import { easyHumanCheck } from '../../testing/humanCheck.ts';
import { mailFixture, type MailFixture, password } from '../../testing/mailFixture.ts';
import { aPerson, personRow, type TestPerson } from '../../testing/people.ts';
import { testPasswordCost } from '../../testing/template.ts';

let fixture: MailFixture;
let processes: readonly MailFixture['app'][];
beforeAll(async () => {
  fixture = await mailFixture();
  const second = await createApp({
    config: readConfig({ DATA_DIR: fixture.dataDir, AUTH_SECRET: testSecret }),
    database: fixture.database,
    log: quietLog,
    folders: { web: undefined, swagger: undefined },
    clock: fixture.app.services.clock,
    passwordCost: testPasswordCost,
  });
  atEndOfFile(() => second.stop());
  processes = [fixture.app, second];
  await fixture.app.start();
});

const home = '10.1.0.1';
const elsewhere = '10.2.0.1';
const attacker = '10.6.6.6';
const codesOf = (answers: readonly { code: string }[]) => [...new Set(answers.map(({ code }) => code))];
const eventually = { interval: 50 };
let asked = 0;

function nextProcess() {
  asked += 1;
  return processes[asked % processes.length] ?? fixture.app;
}

/** One request after the other, each to the next process. */
async function post(procedure: string, remoteAddress: string, payload: object) {
  const answer = await nextProcess().http.inject({
    method: 'POST',
    url: `/api/users/${procedure}`,
    remoteAddress,
    payload,
  });
  const { code = '' }: { code?: string } = answer.json();
  return { status: answer.statusCode, code };
}

const signIn = (email: string, secret: string, from: string) =>
  post('signIn', from, { email, password: secret });
const requestLink = async (email: string, from: string) =>
  post('requestSignInLink', from, { email, humanCheck: await easyHumanCheck(fixture.app.services.clock()) });

async function repeat<Answer>(times: number, act: (time: number) => Promise<Answer>): Promise<Answer[]> {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await act(time));
  return answers;
}

/** As many attempts as an account has, each from another address. */
const strangersUseUp = (email: string) =>
  repeat(50, (time) => nextProcess().services.limits.signIn(email, `10.7.0.${time}`));

/** New people of one district, each with the link of their invitation. */
async function invited(count: number): Promise<string[]> {
  const { database, app } = fixture;
  const people = Array.from({ length: count }, () => personRow({ role: 'educator' }));
  await database.db.insert(users).values(people);
  return app.services.work({ userId: null }, async (work) => {
    const tokens = [];
    for (const { id: userId } of people) tokens.push(await makeLink(work, { purpose: 'setup', userId }));
    return tokens;
  });
}

async function setUp(token: string, from: string): Promise<number[]> {
  const contact = { firstName: 'Ada', lastName: 'Lowell', phoneNumber: null };
  const page = await post('getSetup', from, { token });
  const done = await post('completeSetup', from, { token, password, ...contact });
  return [page.status, done.status];
}

async function anOwner(): Promise<TestPerson> {
  const person = await aPerson(fixture.database, { role: 'educator' });
  await fixture.givePassword(person);
  return person;
}

it('wrong passwords from one address do not lock the owner out, wherever they are', async () => {
  const { email } = await anOwner();
  const tries = await repeat(55, () => signIn(email, 'guess', attacker));
  expect(tries.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(codesOf(tries.slice(10))).toEqual(['signIn.tooMany']);
  expect(await signIn(email, password, elsewhere)).toMatchObject({ status: 200 });
});

it('wrong passwords from many addresses stop at fifty, and still let the owner in from a known network', async () => {
  const { id, email } = await anOwner();
  expect(await signIn(email, password, home)).toMatchObject({ status: 200 });
  await repeat(47, (time) => nextProcess().services.limits.signIn(email, `10.7.0.${time}`));
  const guesses = await repeat(6, (time) => signIn(email, 'guess', `10.7.1.${time}`));
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429, 429]);
  // A right guess gets the same answer as a wrong one.
  expect(await signIn(email, password, '10.7.2.1')).toMatchObject({ status: 429, code: 'signIn.tooMany' });
  expect(await signIn(email, 'guess', home)).toMatchObject({ status: 429, code: 'signIn.tooMany' });
  expect(await signIn(email, password, home)).toMatchObject({ status: 200 });
  expect((await fixture.eventsOf(id)).filter((kind) => kind === 'signInRefused')).toHaveLength(3);
});

it('five hundred people sign in from one address', async () => {
  const { limits } = fixture.app.services;
  const school = '10.20.0.1';
  const refusals = await repeat(500, async (time) => {
    const email = `person${time}@limits.test`;
    const refusal = await limits.signIn(email, school);
    await limits.signedIn(email, school);
    return refusal;
  });
  expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
});

it('however many wrong passwords for one account from one address: ten count, and others there can sign in', async () => {
  const [guessed, other] = [await anOwner(), await anOwner()];
  const place = '10.21.0.1';
  const guesses = await repeat(300, () => signIn(guessed.email, 'guess', place));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(await signIn(other.email, password, place)).toMatchObject({ status: 200 });
  const wide = await repeat(201, (time) =>
    fixture.app.services.limits.signIn(`x${time}@limits.test`, '10.22.0.1').catch(() => 'refused'),
  );
  expect(wide.filter((answer) => answer === 'refused')).toHaveLength(1);
});

it('an unknown address is answered like a known one', async () => {
  const email = 'nobody@limits.test';
  expect(await signIn(email, 'guess', home)).toMatchObject({ status: 401, code: 'signIn.wrong' });
  await strangersUseUp(email);
  expect(await signIn(email, 'guess', home)).toMatchObject({ status: 429, code: 'signIn.tooMany' });
});

it('a known network has its own limit', async () => {
  const { email } = await anOwner();
  await signIn(email, password, home);
  await strangersUseUp(email);
  await repeat(10, () => signIn(email, 'guess', home));
  expect(await signIn(email, password, home)).toMatchObject({ status: 429 });
});

it('a network that was known long ago is no longer known', async () => {
  const { email } = await anOwner();
  await signIn(email, password, home);
  await strangersUseUp(email);
  fixture.wait(91 * 24 * 60);
  expect(await signIn(email, password, home)).toMatchObject({ status: 429 });
});

it('the addresses of one IPv6 network count as one', async () => {
  const { email } = await anOwner();
  const tries = await repeat(11, (time) => signIn(email, 'guess', `2001:db8:0:7::${time}`));
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

it('mails that others request do not use up those of the owner', async () => {
  const { id, email } = await anOwner();
  await signIn(email, password, home);
  const asks = await repeat(8, () => requestLink(email, attacker));
  expect(asks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(await requestLink(email, elsewhere)).toMatchObject({ status: 200 });
  await expect.poll(() => fixture.mailsTo(email), eventually).toHaveLength(6);

  // The rest of the account's allowance, and beyond it: answered as before, so that no one learns who has an account.
  await repeat(6, (time) => requestLink(email, `10.11.0.${time}`));
  const requested = async () =>
    (await fixture.eventsOf(id)).filter((kind) => kind === 'linkRequested').length;
  await expect.poll(requested, eventually).toBe(12);
  expect(await fixture.mailsTo(email)).toHaveLength(10);
  expect(await requestLink(email, home)).toMatchObject({ status: 200 });
  await expect.poll(() => fixture.mailsTo(email), eventually).toHaveLength(11);
});

it('two hundred people set up their accounts from one address', async () => {
  const office = '10.30.0.1';
  const tokens = await invited(200);
  const groups = await repeat(10, (group) =>
    Promise.all(tokens.slice(group * 20, (group + 1) * 20).map((token) => setUp(token, office))),
  );
  const outcomes = groups.flat();
  expect(outcomes).toHaveLength(200);
  expect(outcomes.filter((statuses) => statuses.some((status) => status !== 200))).toEqual([]);
});

it('a hundred wrong links from one address are tried, and then no more', async () => {
  const place = '10.31.0.1';
  const guess = () => post('getSetup', place, { token: newToken() });
  expect(codesOf(await repeat(60, guess))).toEqual(['link.invalid']);
  // A right one in between gives back its own attempt only.
  const [token = ''] = await invited(1);
  expect(await setUp(token, place)).toEqual([200, 200]);
  expect(codesOf(await repeat(40, guess))).toEqual(['link.invalid']);
  expect(await guess()).toMatchObject({ status: 429, code: 'link.tooMany' });
});
