import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/start.js'), 'utf8');

type Visit = Readonly<{ stored?: Readonly<Record<string, string>>; address?: string; user?: unknown }>;

/** What the page asks for before the app runs. */
async function askedAhead({ stored = {}, address = '/schools', user = null }: Visit): Promise<string[]> {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`schooldog.${key}`, value);
  history.replaceState(null, '', address);
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ user })));
  runInThisContext(script);
  // Who is there has been read by then.
  await new Promise((resolve) => setTimeout(resolve));
  return [...(window.answersAhead?.keys() ?? [])];
}

const session = '/api/users/session';
const frame = ['/api/dashboard/frameCounts', '/api/settings/organization'];

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['somebody was here', { session: '{}' }],
  ['nobody is known', {}],
])('asks ahead who is there, as the first thing that the app asks, when %s', async (_case, stored) => {
  expect(await askedAhead({ stored })).toEqual([session]);
});

it.each([
  ['a sign-out waits for the server', { session: '{}', signOutPending: 'yes' }],
  ['a purge is due', { session: '{}', purges: '{"u1":"cache"}' }],
  ['another may have signed in', { session: '{}', sessionUnsure: 'yes' }],
  ['the person chose to be offline', { session: '{}', offlineMode: 'on' }],
])('asks nothing ahead when %s', async (_case, stored) => {
  expect(await askedAhead({ stored, address: '/entries', user: { id: 'u1' } })).toEqual([]);
});

it('asks nothing ahead without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await askedAhead({ stored: { session: '{}' } })).toEqual([]);
});

it('asks what a first page shows as soon as somebody is there', async () => {
  expect(await askedAhead({ address: '/insights', user: { id: 'u1' } })).toEqual([
    session,
    ...frame,
    '/api/settings/observation',
  ]);
});

it.each([
  ['nobody is there', { address: '/insights', user: null }],
  ['the page is filtered', { address: '/entries?schools=s1', user: { id: 'u1' } }],
  ['it is another page', { address: '/schools', user: { id: 'u1' } }],
])('asks nothing for the page when %s', async (_case, visit) => {
  expect(await askedAhead(visit)).toEqual([session]);
});

it('asks nothing for the page on a device that has the app', async () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
  expect(await askedAhead({ address: '/insights', user: { id: 'u1' } })).toEqual([session]);
});
