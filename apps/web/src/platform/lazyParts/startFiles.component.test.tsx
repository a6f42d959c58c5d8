import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFiles } from './loadFiles.ts';
import { scripts } from './scripts.ts';
import { keepStartFiles } from './startFiles.ts';

const page = document.documentElement.dataset;
const now = (write: () => void) => write();
/** Other test files share the page, and may have asked for files before. */
const withWalks: unknown = expect.arrayContaining(['/assets/Walks.js']);
const kept = (): unknown => JSON.parse(localStorage.getItem('schooldog.startFiles') ?? 'null');

beforeEach(() => {
  vi.spyOn(scripts, 'run').mockResolvedValue(undefined);
  localStorage.removeItem('schooldog.startFiles');
  vi.stubGlobal('fetch', async () => new Response('the code'));
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  Object.assign(page, { build: 'one', screen: '/walks' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('keeps the files of each screen, those of one build only', async () => {
  await loadFiles(async () => undefined, ['assets/Walks.js']);
  keepStartFiles(now);
  expect(kept()).toEqual({ build: 'one', screens: { '/walks': withWalks } });

  page['screen'] = '/entries';
  keepStartFiles(now);
  expect(kept()).toMatchObject({
    screens: { '/walks': withWalks, '/entries': expect.anything() },
  });

  page['build'] = 'two';
  keepStartFiles(now);
  expect(kept()).toEqual({ build: 'two', screens: { '/entries': withWalks } });
});

it('keeps files that were asked for ahead, but not those that index.html names', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/index.js"><link rel="modulepreload" href="/assets/Ahead.js" data-ahead="">';
  await loadFiles(async () => undefined, ['assets/index.js', 'assets/Ahead.js']);
  keepStartFiles(now);
  expect(kept()).toMatchObject({ screens: { '/walks': expect.not.arrayContaining(['/assets/index.js']) } });
  expect(kept()).toMatchObject({ screens: { '/walks': expect.arrayContaining(['/assets/Ahead.js']) } });
});

it('keeps nothing while no service worker has the files', () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true });
  keepStartFiles(now);
  expect(kept()).toBeNull();
});
