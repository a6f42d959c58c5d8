// Replaces Vite's own loader of lazy files (see lazyFiles in vite.config.ts). A browser remembers a failed import or
// modulepreload for the lifetime of the page, and no later import of that file succeeds. A failed fetch can be
// retried, so every script is fetched into the browser's cache before it is imported. A failed style sheet can be
// added again.
import { breathe } from '../breathe.ts';
import { isFirstScreenSeen } from '../afterFirstScreen.ts';
import { scripts } from './scripts.ts';

/** A hanging answer is given up, so that the user gets an error with a way out instead of a skeleton. */
export const fileTimeout = 120_000;

/** A file of the app that could not be fetched. */
export class FileNotLoaded extends Error {
  /** The server answered that it has no such file: it runs another version, and no retry will succeed. */
  readonly isGone: boolean;
  readonly path: string;

  constructor(path: string, isGone: boolean, cause?: unknown) {
    // The router recognizes the first message and reloads the page, once, to get the new version.
    super(`${isGone ? 'Failed to fetch dynamically imported module' : 'No answer for'}: ${path}`, { cause });
    this.name = 'FileNotLoaded';
    this.isGone = isGone;
    this.path = path;
  }
}

const loaded = new Map<string, Promise<void>>();
/** Also those that needed no loading. */
const asked = new Set<string>();
const hasRun = new Set<string>();

/** What is fetched for later: while it is set, a part that is asked for is fetched and not run. */
let ahead: Promise<void>[] | null = null;

export async function loadFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const named = namedByPage('script[src], link[rel=modulepreload], link[rel=stylesheet]');
  const all = files.map((file) => `${import.meta.env.BASE_URL}${file}`);
  const paths = all.filter((path) => !named.has(path));
  if (ahead !== null) {
    ahead.push(fetchAll(paths));
    return untilNeverRun;
  }
  for (const path of all) asked.add(path);
  await fetchAll(paths);
  applyStyles(paths);
  const scriptPaths = all.filter((path) => path.endsWith('.js'));
  if (isFirstScreenSeen()) await runInSteps(scriptPaths);
  const part = await importModule();
  for (const path of scriptPaths) hasRun.add(path);
  return part;
}

const untilNeverRun = new Promise<never>(() => {});

/**
 * Fetches the files of a part and runs none of them, which takes the network a moment and the page none: the part can be
 * shown when the network is lost. A failure is left to the time when the part is loaded; false says that there was one.
 */
export async function fetchFilesOf(load: () => Promise<unknown>): Promise<boolean> {
  const fetched: Promise<void>[] = [];
  ahead = fetched;
  // Everything that it imports is asked for before it waits for the first of it.
  void load().catch(() => undefined);
  ahead = null;
  const results = await Promise.allSettled(fetched);
  return results.every(({ status }) => status === 'fulfilled');
}

/** To ask for a file takes a phone several milliseconds, and a dialog has dozens. */
const askedAtOnce = 4;

async function fetchAll(paths: readonly string[]): Promise<void> {
  const loading: Promise<void>[] = [];
  for (const path of paths) {
    if (loading.length % askedAtOnce === askedAtOnce - 1) await breathe();
    // Style sheets are added in the order of the list: which rule wins depends on it.
    const file = loadFile(path);
    file.catch(() => undefined);
    loading.push(file);
  }
  await Promise.all(loading);
}

/** Scripts that run one by one hold up the page for a shorter time than all those of a part at once. */
async function runInSteps(paths: readonly string[]): Promise<void> {
  // A part is listed before what it imports.
  for (const path of paths.toReversed()) {
    if (hasRun.has(path)) continue;
    await scripts.run(path);
    await breathe();
  }
}

/** Into the browser's cache. Nothing of it runs. */
export function loadFile(path: string): Promise<void> {
  return once(path, path.endsWith('.css') ? addStyles : fetchFile);
}

/** Concurrent and later calls share one success; a failure is not cached. */
function once(path: string, load: (path: string) => Promise<void>): Promise<void> {
  const running =
    loaded.get(path) ??
    load(path).catch((error: unknown) => {
      loaded.delete(path);
      throw error;
    });
  loaded.set(path, running);
  return running;
}

async function fetchFile(path: string): Promise<void> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(fileTimeout) })
    .then(async (response) => {
      // Only a completely read body is in the cache.
      await response.arrayBuffer();
      return response;
    })
    .catch((error: unknown) => {
      throw new FileNotLoaded(path, false, error);
    });
  if (!answer.ok) throw new FileNotLoaded(path, answer.status === 404 || answer.status === 410);
}

const added = new Set<string>();

/** What the app has loaded until now beside the files that index.html names. */
export function askedFiles(): string[] {
  const named = namedByPage('script[src], link:not([data-ahead])');
  return [...asked].filter((path) => !named.has(path));
}

/** Named by index.html, or ahead by start.js. Style sheets that were added here may still be on their way. */
function namedByPage(selector: string): ReadonlySet<string> {
  const paths = [...document.head.querySelectorAll(selector)].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
  );
  return new Set(paths.filter((path) => !added.has(path)));
}

const loadedStyles = new Map<string, HTMLLinkElement>();

/** All at once: for each style sheet, the browser lays out the page again. */
function applyStyles(paths: readonly string[]): void {
  for (const path of paths) {
    const link = loadedStyles.get(path);
    if (link !== undefined) link.media = 'all';
    loadedStyles.delete(path);
  }
}

async function addStyles(path: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    media: isFirstScreenSeen() ? 'print' : 'all',
    href: path,
  });
  added.add(path);
  const isThere = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    AbortSignal.timeout(fileTimeout).addEventListener('abort', () => resolve(false));
    document.head.append(link);
  });
  if (isThere) {
    loadedStyles.set(path, link);
    return;
  }
  link.remove();
  // The link does not know why; a fetch does.
  await fetchFile(path);
  throw new FileNotLoaded(path, false);
}
