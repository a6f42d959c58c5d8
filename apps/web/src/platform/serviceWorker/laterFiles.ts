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
/** A network that hangs would hold up all files behind it. */
const patience = 120_000;
const browser: Device = {
  open: (name) => caches.open(name),
  fetch: (path) => fetch(path, { signal: AbortSignal.timeout(patience) }),
};
/** The server runs another version, whose worker fetches other files: to ask again would be of no use. */
const gone: ReadonlySet<number> = new Set([404, 410]);

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

  /**
   * One after the other, so that requests of the user come first. False when the server failed to send some; rejects
   * when the network is lost. In both cases the page asks again (untilKept.ts), and only for what is missing.
   */
  const keepMissing = async ({ language, withPdf }: Wanted): Promise<boolean> => {
    const cache = await device.open(cacheName);
    await cache.put(languagePath, new Response(language));
    if (withPdf) await cache.put(pdfPath, new Response('yes'));
    const wanted = new Set([language, 'later', ...(withPdf ? ['pdf'] : [])]);
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    let isComplete = true;
    for (const [path, group] of groups) {
      if (!wanted.has(group) || here.has(path)) continue;
      const response = await device.fetch(path);
      if (response.ok) await cache.put(path, response);
      else if (!gone.has(response.status)) isComplete = false;
    }
    return isComplete;
  };

  let latest = Promise.resolve(true);
  /** Every page asks for it; one that asks while files are still coming waits for them instead of fetching them too. */
  const keep = (wanted: Wanted): Promise<boolean> => {
    latest = latest.catch(() => false).then(() => keepMissing(wanted));
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
