import type { EntryFilter } from '@schooldog/domain/entries';
import type { Language } from '../../../platform/i18n/i18n.ts';

/** What a file is made of: the filter, the beginning of its name, and the language of the screen. */
export type Asked = Readonly<{ query: EntryFilter; title: string; language: Language }>;
