import { labelIn } from '../settings/index.ts';
import type { AlertedEntry } from './alert.ts';

type Labelled = Pick<AlertedEntry, 'categoryLabel' | 'categoryLabels' | 'itemLabel' | 'itemLabels'>;

/** What was seen, in the language of the reader. */
export function alertWords(entry: Labelled, language: string): { category: string; item: string } {
  return {
    category: labelIn({ label: entry.categoryLabel, labels: entry.categoryLabels }, language),
    item: labelIn({ label: entry.itemLabel, labels: entry.itemLabels }, language),
  };
}

/** What was seen and where, as one line: "Broken latch, Room 214". */
export function alertTitle(entry: Labelled & Pick<AlertedEntry, 'location'>, language: string): string {
  const { item } = alertWords(entry, language);
  return entry.location === '' ? item : `${item}, ${entry.location}`;
}
