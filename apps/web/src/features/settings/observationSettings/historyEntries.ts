// The history as people want to read it: a new category as one event, a changed one part by part.
import type { History } from '@schooldog/contract';

type Change = History['changes'][number];

const shownParts = ['label', 'image', 'categories', 'tags', 'isArchived'] as const;
export type ShownPart = (typeof shownParts)[number];

export type Subject = Readonly<{ kind: 'category' | 'item'; id: string; part: ShownPart | null }>;

export function historyEntries(changes: readonly Change[]): Change[] {
  return changes.flatMap((change) => {
    if (subjectOf(change.field) === null || change.from === null) return [change];
    return shownParts.flatMap((part, at) => {
      const [from, to] = [partOf(change.from, part), partOf(change.to, part)];
      if (JSON.stringify(from) === JSON.stringify(to)) return [];
      // Still a key of its own, and still in its place.
      return [
        { ...change, sequence: change.sequence + at / 100, field: `${change.field}:${part}`, from, to },
      ];
    });
  });
}

/** What a change is about: a category or an item, or one part of it. Null for the settings of walks. */
export function subjectOf(field: string): Subject | null {
  const [kind, id = '', part] = field.split(':');
  if (kind !== 'category' && kind !== 'item') return null;
  return { kind, id, part: shownParts.find((known) => known === part) ?? null };
}

export function partOf(value: unknown, part: ShownPart): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.entries(value).find(([name]) => name === part)?.[1];
  return found ?? null;
}
