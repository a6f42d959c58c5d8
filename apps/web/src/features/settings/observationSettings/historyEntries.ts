// The history as people want to read it: a new category as one event, a changed one part by part.
import { type LabelLanguage, labelLanguages } from '@schooldog/domain/settings';
import type { History } from '@schooldog/contract';

type Change = History['changes'][number];

const shownParts = [...labelLanguages, 'image', 'categories', 'tags', 'isArchived'] as const;
export type ShownPart = (typeof shownParts)[number];

export type Subject = Readonly<{ kind: 'category' | 'item' | 'tag'; id: string; part: ShownPart | null }>;

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

/** What a change is about: a category, an item or a tag, or one part of it. Null for the settings of walks. */
export function subjectOf(field: string): Subject | null {
  const [kind, ...rest] = field.split(':');
  if (kind !== 'category' && kind !== 'item' && kind !== 'tag') return null;
  // A tag may have colons of its own.
  const part = shownParts.find((known) => rest.length > 1 && known === rest.at(-1)) ?? null;
  return { kind, id: (part === null ? rest : rest.slice(0, -1)).join(':'), part };
}

function partOf(value: unknown, part: ShownPart): unknown {
  return part === 'en' || part === 'es' ? nameIn(value, part) : fieldOf(value, part);
}

/** Before names had a language there was one, which counts as the English one. */
export function nameIn(value: unknown, language: LabelLanguage): unknown {
  const labels = fieldOf(value, 'labels');
  if (labels === null) return language === 'en' ? fieldOf(value, 'label') : null;
  return fieldOf(labels, language);
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return found ?? null;
}
