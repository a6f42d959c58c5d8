// The tags of an entry: those of its category, those of its item, and those that a person added.
import { searchableText } from '../kernel/index.ts';

export const maxTagLength = 60;
export const maxTags = 50;

/** Trimmed, without blanks, each once ignoring case; the first spelling wins. */
export function cleanTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.trim().replaceAll(/\s+/g, ' ');
    const key = searchableText(text);
    if (key !== '' && !kept.has(key)) kept.set(key, text);
  }
  return [...kept.values()];
}

export function tagsOfEntry(sources: {
  readonly categoryTags: readonly string[];
  readonly itemTags: readonly string[];
  readonly manualTags: readonly string[];
}): string[] {
  return cleanTags([...sources.categoryTags, ...sources.itemTags, ...sources.manualTags]);
}

/** The search form: lower case, so that tags match however they are written. */
export function searchableTags(tags: readonly string[]): string[] {
  return cleanTags(tags).map(searchableText);
}
