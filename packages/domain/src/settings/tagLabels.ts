// What people read for a tag. Entries, filters and counts keep the tag itself, which is one text in every language.
import { searchableText } from '../kernel/index.ts';
import { labelLanguage, type Labels } from './labels.ts';
import type { ObservationSettings } from './observation.ts';

export function tagLabelIn(tag: string, labels: Labels, language: string): string {
  return labels[labelLanguage(language)] ?? labels['en'] ?? tag;
}

/** A tag can be any text, also the name of something that every object has. */
export function labelsOfTag({ tagLabels = {} }: Pick<ObservationSettings, 'tagLabels'>, tag: string): Labels {
  const key = searchableText(tag);
  return (Object.hasOwn(tagLabels, key) ? tagLabels[key] : undefined) ?? {};
}

/** The tags of categories and items as they are written there, by the text that they are compared by. */
export function tagsIn({ categories, items }: ObservationSettings): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const tag of [...categories, ...items].flatMap((thing) => thing.tags)) {
    const key = searchableText(tag);
    if (!tags.has(key)) tags.set(key, tag);
  }
  return tags;
}

export type TagWords = Readonly<{
  labelOf(tag: string): string;
  /** The tag that a reader of the language calls so; any other text is a tag of its own. */
  tagOf(label: string): string;
}>;

export function tagWords(settings: ObservationSettings | undefined, language: string): TagWords {
  const { tagLabels } = settings ?? {};
  const spelled = settings === undefined ? new Map<string, string>() : tagsIn(settings);
  const labelOf = (tag: string) => tagLabelIn(tag, labelsOfTag({ tagLabels }, tag), language);
  const byLabel = new Map(
    Object.keys(tagLabels ?? {}).map((key) => {
      const tag = spelled.get(key) ?? key;
      return [searchableText(labelOf(tag)), tag] as const;
    }),
  );
  return { labelOf, tagOf: (label) => byLabel.get(searchableText(label)) ?? label };
}
