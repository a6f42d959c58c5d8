// What cannot wait for the app: the color scheme, so that a dark screen never flashes white, who is there, what a first
// page asks, and the files of which this screen was made the last time (platform/lazyParts/startFiles.ts).
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

  // The answers to what was asked ahead; the app takes each as that of its own question (platform/api/answersAhead.ts).
  /** @type {Map<string, Promise<Response>>} */
  const answers = new Map();
  window.answersAhead = answers;
  /** @type {(path: string) => Promise<Response>} */
  const askAhead = (path) => {
    const answer = fetch(path, { signal: AbortSignal.timeout(30_000) });
    // Without an answer the app asks again, and says what is wrong.
    answer.catch(() => undefined);
    answers.set(path, answer);
    return answer;
  };

  // What pages on which people begin their day ask as soon as they are drawn, whoever opens them.
  const inEveryFrame = ['/api/dashboard/frameCounts', '/api/settings/organization'];
  const questions = new Map([
    ['/dashboard', [...inEveryFrame, '/api/schools/names', '/api/dashboard/attention']],
    [
      '/entries',
      [
        ...inEveryFrame,
        '/api/schools/names',
        '/api/settings/observation',
        '/api/entries?pageSize=32',
        '/api/entries/count',
      ],
    ],
    ['/insights', [...inEveryFrame, '/api/settings/observation']],
  ]);

  // Who is there is asked while the app loads. Only where it asks as the first thing (app/start.ts): nobody else may
  // find an answer of then. A device that knows the app shows what it has; another asks for its first page, too.
  const asksFirst = ['sessionUnsure', 'signOutPending', 'purges', 'offlineMode'].every((key) => !read(key));
  const isKnownHere = Boolean(navigator.serviceWorker?.controller);
  if (asksFirst && navigator.onLine) {
    const session = askAhead('/api/users/session');
    const hasAnswers = isKnownHere || read('firstAnswers') !== null;
    const ofPage = hasAnswers ? undefined : questions.get(location.pathname + location.search);
    if (ofPage !== undefined)
      void session
        .then((answer) => answer.clone().json())
        .then((/** @type {unknown} */ who) => {
          if (fieldOf(who, 'user')) for (const question of ofPage) void askAhead(question);
        })
        .catch(() => undefined);
  }

  // The first formatter takes a phone a tenth of a second: it is made while files are on their way, not while a person
  // waits for the first date.
  setTimeout(() => new Intl.DateTimeFormat());

  // The service worker has them. Without it, one that does not come could not be tried again. A file that is still in
  // the memory of the browser is compiled as soon as it is named: each in a task of its own lets touches through.
  if (!isKnownHere) return;
  for (const file of filesOfScreen()) {
    const isStyle = file.endsWith('.css');
    setTimeout(() => ask(isStyle ? 'preload' : 'modulepreload', isStyle ? 'style' : 'script', file));
  }
})();
