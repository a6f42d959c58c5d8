import type { CountChanges, DeltaFields, DeltaType, Entry } from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/kernel';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/isOneOf.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { lastStep } from '../../platform/work/closing.ts';
import type { Work } from '../../platform/work/work.ts';
import { changeCounts, countingSteps, countingValues } from './countsStore.ts';
import { shownEntryJson } from './pageStore.ts';
import { entries, entryTagUses, observationDeltas } from './schema.ts';

export type EntryRow = typeof entries.$inferSelect;
export type DeltaRow = typeof observationDeltas.$inferSelect;

export async function findEntry(reader: Reader, entryId: string): Promise<EntryRow | undefined> {
  const [row] = await reader.select().from(entries).where(eq(entries.id, entryId));
  return row;
}

/** Two people who change the same entry take turns. */
export async function lockEntry(tx: Transaction, entryId: string): Promise<EntryRow | undefined> {
  const [row] = await tx.select().from(entries).where(eq(entries.id, entryId)).for('update');
  return row;
}

export type ShownRow = Readonly<{
  json: string;
  schoolId: string;
  reportedByUserId: string;
  walkType: EntryRow['walkType'];
}>;

/** The entry as it is shown, with the facts that decide who may see it. */
export async function shownEntry(pool: Pool, entryId: string): Promise<ShownRow | undefined> {
  const { rows } = await pool.query<ShownRow>({ ...selectShownEntry, values: [entryId] });
  return rows[0];
}

const selectShownEntry = {
  name: 'shown-entry',
  text: `select ${shownEntryJson} as json, e.school_id as "schoolId", e.reported_by_user_id as "reportedByUserId",
    e.walk_type as "walkType" from entries e left join users u on u.id = e.reported_by_user_id where e.id = $1`,
};

export type NewDelta = Readonly<{
  id: string;
  type: DeltaType;
  deltaFields: DeltaFields;
  userId: string;
  now: Date;
}>;

const entryColumns = [
  'id',
  'school_id',
  'time',
  'reported_by_user_id',
  'walk_type',
  'opinion',
  'category_id',
  'item_id',
  'quantity',
  'comment',
  'location',
  'location_data_profile_id',
  'location_data_profile_option_id',
  'tags',
  'manual_tags',
  'searchable_tags',
  'image_ids',
  'is_floating',
  'walk_id',
  'assessment_id',
  'tasks_to_add_on_submission',
  'created_task_ids',
  'created_safety_alert_ids',
  'time_created',
  'time_updated',
];

/** Logging is asked most of all writes, so entry, delta and counts are one last step. */
const logged = lastStep({
  name: 'logged-entry',
  steps: (first) => {
    const places = entryColumns.map((_, at) => `$${first + at}`).join(', ');
    const delta = first + entryColumns.length;
    return `logged as (
      insert into entries (${entryColumns.join(', ')}) values (${places}) returning id, school_id, walk_type
    ), delta as (
      insert into observation_deltas (id, observation_id, school_id, type, delta_fields, entry_source,
        reported_by_user_id, created_at_url, time_created)
      select $${delta}, id, school_id, $${delta + 1}, $${delta + 2}::jsonb, walk_type,
        $${delta + 3}, '/entries/' || id, $${delta + 4}
      from logged
    ), ${countingSteps(delta + 5)}`;
  },
  refusal: (error) => {
    if (sqlStateOf(error) === sqlStates.foreignKeyViolation) return problem('notFound', 'school.notFound');
    return isIdTaken(error) ? problem('conflict', 'entry.idTaken') : error;
  },
});

function isIdTaken(error: unknown): boolean {
  const isDouble = sqlStateOf(error) === sqlStates.uniqueViolation;
  return isDouble && error instanceof Error && 'table' in error && error.table === 'entries';
}

