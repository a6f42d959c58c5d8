import { beforeAll, describe, expect, it } from 'vitest';
import { passwords, users } from '../../platform/identity/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { aPerson, aSchool, type TestPerson } from '../../testing/people.ts';
import { offerFirstAdministrator } from './firstAdministrator.ts';

const password = 'correct horse battery';

describe('the first administrator', () => {
  let fixture: TestApp;
  beforeAll(async () => {
    fixture = await testApp();
  });
  const details = { firstName: 'Ada', lastName: 'First', email: 'Ada@District.test', password };

  it('is created through the printed link, once', async () => {
    const stale = await offerFirstAdministrator(fixture.app.services);
    const token = await offerFirstAdministrator(fixture.app.services);
    const make = (link: string) => fixture.nobody.users.createFirstAdministrator({ token: link, ...details });
    await expect(make(stale)).rejects.toMatchObject({ code: 'setup.linkUsed', status: 403 });
    await expect(make('a wrong link that is long enough')).rejects.toMatchObject({ code: 'setup.linkUsed' });
    await make(token);
    await expect(make(token)).rejects.toMatchObject({ code: 'setup.linkUsed' });
    const [ada] = await fixture.database.db.select().from(users);
    expect(ada).toMatchObject({
      email: 'ada@district.test',
      role: 'schooldog_master_admin',
      isDistrictLevel: true,
    });
    expect(ada?.permissions['manage district']).toMatchObject({ hasPermission: true, always: true });
  });

  it('is not created where users already exist, whatever the link', async () => {
    const token = await offerFirstAdministrator(fixture.app.services);
    const second = fixture.nobody.users.createFirstAdministrator({
      token,
      ...details,
      email: 'second@district.test',
    });
    await expect(second).rejects.toMatchObject({ code: 'setup.linkUsed' });
  });
});

describe('signing in', () => {
  let fixture: TestApp;
  let principal: TestPerson;
  let disabled: TestPerson;

  beforeAll(async () => {
    fixture = await testApp();
    const oakHill = await aSchool(fixture.database);
    principal = await aPerson(fixture.database, { role: 'principal', at: [oakHill] });
    disabled = await aPerson(fixture.database, { role: 'principal', at: [oakHill], isDisabled: true });
    const hash = await fixture.app.services.identity.passwords.hash(password);
    for (const { id } of [principal, disabled]) {
      await fixture.database.db.insert(passwords).values({ userId: id, hash });
    }
  });

  const signIn = (email: string, secret: string, remoteAddress = '10.0.0.1') =>
    fixture.app.http.inject({
      method: 'POST',
      url: '/api/users/signIn',
      remoteAddress,
      payload: { email, password: secret },
    });

  it('with the right password gives a cookie that works, hidden from scripts and other sites', async () => {
    const answer = await signIn(principal.email.toUpperCase(), password);
    expect(answer.statusCode).toBe(200);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(answer.json()).toEqual({ step: 'signedIn' });
    const client = fixture.clientWith(cookie.split(';', 1)[0]);
    expect((await client.users.getSession()).user?.id).toBe(principal.id);
  });

  it('looks the same for a wrong password, an unknown address and a disabled user', async () => {
    const answers = await Promise.all([
      signIn(principal.email, 'wrong password'),
      signIn('nobody@nowhere.test', password),
      signIn(disabled.email, password),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'signIn.wrong' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is limited after ten attempts from one network, without locking the user out elsewhere', async () => {
    const person = await aPerson(fixture.database, { role: 'educator' });
    const tries = [];
    for (let n = 0; n < 11; n += 1) tries.push((await signIn(person.email, 'guess', '10.0.0.9')).statusCode);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const refused = await signIn(person.email, 'guess', '10.0.0.9');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(person.email, 'guess', '10.0.0.10')).statusCode).toBe(401);
  });

  it('signing out ends the session on the server', async () => {
    const cookie = await fixture.cookieOf(principal);
    const answer = await fixture.app.http.inject({
      method: 'POST',
      url: '/api/users/signOut',
      headers: { cookie },
      payload: {},
    });
    expect(answer.statusCode).toBe(200);
    expect((await fixture.clientWith(cookie).users.getSession()).user).toBeNull();
  });

  it('over a live session ends that session, regardless of its owner', async () => {
    const other = await aPerson(fixture.database, { role: 'educator' });
    for (const before of [other, principal]) {
      const cookie = await fixture.cookieOf(before);
      const elsewhere = await fixture.cookieOf(before);
      const answer = await fixture.app.http.inject({
        method: 'POST',
        url: '/api/users/signIn',
        headers: { cookie },
        payload: { email: principal.email, password },
      });
      expect(answer.statusCode).toBe(200);
      expect((await fixture.clientWith(cookie).users.getSession()).user).toBeNull();
      expect((await fixture.clientWith(elsewhere).users.getSession()).user?.id).toBe(before.id);
    }
  });

  it('a refused sign-in leaves the session alone', async () => {
    const cookie = await fixture.cookieOf(principal);
    const answer = await fixture.app.http.inject({
      method: 'POST',
      url: '/api/users/signIn',
      headers: { cookie },
      payload: { email: principal.email, password: 'wrong password' },
    });
    expect(answer.statusCode).toBe(401);
    expect((await fixture.clientWith(cookie).users.getSession()).user?.id).toBe(principal.id);
  });
});
