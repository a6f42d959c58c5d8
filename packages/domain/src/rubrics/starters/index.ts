import type { RubricContent } from '../rubric.ts';
import { cleanliness } from './cleanliness.ts';
import { emergencyReadiness } from './emergencyReadiness.ts';
import { siteSecurity } from './siteSecurity.ts';
import { contentOf, type StarterLanguage } from './starter.ts';

const starters = { siteSecurity, emergencyReadiness, cleanliness };

export type StarterName = keyof typeof starters;
export const starterNames: readonly StarterName[] = ['siteSecurity', 'emergencyReadiness', 'cleanliness'];

/** A complete rubric under new ids. */
export function starterRubric(
  name: StarterName,
  making: Readonly<{ language: StarterLanguage; makeId: () => string }>,
): RubricContent {
  return contentOf(starters[name], making);
}
