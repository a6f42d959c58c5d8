// Settings documents that are needed all the time. Each process caches what it read last and asks the database only
// whether the version is still the same, so a change takes effect at the next request, in every process.
import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';

/** By name of the document. Every version of a row has another one, in whatever process it was written. */
export type SettingsVersions = Readonly<Record<string, string>>;

type Document = Readonly<{ version: string; value: object | null }>;

/** Of a row of the table of settings. */
export const documentVersion = sql.raw("xmin::text || ':' || ctid::text");

/** Without its value where the version is the known one. */
const newerThan = statement(
  (_db, { name, known }: Placeholders<{ name: string; known: string }>) => sql<Document>`
    select version, case when version = ${known} then null else value end as value
    from (select ${documentVersion} as version, value from settings where name = ${name}) document`,
);

type Kept<Value> = Readonly<{ version: string; value: Value }>;
export type CachedDocument<Value> = (reader: Reader, versions?: SettingsVersions) => Promise<Value>;

/**
 * `parse` gets the stored document, or an empty one where it was never saved. Callers who have already read the
 * versions, with the session for example, save a query.
 */
export function cachedDocument<Value>(name: string, parse: (stored: object) => Value): CachedDocument<Value> {
  let kept: Kept<Value> | null = null;
  return async (reader, versions) => {
    const known = kept;
    if (known !== null && versions !== undefined && (versions[name] ?? '') === known.version)
      return known.value;
    const [row] = await newerThan(reader, { name, known: known?.version ?? '' });
    const version = row?.version ?? '';
    if (known?.version === version) return known.value;
    kept = { version, value: parse(row?.value ?? {}) };
    return kept.value;
  };
}
