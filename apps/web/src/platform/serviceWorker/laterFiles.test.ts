import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppFile, laterFiles } from './laterFiles.ts';

const origin = 'http://school.test';
const file = (url: string, group: string): AppFile => ({ url, revision: null, group });
const version1 = [
  file('index.html', 'first'),
  file('assets/people-1.js', 'later'),
  file('assets/help-1.js', 'later'),
  file('assets/texts-es-1.js', 'es'),
  file('assets/pdf-1.js', 'pdf'),
];
const version2 = [
  file('index.html', 'first'),
  file('assets/people-2.js', 'later'),
  file('assets/help-1.js', 'later'),
  file('assets/pdf-2.js', 'pdf'),
];

let kept: Map<string, Response>;
const fetchFile = vi.fn<(path: string) => Promise<Response>>();
const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href;
const device = {
  fetch: fetchFile,
  open: () =>
    Promise.resolve({
      match: (key: RequestInfo | URL) => Promise.resolve(kept.get(urlOf(key))?.clone()),
      put: async (key: RequestInfo | URL, response: Response) => void kept.set(urlOf(key), response),
      keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
      delete: (key: RequestInfo | URL) => Promise.resolve(kept.delete(urlOf(key))),
    }),
};
const names = () =>
  [...kept.keys()].map((url) => url.slice(origin.length)).filter((path) => path.startsWith('/assets'));

beforeEach(() => {
  kept = new Map();
  fetchFile.mockReset().mockImplementation((path) => Promise.resolve(new Response(`content of ${path}`)));
});

describe('files that come later', () => {
  it('are fetched once, in the language that is read, and served without the network', async () => {
    const later = laterFiles(version1, device);
    await later.keep({ language: 'en', withPdf: false });
    expect(names()).toEqual(['/assets/people-1.js', '/assets/help-1.js']);
    await later.keep({ language: 'es', withPdf: false });
    expect(names()).toEqual(['/assets/people-1.js', '/assets/help-1.js', '/assets/texts-es-1.js']);
    expect(fetchFile).toHaveBeenCalledTimes(3);

    fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    const answer = await later.serve('/assets/people-1.js');
    expect(await answer.text()).toBe('content of /assets/people-1.js');
  });

  it('are fetched once when two pages ask for them at the same time', async () => {
    const later = laterFiles(version1, device);
    await Promise.all([
      later.keep({ language: 'en', withPdf: false }),
      later.keep({ language: 'es', withPdf: false }),
    ]);
    expect(names()).toEqual(['/assets/people-1.js', '/assets/help-1.js', '/assets/texts-es-1.js']);
    expect(fetchFile).toHaveBeenCalledTimes(3);
  });

  it('are fetched by the next page that asks when the network was lost', async () => {
    const later = laterFiles(version1, device);
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const lost = later.keep({ language: 'en', withPdf: false });
    const found = later.keep({ language: 'en', withPdf: false });
    await expect(lost).rejects.toThrow('Failed to fetch');
    await found;
    expect(names()).toEqual(['/assets/people-1.js', '/assets/help-1.js']);
  });

  it('are fetched from where the network was lost', async () => {
    const later = laterFiles(version1, device);
    fetchFile.mockImplementationOnce((path) => Promise.resolve(new Response(`content of ${path}`)));
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(later.keep({ language: 'en', withPdf: false })).rejects.toThrow('Failed to fetch');
    expect(names()).toEqual(['/assets/people-1.js']);
    expect(await later.keep({ language: 'en', withPdf: false })).toBe(true);
    expect(fetchFile.mock.calls.map(([path]) => path)).toEqual([
      '/assets/people-1.js',
      '/assets/help-1.js',
      '/assets/help-1.js',
    ]);
  });

  it.each([
    [503, false],
    [404, true],
  ])('are asked for again after the answer %s only if they may still come', async (status, isComplete) => {
    fetchFile.mockResolvedValueOnce(new Response('', { status }));
    expect(await laterFiles(version1, device).keep({ language: 'en', withPdf: false })).toBe(isComplete);
    expect(names()).toEqual(['/assets/help-1.js']);
  });

  it('are kept when a page asks for them first, unless the server has none', async () => {
    const later = laterFiles(version1, device);
    await later.serve('/assets/help-1.js');
    fetchFile.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect((await later.serve('/assets/people-1.js')).status).toBe(404);
    expect(names()).toEqual(['/assets/help-1.js']);
  });

  it('are only those that do not come with the first visit', () => {
    const { has } = laterFiles(version1, device);
    expect(['/index.html', '/assets/help-1.js', '/assets/gone.js'].map(has)).toEqual([false, true, false]);
  });
});

describe('a new version', () => {
  it('has what the earlier one had before it takes over, and forgets the rest when it does', async () => {
    await laterFiles(version1, device).keep({ language: 'es', withPdf: false });
    const later = laterFiles(version2, device);
    await later.keepAsBefore();
    expect(names()).toContain('/assets/people-2.js');
    expect(names()).toContain('/assets/people-1.js');
    await later.forgetOthers();
    expect(names()).toEqual(['/assets/help-1.js', '/assets/people-2.js']);
  });

  it('draws PDFs on a device on which some are pinned', async () => {
    await laterFiles(version1, device).keep({ language: 'en', withPdf: true });
    expect(names()).toContain('/assets/pdf-1.js');
    const later = laterFiles(version2, device);
    await later.keepAsBefore();
    await later.forgetOthers();
    expect(names()).toContain('/assets/pdf-2.js');
    expect(names()).not.toContain('/assets/pdf-1.js');
    await laterFiles(version2, device).keepAsBefore();
    expect(names()).toContain('/assets/pdf-2.js');
  });

  it('fetches nothing with the first visit', async () => {
    await laterFiles(version1, device).keepAsBefore();
    expect(fetchFile).not.toHaveBeenCalled();
  });
});
