import type { CountChanges, DeltaFields, DeltaType, Entry } from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/problems';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { insertMany } from '../../platform/database/insertMany.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/isOneOf.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { changeCounts } from './countsStore.ts';
import { shownEntryJson } from './pageStore.ts';
import { entries, entryTagUses, observationDeltas } from './schema.ts';

/** The database generates the words, and only the search reads them. */
const { words: _words, ...entryColumns } = getTableColumns(entries);
export type EntryRow = Omit<typeof entries.$inferSelect, 'words'>;
export type DeltaRow = typeof observationDeltas.$inferSelect;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select(entryColumns).from(entries).where(eq(entries.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select(entryColumns).from(entries).where(eq(entries.id, id)).for('update'),
);
const deleteById = statement((db, { id }: ById) => db.delete(entries).where(eq(entries.id, id)));
const deleteDeltas = statement((db, { id }: ById) =>
  db.delete(observationDeltas).where(eq(observationDeltas.observationId, id)),
);

export async function findEntry(reader: Reader, entryId: string): Promise<EntryRow | undefined> {
  const [row] = await byId(reader, { id: entryId });
  return row;
}

const ofWalk = statement((db, { walkId }: Placeholders<{ walkId: string }>) =>
  db
    .select()
    .from(entries)
    .where(eq(entries.walkId, walkId))
    .orderBy(asc(entries.timestamp), asc(entries.id)),
);

export async function entriesPublishedBy(reader: Reader, walkId: string): Promise<EntryRow[]> {
  return ofWalk(reader, { walkId });
}

/** Locks the row so that concurrent changes are serialized. */
export async function lockEntry(tx: Transaction, entryId: string): Promise<EntryRow | undefined> {
  const [row] = await lockById(tx, { id: entryId });
  return row;
}

export type ShownRow = Readonly<{
  json: string;
  schoolId: string;
  reportedByUserId: string;
  walkType: EntryRow['walkType'];
}>;

const shownById = statement(
  (_db, { id }: ById) => sql<ShownRow>`select ${sql.raw(shownEntryJson)} as json, e.school_id as "schoolId",
    e.reported_by_user_id as "reportedByUserId", e.walk_type as "walkType"
    from entries e left join users u on u.id = e.reported_by_user_id where e.id = ${id}`,
);

/** The presented entry, with the facts that decide who may see it. */
export async function shownEntry(reader: Reader, entryId: string): Promise<ShownRow | undefined> {
  const [row] = await shownById(reader, { id: entryId });
  return row;
}

const shownAmong = statement(
  (_db, { ids }: Placeholders<{ ids: readonly string[] }>) => sql<ShownRow>`
    select ${sql.raw(shownEntryJson)} as json, e.school_id as "schoolId",
      e.reported_by_user_id as "reportedByUserId", e.walk_type as "walkType"
    from entries e left join users u on u.id = e.reported_by_user_id where e.id = any(${ids}::text[])
    order by e.timestamp desc, e.id desc`,
);

/** Newest first. Those that were deleted are missing. */
export async function shownAmongEntries(reader: Reader, ids: readonly string[]): Promise<ShownRow[]> {
  return ids.length === 0 ? [] : shownAmong(reader, { ids });
}

export type NewDelta = Readonly<{
  id: string;
  type: DeltaType;
  deltaFields: DeltaFields;
  userId: string;
  now: Date;
}>;

export function insertEntry(
  work: Pick<Work, 'defer' | 'deferToEnd'>,
  row: EntryRow,
  delta: NewDelta,
  counts: CountChanges,
): void {
  work.defer(insertRow(entries, row), insertProblem);
  insertDelta(work, row, delta);
  changeCounts(work, counts);
}

function insertProblem(error: unknown): unknown {
  const state = sqlStateOf(error);
  if (state === sqlStates.foreignKeyViolation) return problem('school.notFound');
  return state === sqlStates.uniqueViolation ? problem('entry.idTaken') : error;
}

/** All of them or none. */
export async function insertEntries(
  tx: Transaction,
  rows: readonly EntryRow[],
  deltas: readonly DeltaRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await insertMany(tx, entries, rows);
  await insertMany(tx, observationDeltas, deltas);
}

export function updateEntry(
  work: Pick<Work, 'defer' | 'deferToEnd'>,
  row: EntryRow,
  counts: CountChanges,
): void {
  work.defer(updateRow(entries, row.id, row));
  changeCounts(work, counts);
}

/** With its deltas. The audit trail is kept. */
export function removeEntry(
  work: Pick<Work, 'defer' | 'deferToEnd'>,
  entryId: string,
  counts: CountChanges,
): void {
  work.defer(deleteById.with({ id: entryId }));
  work.defer(deleteDeltas.with({ id: entryId }));
  changeCounts(work, counts);
}

export function insertDelta(
  work: Pick<Work, 'defer'>,
  entry: Pick<EntryRow, 'id' | 'schoolId' | 'walkType'>,
  delta: NewDelta,
): void {
  work.defer(insertRow(observationDeltas, deltaRow(entry, delta)));
}

export function deltaRow(entry: Pick<EntryRow, 'id' | 'schoolId' | 'walkType'>, delta: NewDelta): DeltaRow {
  return {
    id: delta.id,
    observationId: entry.id,
    schoolId: entry.schoolId,
    type: delta.type,
    deltaFields: delta.deltaFields,
    entrySource: entry.walkType,
    reportedByUserId: delta.userId,
    createdAtUrl: `/entries/${entry.id}`,
    timeCreated: delta.now,
    timeUpdated: delta.now,
  };
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
    timestamp: row.timestamp.toISOString(),
    reportedByUserId: row.reportedByUserId,
    walkId: row.walkId,
    assessmentId: row.assessmentId,
    walkType: row.walkType,
    observationType: row.observationType,
    observationCategoryId: row.observationCategoryId,
    observationItemId: row.observationItemId,
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
