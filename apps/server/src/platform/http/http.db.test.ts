import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { aPerson, someStaff } from '../../testing/people.ts';

type Problem = { code: string };

let fixture: TestApp;
let cookie: string;
let staffCookie: string;

beforeAll(async () => {
  fixture = await testApp();
  cookie = await fixture.cookieOf(await aPerson(fixture.database, { role: 'educator' }));
  staffCookie = await fixture.cookieOf(await someStaff(fixture.database));
});

const post = (headers: Record<string, string>, payload: string | object = { language: 'es' }) =>
  fixture.app.http.inject({
    method: 'POST',
    url: '/api/users/setLanguage',
    headers: { cookie, host: 'district.example', 'content-type': 'application/json', ...headers },
    payload,
  });

describe('requests from other sites', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister host', { 'sec-fetch-site': 'same-site', origin: 'https://other.district.example' }],
  ])('are rejected: %s', async (_name, headers) => {
    const answer = await post(headers);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'request.forged']);
  });

  it('pass from the app’s own origin', async () => {
    expect(
      (await post({ origin: 'http://district.example', 'sec-fetch-site': 'same-origin' })).statusCode,
    ).toBe(200);
  });
});

describe('bodies', () => {
  it.each([
    ['that are too large', JSON.stringify({ language: 'x'.repeat(1_100_000) }), 413, 'input.tooLarge'],
    ['that are no JSON', '{"language":', 400, 'input.invalid'],
    ['that reach for prototypes', '{"language":"es","__proto__":{"admin":true}}', 400, 'input.invalid'],
    ['of a wrong shape', '{"language":{"deep":[1]}}', 400, 'input.invalid'],
    ['that reach for constructors', '{"language":"es","constructor":{"prototype":1}}', 400, 'input.invalid'],
    ['that are empty', '{}', 400, 'input.invalid'],
    ['of a million brackets', '['.repeat(1_000_000), 400, 'input.invalid'],
    ['of a hundred thousand empty lists', `[${'[],'.repeat(100_000)}[]]`, 400, 'input.invalid'],
    ['with text that cannot be stored', '{"language":"es","x":"a\\u0000"}', 400, 'input.invalid'],
    ['with half a character', '{"language":"es","x":"\\ud83d"}', 400, 'input.invalid'],
    [
      'nested ten thousand deep',
      `{"language":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      400,
      'input.invalid',
    ],
  ])('%s get a clear problem', async (_name, payload, status, code) => {
    const answer = await post({}, payload);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([status, code]);
  });

  it('of another type are rejected', async () => {
    const answer = await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'language=es');
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([415, 'input.notJson']);
  });
});

describe('a body of a stranger', () => {
  const unread = '{"language":';

  it('is not read where a sign-in is needed', async () => {
    const answer = await post({ cookie: '' }, unread);
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'session.needed']);
    expect((await post({}, unread)).statusCode).toBe(400);
  });

  it('that may be larger than usual needs a session, not only a cookie', async () => {
    const importWith = (headers: Record<string, string>) =>
      fixture.app.http.inject({
        method: 'POST',
        url: '/api/contacts/importContacts',
        headers: { 'content-type': 'application/json', ...headers },
        payload: unread,
      });
    const madeUp = { cookie: 'schooldog.session_token=made-up' };
    for (const headers of [{}, madeUp]) {
      const answer = await importWith(headers);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'session.needed']);
    }
    expect((await importWith({ cookie })).statusCode).toBe(400);
  });
});

describe('a session', () => {
  it('is checked before the input', async () => {
    const answer = await post({ cookie: '' }, { language: { not: 'a language' } });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'session.needed']);
  });

  it('that is not needed leaves bodies of at most 64 kB', async () => {
    const answer = await fixture.app.http.inject({
      method: 'POST',
      url: '/api/users/signIn',
      headers: { host: 'district.example', 'content-type': 'application/json' },
      payload: { email: 'x'.repeat(70_000), password: 'x' },
    });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([413, 'input.tooLarge']);
  });

  it('is checked before a query', async () => {
    for (const url of ['/api/users/not-an-id', '/api/entries?from=x', '/api/insights/counts/x']) {
      const answer = await fixture.app.http.inject(url);
      expect([url, answer.statusCode, answer.json<Problem>().code]).toEqual([url, 401, 'session.needed']);
    }
  });
});

it('an object in place of a text, with a length that cannot be compared, is rejected and stops nothing', async () => {
  const answer = await fixture.app.http.inject({
    method: 'POST',
    url: '/api/users/signIn',
    payload: { email: { length: { valueOf: 1, toString: 1 } }, password: 'x' },
  });
  expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'input.invalid']);
});

describe('queries', () => {
  it.each([
    ['nested deep', `/api/users?search${'[a]'.repeat(2000)}=x`],
    ['nested deep where the database writes the answer', `/api/entries?location${'[a]'.repeat(2000)}=x`],
    ['with a list of nothing', '/api/users?schoolIds[9999]=x'],
    ['with a list of nothing where the database writes the answer', '/api/entries?schoolIds[9999]=x'],
  ])('%s get a clear problem', async (_name, url) => {
    const answer = await fixture.app.http.inject({ url, headers: { cookie: staffCookie } });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'input.invalid']);
  });

  it('that reach for prototypes change nothing', async () => {
    for (const path of ['users', 'entries']) {
      const url = `/api/${path}?__proto__[admin]=1&constructor[prototype][admin]=1&a[__proto__][admin]=1`;
      expect((await fixture.app.http.inject({ url, headers: { cookie: staffCookie } })).statusCode).toBe(200);
      expect(Reflect.get({}, 'admin')).toBeUndefined();
    }
  });
});

describe('every answer', () => {
  it('carries a request id and the security headers', async () => {
    const { headers } = await fixture.app.http.inject('/api/users/session');
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it('reports unknown paths and bad operation ids as problems', async () => {
    const unknown = await fixture.app.http.inject('/api/nothing/here');
    expect([unknown.statusCode, unknown.json<Problem>().code]).toEqual([404, 'api.unknownPath']);
    const badId = await post({ 'operation-id': 'short' });
    expect([badId.statusCode, badId.json<Problem>().code]).toEqual([400, 'operation.badId']);
  });
});

describe('a compressed answer', () => {
  const ask = (url: string, encoding?: string) =>
    fixture.app.http.inject({
      url,
      headers: { cookie: staffCookie, ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) },
    });
  const large = '/api/settings/observation';

  it('is sent to clients that accept it, and decodes to the same text', async () => {
    const plain = await ask(large);
    const compressed = await ask(large, 'br, gzip, deflate');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.payload);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it.each(['gzip;q=0', 'gzip; q=0.0, br', 'identity', ''])('is not sent to %j', async (encoding) => {
    expect((await ask(large, encoding)).headers['content-encoding']).toBeUndefined();
  });

  it('is not used for a small one', async () => {
    expect((await ask('/api/users/session', 'gzip')).headers['content-encoding']).toBeUndefined();
  });
});

describe('an outbox that sends for another user', () => {
  it('is rejected like an unauthenticated request, so that its work waits', async () => {
    const answer = await post({ 'operation-user': 'A'.repeat(20) });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'session.needed']);
  });
});

describe('health', () => {
  it('distinguishes the live process from its readiness', async () => {
    expect((await fixture.app.http.inject('/healthz')).json()).toEqual({ ok: true });
    expect((await fixture.app.http.inject('/readyz')).json()).toEqual({
      ok: true,
      database: true,
      storage: true,
    });
  });
});
