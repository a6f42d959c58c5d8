import type { LinkableEntry } from '@schooldog/domain/assessments';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';

const published = statement(
  (
    _db,
    {
      schoolId,
      since,
      tags,
      reporter,
    }: Placeholders<{ schoolId: string; since: Date; tags: readonly string[]; reporter: string | null }>,
  ) => sql<LinkableEntry>`
    select id, observation_type as "observationType", quantity, tags from entries
    where school_id = ${schoolId} and timestamp >= ${since}::timestamptz
      and searchable_tags && ${tags}::text[]
      and (${reporter}::text is null or reported_by_user_id = ${reporter})
    order by timestamp, id`,
);

export type PublishedEntries = Readonly<{
  schoolId: string;
  since: Date;
  /** In lower case. */
  tags: readonly string[];
  /** Null for those of everyone. */
  reporter: string | null;
}>;

/** Oldest first. */
export async function publishedEntries(reader: Reader, wanted: PublishedEntries): Promise<LinkableEntry[]> {
  return wanted.tags.length === 0 ? [] : published(reader, wanted);
}
