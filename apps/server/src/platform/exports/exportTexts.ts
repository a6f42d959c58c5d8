import { createInstance, type TFunction } from 'i18next';
import { branding } from '@schooldog/domain/kernel';
import { languageOf } from '../messages/index.ts';

export type Words = TFunction;

/** The texts of downloaded files, in the user's language. English and Spanish have the same keys. */
export function exportTexts<Texts extends object>(texts: Readonly<{ en: Texts; es: Texts }>) {
  const instance = createInstance();
  void instance.init({
    resources: { en: { translation: texts.en }, es: { translation: texts.es } },
    fallbackLng: 'en',
    returnNull: false,
    initAsync: false,
    // Cells and PDF pages run no HTML.
    interpolation: { escapeValue: false, defaultVariables: { product: branding.productName } },
  });
  return (language: string | null): Words => instance.getFixedT(languageOf(language));
}
