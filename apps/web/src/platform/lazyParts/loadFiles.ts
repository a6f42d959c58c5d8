// Replaces Vite's own loader of lazy files (see lazyFiles in vite.config.ts). A browser remembers a failed import or
// modulepreload for the lifetime of the page, and no later import of that file succeeds. A failed fetch can be
// retried, so every file is fetched into the browser's cache before it is imported.

/** A hanging answer is given up, so that the user gets an error with a way out instead of a skeleton. */
export const fileTimeout = 120_000;

/** A file of the app that could not be fetched. */
export class FileNotLoaded extends Error {
  /** The server answered that it has no such file: it runs another version, and no retry will succeed. */
  readonly isGone: boolean;

  constructor(path: string, isGone: boolean, cause?: unknown) {
    // The router recognizes the first message and reloads the page, once, to get the new version.
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
  const named = namedByPage();
  const paths = files.map((file) => `${import.meta.env.BASE_URL}${file}`).filter((path) => !named.has(path));
  await Promise.all(paths.map((path) => once(fetched, path, fetchFile)));
  // In the order of the list: which rule wins depends on the order of the style sheets.
  await Promise.all(paths.filter((path) => path.endsWith('.css')).map(addStyles));
  return importModule();
}

/** Concurrent and later calls share one success; a failure is not cached. */
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

/** The files of the first load are named by index.html. Style sheets that were added here may still be on their way. */
function namedByPage(): ReadonlySet<string> {
  const elements = document.head.querySelectorAll('script[src], link[href]');
  const paths = [...elements].map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');
  return new Set(paths.filter((path) => !added.has(path)));
}

const added = new Map<string, Promise<void>>();

function addStyles(path: string): Promise<void> {
  return once(added, path, appendStyles);
}

async function appendStyles(path: string): Promise<void> {
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