export function insertEntry(
  work: Pick<Work, 'finish'>,
  row: EntryRow,
  delta: NewDelta,
  counts: CountChanges,
): void {
  const values = [
    row.id,
    row.schoolId,
    row.time,
    row.reportedByUserId,
    row.walkType,
    row.opinion,
    row.categoryId,
    row.itemId,
    row.quantity,
    row.comment,
    row.location,
    row.locationDataProfileId,
    row.locationDataProfileOptionId,
    row.tags,
    row.manualTags,
    row.searchableTags,
    row.imageIds,
    row.isFloating,
    row.walkId,
    row.assessmentId,
    JSON.stringify(row.tasksToAddOnSubmission),
    row.createdTaskIds,
    row.createdSafetyAlertIds,
    row.timeCreated,
    row.timeUpdated,
    delta.id,
    delta.type,
    JSON.stringify(delta.deltaFields),
    delta.userId,
    delta.now,
    ...countingValues(counts),
  ];
  work.finish(logged, values);
}

export async function updateEntry(work: Work, row: EntryRow, counts: CountChanges): Promise<void> {
  await work.tx.update(entries).set(row).where(eq(entries.id, row.id));
  await changeCounts(work, counts);
}

/** With what was kept about its changes. The audit trail stays. */
export async function removeEntry(work: Work, entryId: string, counts: CountChanges): Promise<void> {
  await work.tx.delete(entries).where(eq(entries.id, entryId));
  await work.tx.delete(observationDeltas).where(eq(observationDeltas.observationId, entryId));
  await changeCounts(work, counts);
}

export async function insertDelta(
  tx: Transaction,
  entry: Pick<EntryRow, 'id' | 'schoolId' | 'walkType'>,
  delta: NewDelta,
): Promise<void> {
  await tx.insert(observationDeltas).values({
    id: delta.id,
    observationId: entry.id,
    schoolId: entry.schoolId,
    type: delta.type,
    deltaFields: delta.deltaFields,
    entrySource: entry.walkType,
    reportedByUserId: delta.userId,
    createdAtUrl: `/entries/${entry.id}`,
    timeCreated: delta.now,
  });
}

export async function deltasOf(reader: Reader, entryId: string): Promise<DeltaRow[]> {
  return reader
    .select()
    .from(observationDeltas)
    .where(eq(observationDeltas.observationId, entryId))
    .orderBy(desc(observationDeltas.timeCreated), desc(observationDeltas.id));
}

const mostTags = 200;

/** Most used first. */
export async function tagUses(
  reader: Reader,
  schools: 'all' | readonly string[],
): Promise<{ tag: string; uses: number }[]> {
  const uses = sql<number>`sum(${entryTagUses.uses})::int`;
  return reader
    .select({ tag: sql<string>`min(${entryTagUses.label})`, uses })
    .from(entryTagUses)
    .where(
      and(
        sql`${entryTagUses.uses} > 0`,
        schools === 'all' ? undefined : isOneOf(entryTagUses.schoolId, schools),
      ),
    )
    .groupBy(entryTagUses.tag)
    .orderBy(desc(uses), asc(entryTagUses.tag))
    .limit(mostTags);
}

export function presentEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    schoolId: row.schoolId,
    timestamp: row.time.toISOString(),
    reportedByUserId: row.reportedByUserId,
    walkId: row.walkId,
    walkType: row.walkType,
    observationType: row.opinion,
    observationCategoryId: row.categoryId,
    observationItemId: row.itemId,
    quantity: row.quantity,
    comment: row.comment,
    location: row.location,
    locationDataProfileId: row.locationDataProfileId,
    locationDataProfileOptionId: row.locationDataProfileOptionId,
    tags: row.tags,
    manualTags: row.manualTags,
    imageIds: row.imageIds,
    isFloating: row.isFloating,
    tasksToAddOnSubmission: row.tasksToAddOnSubmission,
    createdTaskIds: row.createdTaskIds,
    createdSafetyAlertIds: row.createdSafetyAlertIds,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}
