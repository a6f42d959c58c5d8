// Texts are next to the code that shows them, in texts/en.json and texts/es.json. The namespace is the path of the
// folder that contains `texts`, such as `features/entries/logEntry`. The shell's English comes with the first load;
// every other file is fetched when a screen needs it.
import { branding, numberText } from '@schooldog/domain/kernel';
import i18next, { type BackendModule, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { untilLoaded } from '../lazyParts/untilLoaded.ts';
import type { TextFile, Texts } from './filesByName.ts';
import { startTextFiles } from './startTextFiles.ts';
import type { TextNamespace } from './texts.ts';

/** English texts that come with the first load, by namespace. */
export type StartTexts = { readonly [name in TextNamespace]?: Texts };

/** The namespaces that come with the first load. */
let atStart: ReadonlySet<string> = new Set();
/** Texts that a screen is already drawn without. */
const lateTexts = 'lateTexts';
const failureListeners = new Set<(namespace: string, error: Error) => void>();

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const name = `${namespace}/${language}`;
    const load = startTextFiles.get(name) ?? (() => loadLater(name));
    let isLate = false;
    // i18next asks once per file, so the answer waits until the texts are there. Only the start of the app does not
    // wait: it begins in English and switches when the texts have arrived.
    const goOn = (error: Error) => {
      if (!atStart.has(namespace)) return;
      isLate = true;
      done(error, false);
    };
    const loadOrReport = () =>
      load().catch((error: unknown) => {
        for (const listener of failureListeners) listener(namespace, asError(error));
        throw error;
      });
    untilLoaded(loadOrReport, goOn).then(
      ({ default: texts }) => {
        if (!isLate) {
          done(null, texts);
          return;
        }
        i18next.addResourceBundle(language, namespace, texts);
        i18next.emit(lateTexts);
      },
      (error: unknown) => {
        if (!isLate) done(asError(error), false);
      },
    );
  },
};

async function loadLater(name: string): Promise<TextFile> {
  const { textFiles } = await import('./textFiles.ts');
  const load = textFiles.get(name);
  if (load === undefined) throw new Error(`no texts ${name}`);
  return load();
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('texts not loaded', { cause: error });
}

/** Formats every number in every text with the separators of its language. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: number | string, _format, language = 'en') =>
    typeof value === 'number' ? numberText(value, language) : value,
};

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
const storageKey = 'schooldog.language';
/** Of the last signed-in user; a choice made on this device takes precedence. */
const accountKey = 'schooldog.accountLanguage';

function initialLanguage(): Language {
  const known = localStorage.getItem(storageKey) ?? localStorage.getItem(accountKey);
  const chosen = known ?? navigator.language.slice(0, 2);
  return chosen === 'es' ? 'es' : 'en';
}

export async function startTexts(parts: readonly StartTexts[]): Promise<void> {
  const english = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
  atStart = new Set(Object.keys(english));
  await i18next
    .use(backend)
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: initialLanguage(),
      fallbackLng: 'en',
      supportedLngs: languages,
      ns: [...atStart],
      defaultNS: 'app',
      partialBundledLanguages: true,
      resources: { en: english },
      interpolation: {
        escapeValue: false,
        defaultVariables: { product: branding.productName },
        alwaysFormat: true,
      },
      returnNull: false,
      // Screens wait for their own texts. Were they drawn again with every file that comes, a start would draw its first
      // screen several times.
      react: { bindI18n: `languageChanged ${lateTexts}`, bindI18nStore: '' },
    });
  document.documentElement.lang = i18next.language;
}

/**
 * Fetches the texts of a screen before it is shown. Rejects when one of the files does not come, so that the screen can
 * say so; i18next goes on trying, and a later call finds what has come by then. Other texts, for which i18next may
 * still wait, do not hold up the screen.
 */
export function loadTexts(namespaces: readonly TextNamespace[]): Promise<void> {
  const wanted: ReadonlySet<string> = new Set(namespaces);
  return new Promise((resolve, reject) => {
    const noteFailure = (namespace: string, error: Error) => {
      if (wanted.has(namespace)) settle(() => reject(error));
    };
    const noteLoaded = () => {
      if (namespaces.every((namespace) => i18next.hasLoadedNamespace(namespace))) settle(resolve);
    };
    const settle = (act: () => void) => {
      failureListeners.delete(noteFailure);
      i18next.off('loaded', noteLoaded);
      act();
    };
    failureListeners.add(noteFailure);
    i18next.on('loaded', noteLoaded);
    void i18next.loadNamespaces(namespaces).then(() => settle(resolve));
  });
}

export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** In a browser where no language was chosen, the app uses that of the account. */
export async function followAccountLanguage(language: Language | null): Promise<void> {
  if (language === null || localStorage.getItem(storageKey) !== null) return;
  localStorage.setItem(accountKey, language);
  if (i18next.language === language) return;
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
