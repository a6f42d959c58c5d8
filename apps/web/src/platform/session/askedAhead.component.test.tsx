import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/start.js'), 'utf8');

/** What the page asks for before the app runs. The links are not added: they would be followed. */
function askedAhead(stored: Readonly<Record<string, string>>): string[] {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`schooldog.${key}`, value);
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  runInThisContext(script);
  return append.mock.calls.flat().flatMap((link) => (link instanceof HTMLLinkElement ? [link.href] : []));
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  ['somebody was here', { session: '{}' }],
  ['nobody is known', {}],
])('asks ahead who is there, as the first thing that the app asks, when %s', (_case, stored) => {
  expect(askedAhead(stored)).toEqual([`${location.origin}/api/users/session`]);
});

it.each([
  ['a sign-out waits for the server', { session: '{}', signOutPending: 'yes' }],
  ['a purge is due', { session: '{}', purges: '{"u1":"cache"}' }],
  ['another may have signed in', { session: '{}', sessionUnsure: 'yes' }],
  ['the person chose to be offline', { session: '{}', offlineMode: 'on' }],
])('asks nothing ahead when %s', (_case, stored) => {
  expect(askedAhead(stored)).toEqual([]);
});

it('asks nothing ahead without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(askedAhead({ session: '{}' })).toEqual([]);
});
