// How the edits of several people to one location come together.
import { z } from 'zod';
import { defineMerge, type EditIn, listOfValues, mapOf, value } from '../kernel/index.ts';
import { optionFormSchema, profileLimits } from './profile.ts';

export const optionMerge = defineMerge({
  label: value(optionFormSchema.shape.label),
  aliases: listOfValues(optionFormSchema.shape.aliases.element, { max: profileLimits.aliases }),
  attributes: mapOf(z.string().trim().min(1).max(60), z.string().trim().max(200, 'tooLong'), {
    max: profileLimits.attributes,
  }),
});
export type OptionEdit = EditIn<typeof optionMerge>;
