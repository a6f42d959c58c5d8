// The texts of exported files, in the user's language.
import type { Opinion } from '@schooldog/domain/entries';
import type { SourceType } from '@schooldog/domain/permissions';
import { exportTexts, type Words } from '../../../platform/exports/index.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

export const columnNames = Object.keys(en.columns);
export const wordsIn = exportTexts({ en, es });

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
