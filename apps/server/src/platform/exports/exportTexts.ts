import { createInstance, type TFunction } from 'i18next';
import { languageOf } from '../messages/index.ts';

export type Words = TFunction;

/** The words of files that people download, in their own language. English and Spanish have the same keys. */
export function exportTexts<Texts extends object>(texts: Readonly<{ en: Texts; es: Texts }>) {
  const instance = createInstance();
  void instance.init({
    resources: { en: { translation: texts.en }, es: { translation: texts.es } },
    fallbackLng: 'en',
    returnNull: false,
    initAsync: false,
    // Cells and pages of paper run no HTML.
    interpolation: { escapeValue: false },
  });
  return (language: string | null): Words => instance.getFixedT(languageOf(language));
}
