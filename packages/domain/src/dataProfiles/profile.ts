// Location lists of a school: profiles (Rooms, Doors, Safety equipment …) with their options.
import { z } from 'zod';
import { idSchema, limitedLine, requiredLine } from '../kernel/index.ts';
import { labelKey } from './labels.ts';

export const profileLimits = { name: 80, label: 120, aliases: 20, attributes: 30, options: 5000 } as const;

export const profileFormSchema = z.object({ name: requiredLine(profileLimits.name) });

export const optionFormSchema = z.object({
  label: requiredLine(profileLimits.label),
  /** Alternative names for search. */
  aliases: z.array(requiredLine(profileLimits.label)).max(profileLimits.aliases),
  /** Floor, building, capacity …: free attributes. */
  attributes: z
    .record(requiredLine(60), limitedLine(200))
    .refine((map) => Object.keys(map).length <= profileLimits.attributes, { error: 'tooMany', abort: true }),
});
export type OptionForm = z.infer<typeof optionFormSchema>;

export const dataProfileSchema = profileFormSchema.extend({
  id: idSchema,
  schoolId: idSchema,
  isArchived: z.boolean(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type DataProfile = z.infer<typeof dataProfileSchema>;

export const dataProfileOptionSchema = optionFormSchema.extend({
  id: idSchema,
  dataProfileId: idSchema,
  isArchived: z.boolean(),
  /** Merged options are kept, so that references to them still resolve. */
  mergedIntoId: idSchema.nullable(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type DataProfileOption = z.infer<typeof dataProfileOptionSchema>;

/** Normalizes a form: each alias once and none that repeats the label, and no attribute without a value. */
export function cleanOption({ label, aliases, attributes }: OptionForm): OptionForm {
  const known = new Set([labelKey(label)]);
  return {
    label,
    aliases: aliases.filter((alias) => {
      const isNew = !known.has(labelKey(alias));
      known.add(labelKey(alias));
      return isNew;
    }),
    attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== '')),
  };
}
