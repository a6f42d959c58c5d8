// The entries of walks that are not complete.
import type { Entry } from '@schooldog/domain/entries';
import type { UsedPlace } from '@schooldog/domain/events';
import type { WalkEntry } from '@schooldog/domain/walks';
import { problem } from '@schooldog/domain/problems';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { type EntryRow, presentEntry } from '../entries/index.ts';
import { walkEntries } from './schema.ts';

export type WalkEntryRow = typeof walkEntries.$inferSelect;

const byId = statement((db, { id }: Placeholders<{ id: string }>) =>
  db.select().from(walkEntries).where(eq(walkEntries.id, id)),
);
const ofWalk = statement((db, { walkId }: Placeholders<{ walkId: string }>) =>
  db
    .select()
    .from(walkEntries)
    .where(and(eq(walkEntries.walkId, walkId), eq(walkEntries.isDeleted, false)))
    .orderBy(asc(walkEntries.timestamp), asc(walkEntries.id)),
);
const everyOfWalk = statement((db, { walkId }: Placeholders<{ walkId: string }>) =>
  db.select().from(walkEntries).where(eq(walkEntries.walkId, walkId)),
);
const numberOf = statement(
  (_db, { walkId }: Placeholders<{ walkId: string }>) => sql<{ entries: number }>`
    select ((select count(*) from walk_entries where walk_id = ${walkId} and not is_deleted)
      + (select count(*) from entries where walk_id = ${walkId}))::int as entries`,
);
const deleteOfWalk = statement((db, { walkId }: Placeholders<{ walkId: string }>) =>
  db.delete(walkEntries).where(and(eq(walkEntries.walkId, walkId), eq(walkEntries.isDeleted, false))),
);
const atPlace = statement((db, { optionId }: Placeholders<{ optionId: string }>) =>
  db
    .select({ count: count() })
    .from(walkEntries)
    .where(and(eq(walkEntries.locationDataProfileOptionId, optionId), eq(walkEntries.isDeleted, false))),
);

/** Also one that was removed. */
export async function findWalkEntry(reader: Reader, entryId: string): Promise<WalkEntryRow | undefined> {
  const [row] = await byId(reader, { id: entryId });
  return row;
}

/** As an entry, unless it was removed. */
export async function entryInWalk(
  reader: Reader,
  { entryId }: Readonly<{ entryId: string }>,
): Promise<Entry | null> {
  const row = await findWalkEntry(reader, entryId);
  return row === undefined || row.isDeleted ? null : presentEntry(row);
}

/** In the order in which things were seen. */
export async function entriesOfWalk(reader: Reader, walkId: string): Promise<WalkEntryRow[]> {
  return ofWalk(reader, { walkId });
}

/** Also those that were removed. */
export async function everyEntryOfWalk(reader: Reader, walkId: string): Promise<WalkEntryRow[]> {
  return everyOfWalk(reader, { walkId });
}

/** With those that were published before the walk was placed back in progress. */
export async function countEntriesOfWalk(reader: Reader, walkId: string): Promise<number> {
  const [row] = await numberOf(reader, { walkId });
  return row?.entries ?? 0;
}

export function insertWalkEntry(work: Pick<Work, 'defer'>, row: WalkEntryRow): void {
  work.defer(insertRow(walkEntries, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('entry.idTaken') : error,
  );
}

export function updateWalkEntry(
  work: Pick<Work, 'defer'>,
  entryId: string,
  change: Partial<WalkEntryRow>,
): void {
  work.defer(updateRow(walkEntries, entryId, change));
}

/** A place that completing would publish. What was removed is never published. */
export async function walkEntriesAtPlace(reader: Reader, { id: optionId }: UsedPlace): Promise<number> {
  const [row] = await atPlace(reader, { optionId });
  return row?.count ?? 0;
}

/** Those that were published now; removed ones stay with the walk. */
export async function takeOutEntries(tx: Transaction, walkId: string): Promise<void> {
  await deleteOfWalk(tx, { walkId });
}

export function presentWalkEntry(row: WalkEntryRow): WalkEntry {
  return { ...presentEntry(row), walkId: row.walkId, isPublished: false, safetyAlert: row.safetyAlert };
}

/** An entry that an earlier completion published. */
export function presentPublished(row: EntryRow, walkId: string): WalkEntry {
  return { ...presentEntry(row), walkId, isPublished: true, safetyAlert: null };
}
