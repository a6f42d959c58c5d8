import type { z } from 'zod';
import { defineMerge, type EditIn, foldText, value } from '../kernel/index.ts';
import { skillWords } from './defaultSkills.ts';
import { type Skill, skillSchema } from './skill.ts';

const uncategorized = 'Uncategorized';

export const skillFormSchema = skillSchema.pick({ name: true, category: true });
export type SkillForm = z.infer<typeof skillFormSchema>;

export const skillMerge = defineMerge({
  name: value(skillFormSchema.shape.name),
  category: value(skillFormSchema.shape.category),
});
export type SkillEdit = EditIn<typeof skillMerge>;

/** A skill without a category has one by name. */
export function cleanSkill(form: SkillForm): SkillForm {
  return { name: form.name, category: form.category === '' ? uncategorized : form.category };
}

/** Also where the other skill has this name in the other language. */
export function isSkillNameTaken(skills: readonly Skill[], wanted: string, ownId: string | null): boolean {
  const key = foldText(wanted);
  return skills.some(
    (skill) =>
      skill.id !== ownId &&
      ['en', 'es'].some((language) => foldText(skillWords(skill, language).name) === key),
  );
}
