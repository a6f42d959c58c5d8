// The lines of a CSV file as the database writes them. Parsing and formatting a million entries here took three times
// as much processor time from other requests.
import { misreadPattern } from '@schooldog/domain/kernel';
import type { Pool } from 'pg';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import { batchOfEntries } from '../pageStore.ts';
import type { EntryQuery } from '../entryQuery.ts';
import type { Values } from '../../../platform/database/composed.ts';
import { reporterName } from './store.ts';

export type CsvLine = Readonly<{ line: string; id: string; timestamp: Date }>;

export type CsvWords = Readonly<{
  /** A JSON object: the readable names of schools, categories, items, sources and opinions by id, already quoted. */
  labels: string;
  /** An object in JSON: for tags in small letters, what people read. Null where every tag reads as it is. */
  tagLabels: string | null;
  timeZone: string;
  /** The prefix of all links to entries, up to the id. */
  linkStart: string;
}>;

export async function csvLines(
  pool: Pool,
  entryQuery: EntryQuery,
  page: { after: TimeKey | null; limit: number },
  words: CsvWords,
): Promise<CsvLine[]> {
  const columns = (values: Values) => `${lineOf(words, values)} as line, e.id, e.timestamp`;
  return batchOfEntries<CsvLine>(pool, { entryQuery, ...page }, columns);
}

/** In the order of the header's names. */
function lineOf({ labels, tagLabels, timeZone, linkStart }: CsvWords, values: Values): string {
  const known = values.add(labels);
  const misread = values.add(misreadPattern);
  const label = (column: string) => `coalesce(${known}::jsonb ->> ${column}, '""')`;
  const text = (column: string) => quotedSql(column, misread);
  const cells = [
    // Spreadsheets parse this as a time in every country.
    `to_char(e.timestamp at time zone ${values.add(timeZone)}, 'YYYY-MM-DD HH24:MI')`,
    label('e.school_id'),
    label('e.walk_type'),
    label('e.observation_type'),
    label('e.observation_category_id'),
    label('e.observation_item_id'),
    'e.quantity',
    text('e.location'),
    text('e.comment'),
    text(tagLabels === null ? `array_to_string(e.tags, ', ')` : tagsSql(values.add(tagLabels))),
    text(`coalesce(${reporterName}, '')`),
    `coalesce(e.walk_id, '')`,
    'cardinality(e.image_ids)',
    `'"' || ${values.add(linkStart)} || e.id || '"'`,
  ];
  return `concat_ws(',', ${cells.join(', ')}) || E'\\r\\n'`;
}

function tagsSql(tagLabels: string): string {
  return `coalesce((select string_agg(coalesce(${tagLabels}::jsonb ->> lower(one.tag), one.tag), ', ' order by one.place)
    from unnest(e.tags) with ordinality as one (tag, place)), '')`;
}

/** The same as `csvCell`; a test compares the two. */
export function quotedSql(column: string, misread: string): string {
  const harmless = `case when ${column} ~ ${misread} then '''' || ${column} else ${column} end`;
  const lines = `replace(replace(${harmless}, E'\\r\\n', E'\\n'), E'\\r', E'\\n')`;
  return `'"' || replace(${lines}, '"', '""') || '"'`;
}
