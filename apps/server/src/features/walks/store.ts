import type { WalkTitle } from '@schooldog/contract/walks';
import type { Walk } from '@schooldog/domain/walks';
import { emptyContext, stageOf } from '@schooldog/domain/walks';
import { problem } from '@schooldog/domain/problems';
import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { walks } from './schema.ts';

export type WalkRow = typeof walks.$inferSelect;
/** The database makes the list of participants. */
export type StoredWalk = Omit<WalkRow, 'participantUserIds'>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select().from(walks).where(eq(walks.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select().from(walks).where(eq(walks.id, id)).for('update'),
);
const deleteById = statement((db, { id }: ById) => db.delete(walks).where(eq(walks.id, id)));

export async function findWalk(reader: Reader, walkId: string): Promise<WalkRow | undefined> {
  const [row] = await byId(reader, { id: walkId });
  return row;
}

/** Everything that changes a walk or its entries takes this lock, so that nothing arrives while it completes. */
export async function lockWalk(tx: Transaction, walkId: string): Promise<WalkRow | undefined> {
  const [row] = await lockById(tx, { id: walkId });
  return row;
}

export function insertWalk(work: Pick<Work, 'defer'>, row: StoredWalk): void {
  work.defer(insertRow(walks, row), (error) => {
    const state = sqlStateOf(error);
    if (state === sqlStates.foreignKeyViolation) return problem('school.notFound');
    return state === sqlStates.uniqueViolation ? problem('walk.idTaken') : error;
  });
}

export function updateWalk(work: Pick<Work, 'defer'>, walkId: string, change: Partial<StoredWalk>): void {
  work.defer(updateRow(walks, walkId, change));
}

/** With the entries that were never published. */
export function deleteWalk(work: Pick<Work, 'defer'>, walkId: string): void {
  work.defer(deleteById.with({ id: walkId }));
}

/** What names a walk and leads to it. */
export function walkTitle({ id, schoolId, status, timeCreated }: StoredWalk): WalkTitle {
  return { id, schoolId, status, timeCreated: timeCreated.toISOString() };
}

export function presentWalk(row: StoredWalk): Walk {
  const { weatherPrecipitation, weatherTemperature, weatherComment, additionalNotes } = row;
  return {
    id: row.id,
    schoolId: row.schoolId,
    status: row.status,
    walkType: row.walkType,
    leaderUserId: row.leaderUserId,
    collaborators: row.collaborators,
    awaitingReviewBy: row.awaitingReviewBy,
    createdByUserId: row.createdByUserId,
    intendedCategories: row.intendedCategories,
    timeframe: row.timeframe,
    context: { ...emptyContext, weatherPrecipitation, weatherTemperature, weatherComment, additionalNotes },
    currentStage: stageOf(row.currentStage),
    submissionHistory: row.submissionHistory,
    shouldSendNeighborhoodWatch: row.shouldSendNeighborhoodWatch,
    hasSentNeighborhoodWatch: row.hasSentNeighborhoodWatch,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
    timeCompleted: row.timeCompleted?.toISOString() ?? null,
    timeArchived: row.timeArchived?.toISOString() ?? null,
    archivedByUserId: row.archivedByUserId,
  };
}
