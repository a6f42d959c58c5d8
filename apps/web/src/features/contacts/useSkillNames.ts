import { type Skill, skillWords } from '@schooldog/domain/contacts';
import { byName } from '@schooldog/domain/kernel';
import { useCallback, useMemo } from 'react';
import { useScreenLanguage } from '../../platform/i18n/useTexts.ts';
import { useSkills } from './queries.ts';

export type ShownSkill = Skill & Readonly<{ shownName: string; shownCategory: string }>;

/** Every skill in the reader's language, by name. */
export function useShownSkills(): readonly ShownSkill[] {
  const language = useScreenLanguage();
  const { data } = useSkills();
  return useMemo(
    () =>
      (data ?? [])
        .map((skill) => {
          const { name, category } = skillWords(skill, language);
          return { ...skill, shownName: name, shownCategory: category };
        })
        .toSorted((a, b) => byName(a.shownName, b.shownName, language)),
    [data, language],
  );
}

/** The names of some skills, in order. */
export function useSkillNames(): (skillIds: readonly string[]) => readonly string[] {
  const skills = useShownSkills();
  return useCallback(
    (skillIds) => skills.filter(({ id }) => skillIds.includes(id)).map(({ shownName }) => shownName),
    [skills],
  );
}
