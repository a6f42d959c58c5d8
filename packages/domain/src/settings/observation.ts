// Observation settings: what people can log. Categories hold items; an item may belong to several of them.
import { z } from 'zod';
import { idSchema, limitedText, requiredLine } from '../kernel/index.ts';
import { labelSchema, labelsSchema } from './labelSchemas.ts';

export const maxCategories = 100;
export const maxItems = 2000;
export const observationLimits = { tags: 20, categoriesOfItem: 20 } as const;

export const tagSchema = requiredLine(60);
const tagsSchema = z.array(tagSchema).max(observationLimits.tags);

const namedShape = {
  /** The name in English, or in the only language that it has a name in. */
  label: labelSchema,
  /** By language. Missing in what an earlier version of the app sent, saved or cached. */
  labels: labelsSchema.optional(),
};

export const categorySchema = z.object({
  id: idSchema,
  ...namedShape,
  /** The name of a drawn icon, or the id of an uploaded picture; empty shows the first letter. */
  image: limitedText(80),
  tags: tagsSchema,
  /** Used ones are archived instead of deleted, so that old entries keep their names. */
  isArchived: z.boolean(),
});
export type ObservationCategory = z.infer<typeof categorySchema>;

export const itemSchema = z.object({
  id: idSchema,
  ...namedShape,
  categories: z.array(idSchema).min(1, 'required').max(observationLimits.categoriesOfItem),
  tags: tagsSchema,
  isArchived: z.boolean(),
});
export type ObservationItem = z.infer<typeof itemSchema>;

export const observationSettingsSchema = z.object({
  categories: z.array(categorySchema).max(maxCategories),
  items: z.array(itemSchema).max(maxItems),
  /** Names of tags by language, under the tag in small letters. A tag itself is the same text in every language. */
  tagLabels: z.record(limitedText(60), labelsSchema).optional(),
});
export type ObservationSettings = z.infer<typeof observationSettingsSchema>;
