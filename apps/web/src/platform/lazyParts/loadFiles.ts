// Takes the place of Vite's own loader of lazy files (see lazyFiles in vite.config.ts). A browser remembers a failed
// import or modulepreload for as long as the page lives, and no later import of that file succeeds. A failed fetch can
// be repeated, so every file is fetched into the browser's cache before it is imported.

/** A hanging answer is given up, so that the person gets an error with a way out instead of a skeleton. */
export const fileTimeout = 120_000;

/** A file of the app that could not be fetched. */
export class FileNotLoaded extends Error {
  /** The server answered that it has no such file: it runs another version, and no later try will succeed. */
  readonly isGone: boolean;

  constructor(path: string, isGone: boolean, cause?: unknown) {
    // The router knows the first message and loads the page again, once, to get the new version.
    super(`${isGone ? 'Failed to fetch dynamically imported module' : 'No answer for'}: ${path}`, { cause });
    this.name = 'FileNotLoaded';
    this.isGone = isGone;
  }
}

const fetched = new Map<string, Promise<void>>();

export async function loadFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const paths = files.map((file) => `${import.meta.env.BASE_URL}${file}`);
  await Promise.all(paths.map((path) => once(fetched, path, fetchFile)));
  // In the order of the list: which rule wins depends on the order of the style sheets.
  await Promise.all(paths.filter((path) => path.endsWith('.css')).map(addStyles));
  return importModule();
}

/** Calls that come at the same time or later share one success; a failure is forgotten. */
function once(
  known: Map<string, Promise<void>>,
  path: string,
  run: (path: string) => Promise<void>,
): Promise<void> {
  const running =
    known.get(path) ??
    run(path).catch((error: unknown) => {
      known.delete(path);
      throw error;
    });
  known.set(path, running);
  return running;
}

async function fetchFile(path: string): Promise<void> {
  if (isInDocument(path)) return;
  const answer = await fetch(path, { signal: AbortSignal.timeout(fileTimeout) })
    .then(async (response) => {
      // Only a body that was read to its end is in the cache.
      await response.arrayBuffer();
      return response;
    })
    .catch((error: unknown) => {
      throw new FileNotLoaded(path, false, error);
    });
  if (!answer.ok) throw new FileNotLoaded(path, answer.status === 404 || answer.status === 410);
}

/** The files of the first load are named by index.html, style sheets of earlier parts were added below. */
function isInDocument(path: string): boolean {
  return document.head.querySelector(`script[src="${path}"], link[href="${path}"]`) !== null;
}

const added = new Map<string, Promise<void>>();

function addStyles(path: string): Promise<void> {
  return once(added, path, appendStyles);
}

async function appendStyles(path: string): Promise<void> {
  if (isInDocument(path)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = path;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new FileNotLoaded(path, false));
    });
  });
  document.head.append(link);
  await loaded;
}
