// The texts of files and of the plan's contact list, in the user's language.
import { type ListedContact, type Skill, skillWords } from '@schooldog/domain/contacts';
import { byName } from '@schooldog/domain/kernel';
import { exportTexts } from '../../../platform/exports/index.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

export const wordsIn = exportTexts({ en, es });
export const columnNames = Object.keys(en.columns);

/** The names of a contact's skills, in order. Unknown ones are left out. */
export function skillNames(
  { skillIds }: Pick<ListedContact, 'skillIds'>,
  skills: readonly Skill[],
  language: string,
): string[] {
  return skills
    .filter(({ id }) => skillIds.includes(id))
    .map((skill) => skillWords(skill, language).name)
    .toSorted((a, b) => byName(a, b, language));
}
