// What people are offered of the observation settings, without their schemas: lists of entries read this, too.
import { byName } from '../kernel/index.ts';
import { labelIn } from './labels.ts';
import type { ObservationCategory, ObservationItem, ObservationSettings } from './observation.ts';

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
