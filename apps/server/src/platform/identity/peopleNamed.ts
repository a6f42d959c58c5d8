// Finds the ids of people by words of their names, for searches in what they reported.
import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { prefixQuery } from '../database/searchWords.ts';
import { type Placeholders, statement } from '../database/statement.ts';

type Named = Readonly<{ queries: readonly string[]; limit: number }>;

const named = statement(
  (_db, { queries, limit }: Placeholders<Named>) => sql<{ query: string; id: string }>`
    select query, person.id from unnest(${queries}::text[]) as query cross join lateral (
      select id from users where search_words(name) @@ query::tsquery
      union all select id from former_people where search_words(name) @@ query::tsquery
      limit ${limit}::int) person`,
  { plan: 'each run' },
);

/** For each word, the ids of at most `limit` people with a name that starts with it, including deleted people. */
export async function peopleNamed(
  reader: Reader,
  words: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const queries = words.map(prefixQuery);
  const rows = await named(reader, { queries, limit });
  return new Map(
    words.map((word, at) => [word, rows.filter(({ query }) => query === queries[at]).map(({ id }) => id)]),
  );
}
