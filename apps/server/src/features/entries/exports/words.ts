// The words of the files that people take away, in their own language.
import type { Opinion } from '@schooldog/domain/entries';
import type { SourceType } from '@schooldog/domain/permissions';
import { createInstance, type TFunction } from 'i18next';
import { languageOf } from '../../../platform/messages/index.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

const texts = createInstance();
await texts.init({
  resources: { en: { translation: en }, es: { translation: es } satisfies { translation: typeof en } },
  fallbackLng: 'en',
  returnNull: false,
  // Cells and pages of paper run no HTML.
  interpolation: { escapeValue: false },
});

export type Words = TFunction;
export const columnNames = Object.keys(en.columns);

/** Whatever a profile holds, English when it is not one of ours. */
export function wordsIn(language: string | null): Words {
  return texts.getFixedT(languageOf(language));
}

export function opinionWords(words: Words): Readonly<Record<Opinion, string>> {
  return {
    concern: words('opinions.concern'),
    praise: words('opinions.praise'),
    other: words('opinions.other'),
  };
}

export function sourceWords(words: Words): Readonly<Record<SourceType, string>> {
  return {
    district: words('sources.district'),
    school: words('sources.school'),
    partner: words('sources.partner'),
  };
}
