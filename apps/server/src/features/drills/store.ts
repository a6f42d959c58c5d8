import type { ShownDrill } from '@schooldog/contract/drills';
import { type DrillFact, type DrillType, timeIn24Hours } from '@schooldog/domain/drills';
import type { Schools } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { and, between, count, desc, eq, getTableColumns, inArray, lt, lte, min, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import type { Work } from '../../platform/work/work.ts';
import { drills } from './schema.ts';

/** Without what is only there for sorting and searching. */
export type DrillRow = Omit<typeof drills.$inferSelect, 'startTime' | 'searchedText' | 'words'>;

const {
  startTime: _startTime,
  searchedText: _searchedText,
  words: _words,
  ...columns
} = getTableColumns(drills);

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select(columns).from(drills).where(eq(drills.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select(columns).from(drills).where(eq(drills.id, id)).for('update'),
);
const deleteById = statement((db, { id }: ById) => db.delete(drills).where(eq(drills.id, id)));

type OfSchools = Placeholders<{ schoolIds: readonly string[]; from: string; to: string }>;
const factsBetween = statement((db, { schoolIds, from, to }: OfSchools) =>
  db
    .select({
      id: drills.id,
      schoolId: drills.schoolId,
      type: drills.type,
      otherType: drills.otherType,
      eventType: drills.eventType,
      drillDate: drills.drillDate,
      resultsSavedOn: drills.resultsSavedOn,
    })
    .from(drills)
    .where(and(sql`${drills.schoolId} = any(${schoolIds}::text[])`, between(drills.drillDate, from, to))),
);

/** Far more than one school has of one type in the years that are looked at. */
const mostWithOpenPoints = 500;

type OfType = Placeholders<{ schoolId: string; type: DrillType; from: string; to: string }>;
const withOpenPoints = statement((db, { schoolId, type, from, to }: OfType) =>
  db
    .select({
      id: drills.id,
      type: drills.type,
      otherType: drills.otherType,
      drillDate: drills.drillDate,
      toImprove: drills.toImprove,
    })
    .from(drills)
    .where(
      and(
        eq(drills.schoolId, schoolId),
        eq(drills.type, type),
        between(drills.drillDate, from, to),
        sql`${drills.toImprove} @> '[{"isSettled": false}]'`,
      ),
    )
    .orderBy(desc(drills.drillDate), desc(drills.startTime), desc(drills.id))
    .limit(mostWithOpenPoints),
);

/** As the partial index says it. */
const isUnconfirmed = sql`(${drills.resultsSavedOn} is null or ${drills.resultsSavedOn} < ${drills.drillDate})`;

const isAtOpenSchool = sql`exists (select from schools s where s.id = ${drills.schoolId} and s.time_archived is null)`;

const lastHeld = statement((db, { schoolId, before }: Placeholders<{ schoolId: string; before: string }>) =>
  db
    .select({ drillDate: drills.drillDate })
    .from(drills)
    .where(and(eq(drills.schoolId, schoolId), lt(drills.drillDate, before), sql`not ${isUnconfirmed}`))
    .orderBy(desc(drills.drillDate))
    .limit(1),
);

export async function findDrill(reader: Reader, id: string): Promise<DrillRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

/** Everything that changes a drill takes this lock. */
export async function lockDrill(tx: Transaction, id: string): Promise<DrillRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

type DaysAtSchools = Readonly<{ schoolIds: readonly string[]; from: string; to: string }>;

/** What counts for the rules, of the drills at these schools on these days. */
export async function drillFacts(reader: Reader, asked: DaysAtSchools): Promise<DrillFact[]> {
  return factsBetween(reader, asked);
}

/** Newest first. */
export async function drillsWithOpenPoints(
  reader: Reader,
  asked: Readonly<{ schoolId: string; type: DrillType; from: string; to: string }>,
): Promise<Pick<DrillRow, 'id' | 'type' | 'otherType' | 'drillDate' | 'toImprove'>[]> {
  return withOpenPoints(reader, asked);
}

/** Of the last one that took place before this day. */
export async function lastDrillDate(
  reader: Reader,
  { schoolId, before }: Readonly<{ schoolId: string; before: string }>,
): Promise<string | null> {
  const [row] = await lastHeld(reader, { schoolId, before });
  return row?.drillDate ?? null;
}

/** How many there are whose day has come, without results, at schools that are not archived, and since when. */
export async function unconfirmedDrills(
  reader: Reader,
  { schools: held, until }: Readonly<{ schools: Schools; until: string }>,
): Promise<Readonly<{ count: number; since: string | null }>> {
  const [row] = await reader
    .select({ count: count(), since: min(drills.drillDate) })
    .from(drills)
    .where(
      and(
        isUnconfirmed,
        isAtOpenSchool,
        lte(drills.drillDate, until),
        held === 'all' ? undefined : inArray(drills.schoolId, [...held]),
      ),
    );
  return row ?? { count: 0, since: null };
}

export function insertDrill(work: Pick<Work, 'defer'>, row: DrillRow): void {
  work.defer(insertRow(drills, withDerived(row)), (error) => {
    if (sqlStateOf(error) === sqlStates.uniqueViolation) return problem('drill.idTaken');
    return unlessUnknownSchool(error);
  });
}

export function updateDrill(work: Pick<Work, 'defer'>, row: DrillRow): void {
  work.defer(updateRow(drills, row.id, withDerived(row)), unlessUnknownSchool);
}

function unlessUnknownSchool(error: unknown): unknown {
  return sqlStateOf(error) === sqlStates.foreignKeyViolation ? problem('drill.unknownSchool') : error;
}

export function removeDrill(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}

/** A row as it is stored. */
export function withDerived(row: DrillRow): typeof drills.$inferInsert {
  const texts = [
    row.otherType,
    row.otherEventType,
    row.additionalInfo,
    row.resultsAdditionalInfo,
    row.wentWell,
    ...row.toImprove.map(({ text }) => text),
  ];
  return {
    ...row,
    startTime: timeIn24Hours(row.drillTime, row.drillTimeOfDay),
    searchedText: texts.filter((text) => text !== '').join(' '),
  };
}

/** With the names of the people. */
export async function presentDrill(reader: Reader, row: DrillRow): Promise<ShownDrill> {
  const names = await namesOf(reader, [row.recordedByUserId, row.updatedByUserId]);
  return {
    ...row,
    recordedByName: names.get(row.recordedByUserId) ?? null,
    updatedByName: names.get(row.updatedByUserId) ?? null,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}
