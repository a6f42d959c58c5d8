// The goal of the month on a school's page.
import { globalCountId } from '@schooldog/domain/entries';
import { insightSchools } from '@schooldog/domain/insights';
import type { SchoolTile, SchoolTileQuery } from '@schooldog/domain/schools';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';

const schoolLed = statement(
  (_db, { schoolId, month }: Placeholders<{ schoolId: string; month: string }>) => sql<{ count: number }>`
    select school_concern + school_praise + school_other as count from entry_counts
    where count_id = ${globalCountId} and school_id = ${schoolId} and month = ${month}`,
);

/** A district without a goal has no such tile, and an archived school has no goal. */
export async function goalTiles(
  reader: Reader,
  { schoolId, isArchived, actor, today }: SchoolTileQuery,
): Promise<SchoolTile[]> {
  const readable = insightSchools(actor);
  if (isArchived) return [];
  if (readable !== 'all' && !readable.includes(schoolId)) return [];
  const { requiredNumSchoolLedObservations: required } = await readOrganization(reader);
  if (required === 0) return [];
  const month = today.slice(0, 7);
  const [counted] = await schoolLed(reader, { schoolId, month });
  return [{ key: 'goal', count: counted?.count ?? 0, required, month }];
}
