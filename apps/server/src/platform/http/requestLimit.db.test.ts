// The limit on requests of one session, in front of every route of the API.
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';

const fixture = testApp({ REQUESTS_PER_MINUTE: '3' });
const id = 'abcdefghij0123456789';

it.each([
  ['a call', 'GET', '/api/users/me'],
  ['a picture of an entry', 'GET', `/api/entries/${id}/images/${id}?size=small`],
  ['a picture of a walk', 'GET', `/api/walks/${id}/entries/${id}/images/${id}`],
  ['an upload', 'PUT', `/api/files/${id}`],
  ['a file', 'GET', `/api/files/${id}/Map.pdf`],
  ['an export', 'GET', '/api/entries/csv/Entries.csv'],
  ['the archive', 'GET', '/api/ownData/archive/District.zip'],
  ['live updates', 'GET', '/api/live'],
] as const)('counts %s', async (_name, method, url) => {
  const { app, database, cookieOf } = await fixture;
  const cookie = await cookieOf(await aPerson(database, { role: 'principal' }));
  const other = await cookieOf(await aPerson(database, { role: 'principal' }));
  const send = (headers: Record<string, string>) => app.http.inject({ method, url, headers });
  for (let sent = 0; sent < 3; sent += 1)
    await app.http.inject({ url: '/api/users/count', headers: { cookie } });
  const answer = await send({ cookie });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'request.tooMany']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const elsewhere = await app.http.inject({ url: '/api/users/count', headers: { cookie: other } });
  expect(elsewhere.statusCode).not.toBe(429);
  expect((await send({})).statusCode).not.toBe(429);
});
