// Which entries a question refers to, and what they say.
import { type Opinion, searchableTags } from '../entries/index.ts';
import type { RubricQuestion } from '../rubrics/index.ts';
import type { Evidence } from './assessment.ts';

/** What a score needs to know of an entry. */
export type LinkableEntry = Readonly<{
  id: string;
  observationType: Opinion;
  quantity: number;
  tags: readonly string[];
}>;

/** The entries that carry one of the question's tags, however they are written. */
export function linkedEntries<Linkable extends LinkableEntry>(
  { tags }: Pick<RubricQuestion, 'tags'>,
  entries: readonly Linkable[],
): readonly Linkable[] {
  const wanted = new Set(searchableTags(tags));
  if (wanted.size === 0) return [];
  return entries.filter((entry) => searchableTags(entry.tags).some((tag) => wanted.has(tag)));
}

/** Entries without an opinion are linked and shown, and count for nothing. */
export function evidenceOf(entries: readonly LinkableEntry[]): Evidence {
  const sum = (opinion: Opinion) =>
    entries
      .filter(({ observationType }) => observationType === opinion)
      .reduce((total, { quantity }) => total + quantity, 0);
  return { praises: sum('praise'), concerns: sum('concern'), entries: entries.length };
}
