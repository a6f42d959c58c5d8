// Texts live beside the feature that shows them, in texts/en.json and texts/es.json. The folder above `texts` is the
// namespace. The shell's English comes with the first load; every other file is fetched when a screen needs it.
import { branding } from '@schooldog/domain/kernel';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

type TextFile = { default: Record<string, unknown> };

const files = import.meta.glob<TextFile>('../../**/texts/*.json');
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [language, , namespace] = path.replace('.json', '').split('/').toReversed();
    return [`${language}/${namespace}`, load];
  }),
);

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = loaders.get(`${language}/${namespace}`);
    if (load === undefined) {
      done(new Error(`no texts ${language}/${namespace}`), false);
      return;
    }
    load().then(
      ({ default: texts }) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error('texts not loaded'), false),
    );
  },
};

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
const storageKey = 'schooldog.language';

export function initialLanguage(): Language {
  const chosen = localStorage.getItem(storageKey) ?? navigator.language.slice(0, 2);
  return chosen === 'es' ? 'es' : 'en';
}

/** `english` holds the namespaces that come with the first load. */
export async function startTexts(english: Record<string, Record<string, unknown>>): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: initialLanguage(),
      fallbackLng: 'en',
      supportedLngs: languages,
      ns: Object.keys(english),
      defaultNS: 'app',
      partialBundledLanguages: true,
      resources: { en: english },
      interpolation: { escapeValue: false, defaultVariables: { product: branding.productName } },
      returnNull: false,
    });
  document.documentElement.lang = i18next.language;
}

export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
