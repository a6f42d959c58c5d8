import { type Skill, skillWords } from '@schooldog/domain/contacts';
import { byName } from '@schooldog/domain/kernel';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSkills } from './queries.ts';

export type ShownSkill = Skill & Readonly<{ shownName: string; shownCategory: string }>;

/** Every skill in the reader's language, by name. */
export function useShownSkills(): readonly ShownSkill[] {
  const { i18n } = useTranslation();
  const { data } = useSkills();
  return useMemo(
    () =>
      (data ?? [])
        .map((skill) => {
          const { name, category } = skillWords(skill, i18n.language);
          return { ...skill, shownName: name, shownCategory: category };
        })
        .toSorted((a, b) => byName(a.shownName, b.shownName, i18n.language)),
    [data, i18n.language],
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
