// Files of the app that are fetched after the first visit, when the page is idle. Their names contain a hash of their
// content, so a cached file is never out of date.
import type { Wanted } from './messages.ts';

export type AppFile = Readonly<{
  url: string;
  revision: string | null;
  /** `first`, `later`, `pdf`, or the language whose texts it contains (offlineFiles.ts of the build). */
  group: string;
}>;

type Kept = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;
type Device = Readonly<{ open(name: string): Promise<Kept>; fetch(path: string): Promise<Response> }>;

const cacheName = 'schooldog-later';
/** Stores the language in use, for the next version of the app. */
const languagePath = '/language';
/** Whether this device has what draws PDFs, likewise. */
const pdfPath = '/withPdf';
const notes: ReadonlySet<string> = new Set([languagePath, pdfPath]);
const browser: Device = { open: (name) => caches.open(name), fetch: (path) => fetch(path) };

export function laterFiles(files: readonly AppFile[], device: Device = browser) {
  const groups = new Map(files.map(({ url, group }) => [`/${url}`, group]));
  const has = (path: string) => (groups.get(path) ?? 'first') !== 'first';

  const serve = async (path: string): Promise<Response> => {
    const cache = await device.open(cacheName);
    const kept = await cache.match(path);
    if (kept !== undefined) return kept;
    const response = await device.fetch(path);
    if (response.ok) await cache.put(path, response.clone());
    return response;
  };

  /** One after the other, so that requests of the user come first. A failed file is tried again at the next start. */
  const keepMissing = async ({ language, withPdf }: Wanted): Promise<void> => {
    const cache = await device.open(cacheName);
    await cache.put(languagePath, new Response(language));
    if (withPdf) await cache.put(pdfPath, new Response('yes'));
    const wanted = new Set([language, 'later', ...(withPdf ? ['pdf'] : [])]);
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    for (const [path, group] of groups) {
      if (!wanted.has(group) || here.has(path)) continue;
      const response = await device.fetch(path);
      if (response.ok) await cache.put(path, response);
    }
  };

  let latest = Promise.resolve();
  /** Every page asks for it; one that asks while files are still coming waits for them instead of fetching them too. */
  const keep = (wanted: Wanted): Promise<void> => {
    latest = latest.catch(() => undefined).then(() => keepMissing(wanted));
    return latest;
  };

  return {
    has,
    serve,
    keep,
    /** A new version fetches what the earlier one had cached before it is activated, because it may start offline. */
    keepAsBefore: async (): Promise<void> => {
      const cache = await device.open(cacheName);
      const [language, pdf] = await Promise.all([cache.match(languagePath), cache.match(pdfPath)]);
      if (language === undefined) return;
      await keep({ language: await language.text(), withPdf: pdf !== undefined });
    },
    forgetOthers: async (): Promise<void> => {
      const cache = await device.open(cacheName);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (!notes.has(pathname) && !has(pathname)) await cache.delete(request);
      }
    },
  };
}
