// Entries whose planned work orders are not all real yet. An index holds exactly these.
import { and, asc, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { entries } from './schema.ts';

/** In the order of their ids. */
export async function entriesWithPlannedOrders(
  reader: Reader,
  { after, limit }: Readonly<{ after: string; limit: number }>,
): Promise<string[]> {
  const isPlanned = sql`tasks_to_add_on_submission <> '[]'::jsonb
    and jsonb_path_query_array(tasks_to_add_on_submission, '$[*].id') - created_task_ids <> '[]'::jsonb`;
  const rows = await reader
    .select({ id: entries.id })
    .from(entries)
    .where(and(isPlanned, gt(entries.id, after)))
    .orderBy(asc(entries.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The caller has locked the entry. */
export async function addCreatedTasks(
  work: Work,
  entry: Readonly<{ id: string; schoolId: string; createdTaskIds: readonly string[] }>,
  taskIds: readonly string[],
): Promise<void> {
  const createdTaskIds = [...new Set([...entry.createdTaskIds, ...taskIds])];
  work.defer(updateRow(entries, entry.id, { createdTaskIds }));
  await work.announce({ topic: 'entries', id: entry.id, schoolId: entry.schoolId });
}
