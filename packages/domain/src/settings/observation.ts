// Observation settings: what people can log. Categories hold items; an item may belong to several of them.
import { z } from 'zod';
import { byName, idSchema, limitedText, requiredLine } from '../kernel/index.ts';

export const maxCategories = 100;
export const maxItems = 2000;
export const observationLimits = { tags: 20, categoriesOfItem: 20 } as const;

const labelSchema = requiredLine(80);
const tagsSchema = z.array(requiredLine(60)).max(observationLimits.tags);

export const categorySchema = z.object({
  id: idSchema,
  label: labelSchema,
  /** The name of a drawn icon, or the id of an uploaded picture; empty shows the first letter. */
  image: limitedText(80),
  tags: tagsSchema,
  /** What was used once is archived instead of deleted, so that old entries keep their words. */
  isArchived: z.boolean(),
});
export type ObservationCategory = z.infer<typeof categorySchema>;

export const itemSchema = z.object({
  id: idSchema,
  label: labelSchema,
  categories: z.array(idSchema).min(1, 'required').max(observationLimits.categoriesOfItem),
  tags: tagsSchema,
  isArchived: z.boolean(),
});
export type ObservationItem = z.infer<typeof itemSchema>;

export const observationSettingsSchema = z.object({
  categories: z.array(categorySchema).max(maxCategories),
  items: z.array(itemSchema).max(maxItems),
});
export type ObservationSettings = z.infer<typeof observationSettingsSchema>;

const other = /^(other|otro|otra|otros|otras)\b/i;

/** Alphabetical in the reader's language, with what is called "Other" last. */
export function withOtherLast<Option extends { readonly label: string }>(
  options: readonly Option[],
  language?: string,
): Option[] {
  return options.toSorted(
    (a, b) =>
      Number(other.test(a.label.trim())) - Number(other.test(b.label.trim())) ||
      byName(a.label, b.label, language),
  );
}

/** What can be logged in a category today. */
export function itemsOf(settings: ObservationSettings, categoryId: string): ObservationItem[] {
  return withOtherLast(
    settings.items.filter((item) => !item.isArchived && item.categories.includes(categoryId)),
  );
}

export function categoriesToLog(settings: ObservationSettings): ObservationCategory[] {
  return withOtherLast(settings.categories.filter(({ isArchived }) => !isArchived));
}

/**
 * Whether an entry may be kept with this pair: both there and belonging together. Lists offer only what is not archived;
 * what was chosen from them before must not be lost because it was archived on the way.
 */
export function isLoggable(
  settings: ObservationSettings,
  pair: { readonly categoryId: string; readonly itemId: string },
): boolean {
  const isCategory = settings.categories.some(({ id }) => id === pair.categoryId);
  const item = settings.items.find(({ id }) => id === pair.itemId);
  return isCategory && item?.categories.includes(pair.categoryId) === true;
}
