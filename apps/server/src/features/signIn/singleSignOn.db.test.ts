// The whole round trip against a real provider: to its pages, and back.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerAccounts, providerVisits, sessions, users } from '../../platform/identity/schema.ts';
import { mailFixture, type MailFixture } from '../../testing/mailFixture.ts';
import { aPerson, type TestPerson } from '../../testing/people.ts';
import { aProvider, client, type ProviderPerson, visit } from './testing/provider.ts';

const publicUrl = 'http://schooldog.test';
const people: Record<string, ProviderPerson> = {};
let provider: Awaited<ReturnType<typeof aProvider>>;
let fixture: MailFixture;
/** Where a visitor landed while the provider was not reachable yet. */
let whileDown: string;

beforeAll(async () => {
  provider = await aProvider(`${publicUrl}/api/auth/sso/acme/callback`, people);
  fixture = await mailFixture({
    PUBLIC_URL: publicUrl,
    OIDC_ACME_CLIENT_ID: client.id,
    OIDC_ACME_CLIENT_SECRET: client.secret,
    OIDC_ACME_ISSUER: provider.issuer,
    OIDC_ACME_NAME: 'Acme Schools',
  });
  whileDown = await aBrowser().open('/api/auth/sso/acme');
  await provider.start();
});
afterAll(() => provider.stop());

/** A separate browser that keeps its cookies. */
function aBrowser(cookie = '') {
  const jar = new Map<string, string>();
  for (const pair of cookie.split('; ').filter((text) => text !== '')) keep(pair);
  function keep(pair: string) {
    const [name = '', value = ''] = pair.split(';', 1)[0]?.split('=', 2) ?? [];
    jar.set(name, value);
  }
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const open = async (url: string) => {
    const answer = await fixture.app.http.inject({ method: 'GET', url, headers: { cookie: cookies() } });
    const given = answer.headers['set-cookie'] ?? [];
    for (const one of typeof given === 'string' ? [given] : given) keep(one);
    expect(answer.statusCode).toBe(302);
    return String(answer.headers.location);
  };
  return {
    open,
    session: () => fixture.clientWith(cookies()).users.getSession(),
    client: () => fixture.clientWith(cookies()),
    /** Where the browser lands. */
    async signIn(login: string, query = '') {
      const back = await visit(await open(`/api/auth/sso/acme${query}`), login);
      return open(back.pathname + back.search);
    },
  };
}

let made = 0;
async function aPersonThere(facts: ProviderPerson = {}, here: { isDisabled?: boolean } = {}) {
  const person = await aPerson(fixture.database, { role: 'educator', ...here });
  const login = `someone${(made += 1)}`;
  people[login] = { email: person.email, email_verified: true, ...facts };
  return { person, login };
}
const accountsOf = ({ id }: TestPerson) =>
  fixture.database.db.select().from(providerAccounts).where(eq(providerAccounts.userId, id));

it('a provider that is down affects only visits to it, and is retried by the next visitor', async () => {
  const { login } = await aPersonThere();
  expect(await fixture.nobody.users.listSignInProviders()).toEqual([{ id: 'acme', name: 'Acme Schools' }]);
  expect(whileDown).toBe('/auth/signin?sso=unavailable');
  expect(await aBrowser().signIn(login)).toBe('/');
});

