// How the edits of several people to one location come together.
import {
  defineMerge,
  type EditIn,
  limitedLine,
  listOfValues,
  mapOf,
  requiredLine,
  value,
} from '../kernel/index.ts';
import { optionFormSchema, profileLimits } from './profile.ts';

export const optionMerge = defineMerge({
  label: value(optionFormSchema.shape.label),
  aliases: listOfValues(optionFormSchema.shape.aliases.element, { max: profileLimits.aliases }),
  attributes: mapOf(requiredLine(60), limitedLine(200), {
    max: profileLimits.attributes,
  }),
});
export type OptionEdit = EditIn<typeof optionMerge>;
