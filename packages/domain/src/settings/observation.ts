// Observation settings: what people can log. Categories hold items; an item may belong to several of them.
import { z } from 'zod';
import { byName, idSchema, limitedText, requiredLine } from '../kernel/index.ts';
import { labelIn } from './labels.ts';
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

/** The same with every `label` as a reader of that language sees it. */
export function observationIn<Settings extends ObservationSettings>(
  settings: Settings,
  language: string,
): Settings {
  return {
    ...settings,
    categories: settings.categories.map((category) => ({ ...category, label: labelIn(category, language) })),
    items: settings.items.map((item) => ({ ...item, label: labelIn(item, language) })),
  };
}

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
export function itemsOf(
  settings: ObservationSettings,
  categoryId: string,
  language?: string,
): ObservationItem[] {
  return withOtherLast(
    settings.items.filter((item) => !item.isArchived && item.categories.includes(categoryId)),
    language,
  );
}

export function categoriesToLog(settings: ObservationSettings, language?: string): ObservationCategory[] {
  return withOtherLast(
    settings.categories.filter(({ isArchived }) => !isArchived),
    language,
  );
}

/**
 * Whether an entry may be stored with this pair: both exist and belong to each other. Lists offer only active ones; a
 * choice made before archiving must not be lost.
 */
export function isLoggable(
  settings: ObservationSettings,
  pair: { readonly categoryId: string; readonly itemId: string },
): boolean {
  const isCategory = settings.categories.some(({ id }) => id === pair.categoryId);
  const item = settings.items.find(({ id }) => id === pair.itemId);
  return isCategory && item?.categories.includes(pair.categoryId) === true;
}
