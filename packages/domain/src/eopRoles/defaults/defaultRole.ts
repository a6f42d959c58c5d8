import type { DefaultSkillKey } from '../../contacts/index.ts';

/** In English and in Spanish. */
export type Words = readonly [en: string, es: string];

/** A role that every school has. `skills` are keys of the default skills. */
export type DefaultRole = Readonly<{
  key: string;
  name: Words;
  description: Words;
  skills: readonly DefaultSkillKey[];
}>;
