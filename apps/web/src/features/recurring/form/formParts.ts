import type { SeriesProblems } from './problems.ts';
import type { SeriesValues } from './values.ts';

export type Form = Readonly<{
  values: SeriesValues;
  set(changes: Partial<SeriesValues>): void;
  setValues(change: (before: SeriesValues) => SeriesValues): void;
  problems: SeriesProblems;
}>;

/** The field gives a text while it is empty or half typed. */
export function numberIn(typed: number | string): number | '' {
  return typed === '' ? '' : Number(typed);
}
