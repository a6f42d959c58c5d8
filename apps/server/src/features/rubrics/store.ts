import type { Template } from '@schooldog/contract/rubrics';
import { problem } from '@schooldog/domain/problems';
import type { Rubric } from '@schooldog/domain/rubrics';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { rubrics } from './schema.ts';

export type RubricRow = typeof rubrics.$inferSelect;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select().from(rubrics).where(eq(rubrics.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select().from(rubrics).where(eq(rubrics.id, id)).for('update'),
);
const notDeleted = statement((db) => db.select().from(rubrics).where(isNull(rubrics.timeDeleted)));
const numberOfRubrics = statement((db) =>
  db.select({ number: count() }).from(rubrics).where(isNull(rubrics.timeDeleted)),
);
// Assessments build on rubrics, so their table is named here and not imported.
const usesOf = statement(
  (_db) => sql<{ rubricId: string; uses: number }>`
    select rubric_id as "rubricId", count(*)::int as uses from assessments group by rubric_id`,
);
const usesById = statement(
  (_db, { id }: ById) => sql<{ uses: number }>`
    select count(*)::int as uses from assessments where rubric_id = ${id}`,
);

/** A list of the content, counted. */
const lengthOf = (list: 'sections' | 'questions') =>
  sql<number>`jsonb_array_length(${rubrics.content} -> ${sql.raw(`'${list}'`)})`.mapWith(Number);
const nameOfContent = sql<string>`${rubrics.content} ->> 'name'`;
const offered = statement((db) =>
  db
    .select({
      id: rubrics.id,
      name: nameOfContent,
      sections: lengthOf('sections'),
      questions: lengthOf('questions'),
    })
    .from(rubrics)
    .where(and(isNull(rubrics.timeDeleted), eq(rubrics.enabled, true)))
    .orderBy(asc(sql`lower(${nameOfContent})`), asc(rubrics.id)),
);

export async function findRubric(reader: Reader, rubricId: string): Promise<RubricRow | undefined> {
  const [row] = await byId(reader, { id: rubricId });
  return row;
}

export async function lockRubric(tx: Transaction, rubricId: string): Promise<RubricRow | undefined> {
  const [row] = await lockById(tx, { id: rubricId });
  return row;
}

export async function everyRubric(reader: Reader): Promise<readonly RubricRow[]> {
  return notDeleted(reader, {});
}

export async function countRubrics(reader: Reader): Promise<number> {
  const [row] = await numberOfRubrics(reader, {});
  return row?.number ?? 0;
}

export async function offeredRubrics(reader: Reader): Promise<readonly Template[]> {
  return offered(reader, {});
}

/** How many assessments were begun with each rubric. */
export async function usesOfRubrics(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await usesOf(reader, {});
  return new Map(rows.map(({ rubricId, uses }) => [rubricId, uses]));
}

export async function usesOfRubric(reader: Reader, rubricId: string): Promise<number> {
  const [row] = await usesById(reader, { id: rubricId });
  return row?.uses ?? 0;
}

export function insertRubric(work: Pick<Work, 'defer'>, row: RubricRow): void {
  work.defer(insertRow(rubrics, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('rubric.idTaken') : error,
  );
}

export function updateRubric(work: Pick<Work, 'defer'>, rubricId: string, change: Partial<RubricRow>): void {
  work.defer(updateRow(rubrics, rubricId, change));
}

export function presentRubric(row: RubricRow): Rubric {
  return {
    id: row.id,
    enabled: row.enabled,
    content: row.content,
    draft: row.draft,
    timeCreated: row.timeCreated.toISOString(),
    createdByUserId: row.createdByUserId,
    timeUpdated: row.timeUpdated.toISOString(),
    updatedByUserId: row.updatedByUserId,
    timeDeleted: row.timeDeleted?.toISOString() ?? null,
    deletedByUserId: row.deletedByUserId,
    isDeleted: row.timeDeleted !== null,
  };
}
