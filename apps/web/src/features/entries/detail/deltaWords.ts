// What an edit changed, in words: every field with what it was and what it is.
import type { EntryDelta } from '@schooldog/contract/entries';
import { type Opinion, opinions } from '@schooldog/domain/entries';

export const toldFields = [
  'observationCategoryId',
  'observationItemId',
  'observationType',
  'quantity',
  'comment',
  'location',
  'tags',
  'imageIds',
] as const;
export type ToldField = (typeof toldFields)[number];

/** `null` stands for nothing there. */
export type FieldChange = Readonly<{ field: ToldField; from: string | null; to: string | null }>;

export type Words = Readonly<{
  categoryLabel(id: string): string;
  itemLabel(id: string): string;
  opinion(opinion: Opinion): string;
  photos(count: number): string;
}>;

/** The ids behind a place are not told: its name says it. */
export function changesIn({ deltaFields }: Pick<EntryDelta, 'deltaFields'>, words: Words): FieldChange[] {
  const { from, to } = deltaFields;
  return toldFields
    .filter((field) => field in from || field in to)
    .map((field) => ({
      field,
      from: valueText(field, from[field], words),
      to: valueText(field, to[field], words),
    }))
    .filter((change) => change.from !== change.to);
}

function valueText(field: ToldField, value: unknown, words: Words): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return listText(field, value.map(String), words);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field === 'observationCategoryId') return words.categoryLabel(text) || text;
  if (field === 'observationItemId') return words.itemLabel(text) || text;
  const opinion = opinions.find((known) => known === text);
  return field === 'observationType' && opinion !== undefined ? words.opinion(opinion) : text;
}

function listText(field: ToldField, values: readonly string[], words: Words): string | null {
  if (values.length === 0) return null;
  return field === 'imageIds' ? words.photos(values.length) : values.join(', ');
}
