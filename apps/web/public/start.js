// What cannot wait for the app: the color scheme, so that a dark screen never flashes white, who is there, and the files
// of which this screen was made the last time (platform/lazyParts/startFiles.ts).
(() => {
  const page = document.documentElement.dataset;
  const read = (key) => {
    try {
      return localStorage.getItem(`schooldog.${key}`);
    } catch {
      return null;
    }
  };

  const theme = read('theme');
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.mantineColorScheme = isDark ? 'dark' : 'light';

  // Records have the same screen, whichever of them is open.
  page.screen = location.pathname.replaceAll(/[\w-]{16,}/g, '*');
  /** @type {(value: unknown, name: string) => unknown} */
  const fieldOf = (value, name) =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  /** @type {() => string[]} */
  const filesOfScreen = () => {
    try {
      /** @type {unknown} */
      const kept = JSON.parse(read('startFiles') ?? 'null');
      const files = fieldOf(fieldOf(kept, 'screens'), page.screen ?? '');
      return fieldOf(kept, 'build') === page.build && Array.isArray(files) ? files.map(String) : [];
    } catch {
      return [];
    }
  };
  /** @type {(rel: string, as: string, address: string) => void} */
  const ask = (rel, as, address) => {
    const link = Object.assign(document.createElement('link'), { rel, as, crossOrigin: '', href: address });
    link.dataset.ahead = '';
    document.head.append(link);
  };

  // Who is there is asked while the app loads, which takes this answer as that of its own question. Only where it
  // asks as the first thing (app/start.ts): nobody else may find an answer of then.
  const asksFirst = ['sessionUnsure', 'signOutPending', 'purges', 'offlineMode'].every((key) => !read(key));
  if (asksFirst && navigator.onLine) ask('preload', 'fetch', '/api/users/session');

  // The first formatter takes a phone a tenth of a second: it is made while files are on their way, not while a person
  // waits for the first date.
  setTimeout(() => new Intl.DateTimeFormat());

  // The service worker has them. Without it, one that does not come could not be tried again. A file that is still in
  // the memory of the browser is compiled as soon as it is named: each in a task of its own lets touches through.
  if (!navigator.serviceWorker?.controller) return;
  for (const file of filesOfScreen()) {
    const isStyle = file.endsWith('.css');
    setTimeout(() => ask(isStyle ? 'preload' : 'modulepreload', isStyle ? 'style' : 'script', file));
  }
})();
