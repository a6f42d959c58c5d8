import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteFirstScreen } from '../afterFirstScreen.ts';
import { askedFiles, fetchFilesOf, FileNotLoaded, fileTimeout, loadFiles } from './loadFiles.ts';
import { scripts } from './scripts.ts';

type Link = { rel: string; href: string; crossOrigin: string; remove(): void } & EventTarget & {
    getAttribute(name: string): string | null;
  };

const head: Link[] = [];
/** What the browser reports for the next style sheets; then it loads all. */
const outcomes: ('error' | 'nothing')[] = [];
const answers = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const importModule = vi.fn<() => Promise<string>>(() => Promise.resolve('the module'));
/** Paths are remembered for the lifetime of the page, so every test has its own. */
let count = 0;
let script = '';
let styles = '';

beforeEach(() => {
  vi.spyOn(scripts, 'run').mockResolvedValue(undefined);
  count += 1;
  script = `assets/part-${count}.js`;
  styles = `assets/part-${count}.css`;
  head.length = 0;
  outcomes.length = 0;
  importModule.mockClear();
  answers.mockReset().mockImplementation(async () => new Response('content'));
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('document', {
    createElement: aLink,
    head: {
      querySelectorAll: () => head,
      append: (link: Link) => {
        head.push(link);
        const outcome = outcomes.shift() ?? 'load';
        if (outcome !== 'nothing') queueMicrotask(() => link.dispatchEvent(new Event(outcome)));
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function aLink(): Link {
  const link: Link = Object.assign(new EventTarget(), {
    rel: '',
    href: '',
    crossOrigin: '',
    remove: () => void head.splice(head.indexOf(link), 1),
    getAttribute: (name: string) => (name === 'href' ? link.href : null),
  });
  return link;
}

it('imports a part only after all its files have been loaded, and loads each of them once', async () => {
  importModule.mockImplementationOnce(() => {
    expect(answers.mock.calls.map(([path]) => path)).toEqual([`/${script}`]);
    expect(head.map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', `/${styles}`]]);
    return Promise.resolve('the module');
  });
  expect(await loadFiles(importModule, [script, styles])).toBe('the module');
  await loadFiles(importModule, [script, styles]);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(head).toHaveLength(1);
});

it('fetches a part ahead and runs it only when it is asked for, then without the network', async () => {
  await fetchFilesOf(() => loadFiles(importModule, [script, styles]));
  expect(answers.mock.calls.map(([path]) => path)).toEqual([`/${script}`]);
  expect(importModule).not.toHaveBeenCalled();
  // The next start does not ask for it with its first screen.
  expect(askedFiles()).not.toContain(`/${script}`);
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadFiles(importModule, [script, styles])).toBe('the module');
  expect(askedFiles()).toContain(`/${script}`);
});

it('says whether all files of a part could be fetched', async () => {
  expect(await fetchFilesOf(() => loadFiles(importModule, [script]))).toBe(true);
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchFilesOf(() => loadFiles(importModule, [script, `assets/lost-${count}.js`]))).toBe(false);
});

it('a part that could not be fetched ahead is fetched when it is asked for', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fetchFilesOf(() => loadFiles(importModule, [script]));
  expect(await loadFiles(importModule, [script])).toBe('the module');
  expect(answers).toHaveBeenCalledTimes(2);
});

it('once a page is in use, runs what a part imports before the part, each script once', async () => {
  noteFirstScreen();
  const run: string[] = [];
  vi.spyOn(scripts, 'run').mockImplementation(async (path) => {
    run.push(path);
  });
  importModule.mockImplementationOnce(() => {
    run.push('the part');
    return Promise.resolve('the module');
  });
  await loadFiles(importModule, [script, `library-${script}`]);
  expect(run.indexOf(`/library-${script}`)).toBeLessThan(run.indexOf(`/${script}`));
  expect(run.indexOf(`/${script}`)).toBeLessThan(run.indexOf('the part'));
  await loadFiles(importModule, [script, `library-${script}`]);
  expect(run.filter((path) => path === `/${script}`)).toHaveLength(1);
});

it.each([
  ['is gone', 404, true],
  ['was lost', 200, false],
])('adds a style sheet again that %s', async (_why, status, isGone) => {
  outcomes.push('error');
  answers.mockResolvedValueOnce(new Response('', { status }));
  await expect(loadFiles(importModule, [styles])).rejects.toMatchObject({ isGone });
  expect(importModule).not.toHaveBeenCalled();
  expect(head).toEqual([]);
  expect(await loadFiles(importModule, [styles])).toBe('the module');
});

it('gives up a style sheet that hangs', async () => {
  const giveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
  outcomes.push('nothing');
  const failure = loadFiles(importModule, [styles]);
  giveUp.abort();
  await expect(failure).rejects.toBeInstanceOf(FileNotLoaded);
  expect(timeout).toHaveBeenCalledWith(fileTimeout);
  timeout.mockRestore();
});

it('does not import what could not be fetched, because the browser would never try that import again', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadFiles(importModule, [script])).rejects.toMatchObject({ isGone: false });
  expect(importModule).not.toHaveBeenCalled();
  expect(await loadFiles(importModule, [script])).toBe('the module');
});

it.each([
  [404, true],
  [410, true],
  [500, false],
  [503, false],
])('decides by the status %i whether a retry makes sense', async (status, isGone) => {
  answers.mockResolvedValueOnce(new Response('', { status }));
  const failure = loadFiles(importModule, [script]);
  await expect(failure).rejects.toBeInstanceOf(FileNotLoaded);
  await expect(failure).rejects.toMatchObject({ isGone });
});

it('counts an incomplete body as not fetched', async () => {
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  answers.mockResolvedValueOnce(new Response(broken));
  await expect(loadFiles(importModule, [script])).rejects.toMatchObject({ isGone: false });
});

it('gives up a hanging answer after two minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  answers.mockImplementationOnce(async (_path, { signal }) => {
    signal?.throwIfAborted();
    return new Response('');
  });
  await expect(loadFiles(importModule, [script])).rejects.toMatchObject({ isGone: false });
  expect(timeout).toHaveBeenCalledWith(fileTimeout);
  expect(fileTimeout).toBe(120_000);
  timeout.mockRestore();
});

it('leaves out the files that index.html has loaded', async () => {
  head.push(Object.assign(aLink(), { href: `/${script}` }));
  await loadFiles(importModule, [script]);
  expect(answers).not.toHaveBeenCalled();
});
