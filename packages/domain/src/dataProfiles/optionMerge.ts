// How concurrent edits of one location list, or of one location, are merged.
import { z } from 'zod';
import {
  defineMerge,
  type EditIn,
  limitedLine,
  listOfValues,
  mapOf,
  requiredLine,
  value,
} from '../kernel/index.ts';
import { optionFormSchema, profileFormSchema, profileLimits } from './profile.ts';

const isArchived = value(z.boolean());
const profileRules = { name: value(profileFormSchema.shape.name) };
const optionRules = {
  label: value(optionFormSchema.shape.label),
  aliases: listOfValues(optionFormSchema.shape.aliases.element, { max: profileLimits.aliases }),
  attributes: mapOf(requiredLine(60), limitedLine(200), { max: profileLimits.attributes }),
};

export const profileMerge = defineMerge({ ...profileRules, isArchived });
export type ProfileEdit = EditIn<typeof profileMerge>;

export const optionMerge = defineMerge({ ...optionRules, isArchived });
export type OptionEdit = EditIn<typeof optionMerge>;

/** What the forms hold; archiving is an action of its own. */
export const profileFormMerge = defineMerge(profileRules);
export const optionFormMerge = defineMerge(optionRules);
