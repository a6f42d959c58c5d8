// Adds or replaces one category or item of what can be logged.
import { searchableText } from '../kernel/index.ts';
import { defaultObservationSettings } from './defaultObservation.ts';
import { labelIn, labelLanguages, type Labels, type Named, withLabels } from './labels.ts';
import { labelsOfTag, tagLabelIn, tagsIn } from './tagLabels.ts';
import {
  maxCategories,
  maxItems,
  observationSettingsSchema,
  type ObservationCategory,
  type ObservationItem,
  type ObservationSettings,
} from './observation.ts';

export type ObservationRefusal =
  | 'labelRequired'
  | 'labelTaken'
  | 'unknownCategory'
  | 'unknownTag'
  | 'tooManyCategories'
  | 'tooManyItems';

type Thing = Named & Readonly<{ id: string; isArchived: boolean }>;

/** A document that was never saved reads as the set that a new district starts with. */
export function observationOf(stored: object): ObservationSettings {
  const byDefault = defaultObservationSettings();
  const { categories, items, ...others } = observationSettingsSchema.parse({ ...byDefault, ...stored });
  return {
    ...others,
    categories: categories.map((category) => withDefaultLabels(category, byDefault.categories)),
    items: items.map((item) => withDefaultLabels(item, byDefault.items)),
  };
}

/** Of what was saved before names had a language, the defaults that no one renamed get their Spanish name. */
function withDefaultLabels<Kind extends Thing>(thing: Kind, defaults: readonly Kind[]): Kind {
  if (thing.labels !== undefined) return thing;
  const known = defaults.find(({ id, label }) => id === thing.id && label === thing.label);
  return withLabels({ ...thing, labels: known?.labels });
}

export function refusalOfCategory(
  { categories }: ObservationSettings,
  category: ObservationCategory,
): ObservationRefusal | null {
  if (isNew(categories, category) && categories.length >= maxCategories) return 'tooManyCategories';
  return refusalOfLabel(categories, category);
}

/** Two items may have the same name as long as they share no category. */
export function refusalOfItem(
  { categories, items }: ObservationSettings,
  item: ObservationItem,
): ObservationRefusal | null {
  if (!item.categories.every((id) => categories.some((category) => category.id === id)))
    return 'unknownCategory';
  if (isNew(items, item) && items.length >= maxItems) return 'tooManyItems';
  const siblings = items.filter((other) => other.categories.some((id) => item.categories.includes(id)));
  return refusalOfLabel(siblings, item);
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

/** A tag keeps what it is; only what people read changes. */
export function refusalOfTag(
  settings: ObservationSettings,
  tag: string,
  labels: Labels,
): ObservationRefusal | null {
  const tags = tagsIn(settings);
  const key = searchableText(tag);
  if (!tags.has(key)) return 'unknownTag';
  const nameOf = (other: string, language: string) => {
    const names = other === key ? labels : labelsOfTag(settings, other);
    return comparable(tagLabelIn(tags.get(other) ?? other, names, language));
  };
  const others = [...tags.keys()].filter((other) => other !== key);
  const isTaken = labelLanguages.some((language) =>
    others.some((other) => nameOf(other, language) === nameOf(key, language)),
  );
  return isTaken ? 'labelTaken' : null;
}

export function withTag(settings: ObservationSettings, tag: string, labels: Labels): ObservationSettings {
  const names = new Map(Object.entries(settings.tagLabels ?? {}));
  if (Object.keys(labels).length === 0) names.delete(searchableText(tag));
  else names.set(searchableText(tag), labels);
  return { ...settings, tagLabels: Object.fromEntries(names) };
}

function placed<Kind extends Thing>(things: readonly Kind[], thing: Kind): Kind[] {
  if (isNew(things, thing)) return [...things, thing];
  return things.map((known) => (known.id === thing.id ? thing : known));
}

function isNew(things: readonly Thing[], { id }: Thing): boolean {
  return things.every((known) => known.id !== id);
}

/** An archived one keeps its name without blocking it for others. */
function refusalOfLabel(siblings: readonly Thing[], thing: Thing): ObservationRefusal | null {
  if (Object.keys(withLabels(thing).labels).length === 0) return 'labelRequired';
  if (thing.isArchived) return null;
  const isSameIn = (sibling: Thing) => (language: string) =>
    comparable(labelIn(sibling, language)) === comparable(labelIn(thing, language));
  const isTaken = siblings.some(
    (sibling) => sibling.id !== thing.id && !sibling.isArchived && labelLanguages.some(isSameIn(sibling)),
  );
  return isTaken ? 'labelTaken' : null;
}

function comparable(label: string): string {
  return label.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
