import { sortableDateTime } from '@schooldog/domain/dates';
import type { Words } from '../../../platform/exports/index.ts';
import type { Labels } from './labels.ts';
import type { ExportedEntry } from './store.ts';
import { opinionWords, sourceWords } from './words.ts';

type CellsEntry = Omit<ExportedEntry, 'id' | 'timestamp'> & Readonly<{ timestamp: string }>;

/** In the order of the columns, as `csvLines` writes them. */
export function entryCells({
  labels,
  words,
  timeZone,
}: Readonly<{ labels: Labels; words: Words; timeZone: string }>) {
  const opinions = opinionWords(words);
  const sources = sourceWords(words);
  return (entry: CellsEntry, link: string): string[] => [
    sortableDateTime(entry.timestamp, timeZone),
    labels.school(entry.schoolId),
    sources[entry.walkType],
    opinions[entry.observationType],
    labels.category(entry.observationCategoryId),
    labels.item(entry.observationItemId),
    String(entry.quantity),
    entry.location,
    entry.comment,
    entry.tags.map(labels.tag).join(', '),
    entry.reportedBy ?? '',
    entry.walkId ?? '',
    String(entry.imageIds.length),
    link,
  ];
}
