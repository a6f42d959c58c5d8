// Schools that are behind the goal of the month, for the card "Needs attention".
import { type AttentionQuery, type AttentionRow, expectedByNow } from '@schooldog/domain/attention';
import { globalCountId } from '@schooldog/domain/entries';
import { insightSchools } from '@schooldog/domain/insights';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';

type Behind = { schoolIds: readonly string[] | null; month: string; expected: number };

const behind = statement(
  (_db, { schoolIds, month, expected }: Placeholders<Behind>) => sql<{ id: string }>`
    select schools.id from schools left join entry_counts counts
      on counts.count_id = ${globalCountId} and counts.school_id = schools.id and counts.month = ${month}
    where schools.time_archived is null
      and coalesce(school_concern + school_praise + school_other, 0) < ${expected}::int
      and (${schoolIds}::text[] is null or schools.id = any(${schoolIds}::text[]))
    order by schools.name, schools.id`,
);

export async function schoolsNeedingAttention(
  reader: Reader,
  { actor, today }: AttentionQuery,
): Promise<AttentionRow[]> {
  const schools = insightSchools(actor);
  if (schools.length === 0) return [];
  const { requiredNumSchoolLedObservations: required } = await readOrganization(reader);
  const expected = expectedByNow(required, today);
  if (expected === 0) return [];
  const month = today.slice(0, 7);
  const schoolIds = schools === 'all' ? null : schools;
  const found = await behind(reader, { schoolIds, month, expected });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  return [{ key: 'schoolsBehind', count: ids.length, month, required, schoolIds: ids }];
}