describe('signing in', () => {
  it('signs in a user whose verified address is known, and later recognizes the account there', async () => {
    const { person, login } = await aPersonThere();
    people[login] = { email: person.email.toUpperCase(), email_verified: true };
    const browser = aBrowser();
    const authorization = new URL(await browser.open('/api/auth/sso/acme'));
    expect(Object.fromEntries(authorization.searchParams)).toMatchObject({
      prompt: 'select_account',
      code_challenge_method: 'S256',
      response_type: 'code',
    });
    expect(await browser.signIn(login)).toBe('/');
    expect((await browser.session()).user).toMatchObject({ id: person.id, emailVerified: true });
    const [session] = await fixture.database.db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(session).toMatchObject({ way: 'singleSignOn', secondFactor: 'notNeeded' });
    people[login] = { email: 'married@district.test', email_verified: true };
    const later = aBrowser();
    expect(await later.signIn(login)).toBe('/');
    expect((await later.session()).user?.id).toBe(person.id);
    expect(await accountsOf(person)).toHaveLength(1);
  });

  it.each([
    ['nobody here has', { email: 'stranger@elsewhere.test', email_verified: true }],
    ['the provider has not verified', { email_verified: false }],
    ['the provider says nothing about', { email_verified: undefined }],
  ])('is rejected with an address that %s', async (_name, facts) => {
    const { person, login } = await aPersonThere();
    const { email_verified: isVerified, ...rest } = { ...people[login], ...facts };
    people[login] = isVerified === undefined ? rest : { ...rest, email_verified: isVerified };
    const browser = aBrowser();
    expect(await browser.signIn(login)).toBe('/auth/signin?sso=noAccount');
    expect((await browser.session()).user).toBeNull();
    expect(await accountsOf(person)).toEqual([]);
  });

  it('is rejected for disabled users, even when their account is linked', async () => {
    const { person, login } = await aPersonThere();
    expect(await aBrowser().signIn(login)).toBe('/');
    await fixture.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, person.id));
    expect(await aBrowser().signIn(login)).toBe('/auth/signin?sso=noAccount');
    expect(await fixture.eventsOf(person.id)).toContain('signInRefused');
    const { login: other } = await aPersonThere({}, { isDisabled: true });
    expect(await aBrowser().signIn(other)).toBe('/auth/signin?sso=noAccount');
  });

  it('leads users with a factor to the second step and no further', async () => {
    const { person, login } = await aPersonThere();
    await fixture.giveFactor(person);
    const browser = aBrowser();
    expect(await browser.signIn(login)).toBe('/auth/signin');
    expect(await browser.session()).toMatchObject({ user: null, pending: { step: 'verify' } });
    await expect(browser.client().users.listDevices()).rejects.toMatchObject({ status: 401 });
  });

  it('ends in the browser in which it began, once, and only with its own state', async () => {
    const { login } = await aPersonThere();
    const browser = aBrowser();
    const back = await visit(await browser.open('/api/auth/sso/acme'), login);
    const failed = '/auth/signin?sso=failed';
    const tampered = new URL(back);
    tampered.searchParams.set('state', `${back.searchParams.get('state')}x`);
    expect(await browser.open(tampered.pathname + tampered.search)).toBe(failed);
    expect(await browser.open(back.pathname)).toBe(failed);
    expect(await aBrowser().open(back.pathname + back.search)).toBe(failed);
    const other = aBrowser();
    await other.open('/api/auth/sso/acme');
    expect(await other.open(back.pathname + back.search)).toBe(failed);
    expect(await browser.open(back.pathname + back.search)).toBe('/');
    expect(await browser.open(back.pathname + back.search)).toBe(failed);
  });

  it('rejects a code that was changed, and an answer of another issuer', async () => {
    const { login } = await aPersonThere();
    for (const [name, value] of [
      ['code', 'made-up'],
      ['iss', 'https://evil.example'],
    ] as const) {
      const browser = aBrowser();
      const back = await visit(await browser.open('/api/auth/sso/acme'), login);
      back.searchParams.set(name, value);
      expect(await browser.open(back.pathname + back.search)).toBe('/auth/signin?sso=failed');
      expect((await browser.session()).user).toBeNull();
    }
  });

  it('waits ten minutes for the return, and supports two tabs at once', async () => {
    const { login } = await aPersonThere();
    const browser = aBrowser();
    const first = await visit(await browser.open('/api/auth/sso/acme'), login);
    const second = await visit(await browser.open('/api/auth/sso/acme'), login);
    expect(await browser.open(first.pathname + first.search)).toBe('/');
    fixture.wait(10);
    expect(await browser.open(second.pathname + second.search)).toBe('/auth/signin?sso=failed');
  });

  it('redirects only within the app, also after a canceled visit', async () => {
    const browser = aBrowser();
    const authorization = new URL(await browser.open('/api/auth/sso/acme?next=https://evil.example'));
    expect(authorization.origin).toBe(provider.issuer);
    const { state } = Object.fromEntries(authorization.searchParams);
    const denied = `/api/auth/sso/acme/callback?error=access_denied&state=${state}`;
    expect(await browser.open(`${denied}&redirect=https://evil.example`)).toBe('/auth/signin');
    expect(await browser.open('/api/auth/sso/unknown')).toBe('/auth/signin?sso=failed');
    expect(await browser.open('/api/auth/sso/unknown/callback?state=x')).toBe('/auth/signin?sso=failed');
  });

  it('stores no state that could be read out of the database', async () => {
    const authorization = new URL(await aBrowser().open('/api/auth/sso/acme'));
    const rows = await fixture.database.db.select({ hash: providerVisits.stateHash }).from(providerVisits);
    expect(rows.map(({ hash }) => hash)).not.toContain(authorization.searchParams.get('state'));
  });
});

describe('signing in again', () => {
  const again = '?purpose=reauthenticate';
  const anOldSession = async (person: TestPerson) => {
    const cookie = await fixture.cookieOf(person, new Date('2100-01-01'));
    const old = new Date(fixture.app.services.clock().getTime() - 60 * 60_000);
    await fixture.database.db
      .update(sessions)
      .set({ timeAuthenticated: old })
      .where(eq(sessions.userId, person.id));
    return { cookie, browser: aBrowser(cookie) };
  };
  const isRecent = async (browser: ReturnType<typeof aBrowser>) =>
    (await browser.client().users.getFactors()).isRecent;

  it('proves the user’s identity, without a new session', async () => {
    const { person, login } = await aPersonThere();
    const { browser } = await anOldSession(person);
    expect(await isRecent(browser)).toBe(false);
    expect(await browser.signIn(login, again)).toBe('/auth/sso-done?result=done');
    expect(await isRecent(browser)).toBe(true);
    const rows = await fixture.database.db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(rows).toHaveLength(1);
    expect(await fixture.eventsOf(person.id)).toContain('reauthenticated');
  });

  it('rejects another user, and links nothing', async () => {
    const [{ person }, { person: other, login }] = [await aPersonThere(), await aPersonThere()];
    const { browser } = await anOldSession(person);
    expect(await browser.signIn(login, again)).toBe('/auth/sso-done?result=mismatch');
    expect(await isRecent(browser)).toBe(false);
    expect([...(await accountsOf(person)), ...(await accountsOf(other))]).toEqual([]);
  });

  it('is only the first step for a user with a factor', async () => {
    const { person, login } = await aPersonThere();
    await fixture.giveFactor(person);
    const { browser } = await anOldSession(person);
    expect(await browser.signIn(login, again)).toBe('/auth/sso-done?result=verify');
    expect(await isRecent(browser)).toBe(false);
  });

  it('needs a session, the same one on the way out and back', async () => {
    const { person, login } = await aPersonThere();
    expect(await aBrowser().open(`/api/auth/sso/acme${again}`)).toBe('/auth/sso-done?result=failed');
    const { browser } = await anOldSession(person);
    const back = await visit(await browser.open(`/api/auth/sso/acme${again}`), login);
    await browser.client().users.signOut();
    expect(await browser.open(back.pathname + back.search)).toBe('/auth/signin?sso=failed');
    expect((await browser.session()).user).toBeNull();
  });
});
