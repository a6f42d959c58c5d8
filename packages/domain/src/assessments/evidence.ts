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

/** Finds the entries that carry one of a question's tags, however they are written, in the order given. */
export function linkingIn<Linkable extends LinkableEntry>(
  entries: readonly Linkable[],
): (question: Pick<RubricQuestion, 'tags'>) => readonly Linkable[] {
  // Prepared once, because hundreds of questions ask about thousands of entries.
  const byTag = new Map<string, number[]>();
  for (const [place, { tags }] of entries.entries())
    for (const tag of searchableTags(tags)) {
      const places = byTag.get(tag);
      if (places === undefined) byTag.set(tag, [place]);
      else places.push(place);
    }
  return ({ tags }) => {
    const places = new Set(searchableTags(tags).flatMap((tag) => byTag.get(tag) ?? []));
    return [...places].toSorted((a, b) => a - b).flatMap((place) => entries[place] ?? []);
  };
}

/** Entries without an opinion are linked and shown, and count for nothing. */
export function evidenceOf(entries: readonly LinkableEntry[]): Evidence {
  const sum = (opinion: Opinion) =>
    entries
      .filter(({ observationType }) => observationType === opinion)
      .reduce((total, { quantity }) => total + quantity, 0);
  return { praises: sum('praise'), concerns: sum('concern'), entries: entries.length };
}
