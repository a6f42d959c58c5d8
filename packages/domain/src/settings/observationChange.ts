// One category or item at a time joins what can be logged, or takes the place of what had its id.
import { defaultObservationSettings } from './defaultObservation.ts';
import {
  maxCategories,
  maxItems,
  observationSettingsSchema,
  type ObservationCategory,
  type ObservationItem,
  type ObservationSettings,
} from './observation.ts';

export type ObservationRefusal = 'labelTaken' | 'unknownCategory' | 'tooManyCategories' | 'tooManyItems';

type Named = Readonly<{ id: string; label: string; isArchived: boolean }>;

/** A document that was never saved reads as the set that a new district starts with. */
export function observationOf(stored: object): ObservationSettings {
  return observationSettingsSchema.parse({ ...defaultObservationSettings(), ...stored });
}

export function refusalOfCategory(
  { categories }: ObservationSettings,
  category: ObservationCategory,
): ObservationRefusal | null {
  if (isNew(categories, category) && categories.length >= maxCategories) return 'tooManyCategories';
  return isLabelTaken(categories, category) ? 'labelTaken' : null;
}

/** Two items may have the same name as long as nobody meets both in one category. */
export function refusalOfItem(
  { categories, items }: ObservationSettings,
  item: ObservationItem,
): ObservationRefusal | null {
  if (!item.categories.every((id) => categories.some((category) => category.id === id)))
    return 'unknownCategory';
  if (isNew(items, item) && items.length >= maxItems) return 'tooManyItems';
  const siblings = items.filter((other) => other.categories.some((id) => item.categories.includes(id)));
  return isLabelTaken(siblings, item) ? 'labelTaken' : null;
}

export function withCategory(
  settings: ObservationSettings,
  category: ObservationCategory,
): ObservationSettings {
  return { ...settings, categories: placed(settings.categories, category) };
}

export function withItem(settings: ObservationSettings, item: ObservationItem): ObservationSettings {
  return { ...settings, items: placed(settings.items, item) };
}

function placed<Thing extends Named>(things: readonly Thing[], thing: Thing): Thing[] {
  if (isNew(things, thing)) return [...things, thing];
  return things.map((known) => (known.id === thing.id ? thing : known));
}

function isNew(things: readonly Named[], { id }: Named): boolean {
  return things.every((known) => known.id !== id);
}

/** What is archived keeps its name without taking it from anybody. */
function isLabelTaken(siblings: readonly Named[], { id, label, isArchived }: Named): boolean {
  if (isArchived) return false;
  const wanted = comparable(label);
  return siblings.some(
    (sibling) => sibling.id !== id && !sibling.isArchived && comparable(sibling.label) === wanted,
  );
}

function comparable(label: string): string {
  return label.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
