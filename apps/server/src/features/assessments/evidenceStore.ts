import { assessmentLimits, type LinkableEntry } from '@schooldog/domain/assessments';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';

const published = statement(
  (
    _db,
    { assessmentId, schoolId, since, tags, reporter }: Placeholders<PublishedEntries>,
  ) => sql<LinkableEntry>`
    select id, observation_type as "observationType", quantity, tags from entries
    where school_id = ${schoolId} and (timestamp >= ${since}::timestamptz or assessment_id = ${assessmentId})
      and searchable_tags && ${tags}::text[]
      and (${reporter}::text is null or reported_by_user_id = ${reporter})
    order by (assessment_id is not distinct from ${assessmentId}) desc, timestamp desc, id desc
    limit ${sql.raw(String(assessmentLimits.entriesThatCount))}`,
);

type PublishedEntries = Readonly<{
  /** Entries that were logged from it count whenever they were seen. */
  assessmentId: string;
  schoolId: string;
  since: Date;
  /** In lower case. */
  tags: readonly string[];
  /** Null for those of everyone. */
  reporter: string | null;
}>;

/** Oldest first, those that were logged from the assessment at the end. */
export async function publishedEntries(reader: Reader, wanted: PublishedEntries): Promise<LinkableEntry[]> {
  return wanted.tags.length === 0 ? [] : (await published(reader, wanted)).toReversed();
}
