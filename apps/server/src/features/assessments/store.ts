import type { AssessmentScore } from '@schooldog/contract/assessments';
import type { Assessment } from '@schooldog/domain/assessments';
import { problem } from '@schooldog/domain/problems';
import type { WalkFacts } from '@schooldog/domain/walks';
import { and, asc, count, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { moment } from '../../platform/database/composedParts.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { assessments } from './schema.ts';

/** What of its walk decides who may read and answer. */
export type WalkOfAssessment = WalkFacts &
  Readonly<{ id: string; participantUserIds: string[]; timeCreated: string }>;

export type AssessmentRow = typeof assessments.$inferSelect;
/** Null for one on its own, and for a walk that is gone. */
export type StoredAssessment = AssessmentRow & Readonly<{ walk: WalkOfAssessment | null }>;

const walkJson = sql.raw(`json_build_object('id', w.id, 'status', w.status, 'schoolId', w.school_id,
  'walkType', w.walk_type, 'leaderUserId', w.leader_user_id, 'collaborators', w.collaborators,
  'participantUserIds', w.participant_user_ids, 'awaitingReviewBy', w.awaiting_review_by,
  'timeArchived', ${moment('w.time_archived')}, 'timeCreated', ${moment('w.time_created')})`);
const walk = sql<WalkOfAssessment | null>`(select ${walkJson} from walks w where w.id = ${assessments.walkId})`;
const columns = { ...getTableColumns(assessments), walk };

type ById = Placeholders<{ id: string }>;
type ByWalk = Placeholders<{ walkId: string }>;
const byId = statement((db, { id }: ById) =>
  db.select(columns).from(assessments).where(eq(assessments.id, id)),
);
const lockById = statement((db, { id }: ById) =>
  db.select({ id: assessments.id }).from(assessments).where(eq(assessments.id, id)).for('update'),
);
const ofWalk = statement((db, { walkId }: ByWalk) =>
  db
    .select(columns)
    .from(assessments)
    .where(eq(assessments.walkId, walkId))
    .orderBy(asc(assessments.timeCreated), asc(assessments.id)),
);
const lockOfWalk = statement((db, { walkId }: ByWalk) =>
  db
    .select({ id: assessments.id })
    .from(assessments)
    .where(eq(assessments.walkId, walkId))
    .orderBy(asc(assessments.id))
    .for('update'),
);
const numberInWalk = statement((db, { walkId }: ByWalk) =>
  db
    .select({ number: count() })
    .from(assessments)
    .where(and(eq(assessments.walkId, walkId), ne(assessments.status, 'deleted'))),
);
const walkById = statement(
  (_db, { id }: ById) =>
    sql<{ walk: WalkOfAssessment }>`select ${walkJson} as walk from walks w where w.id = ${id}`,
);
const deleteById = statement((db, { id }: ById) => db.delete(assessments).where(eq(assessments.id, id)));

export async function findWalkOf(reader: Reader, walkId: string): Promise<WalkOfAssessment | null> {
  const [row] = await walkById(reader, { id: walkId });
  return row?.walk ?? null;
}

export async function findAssessment(reader: Reader, id: string): Promise<StoredAssessment | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

/**
 * Everything that changes an assessment takes this lock. The row is read after the lock is held, so that a walk that
 * completed meanwhile is seen as complete.
 */
export async function lockAssessment(tx: Transaction, id: string): Promise<StoredAssessment | undefined> {
  await lockById(tx, { id });
  return findAssessment(tx, id);
}

/** Those in a walk, in the order in which they were added; also deleted ones. */
export async function assessmentsOfWalk(reader: Reader, walkId: string): Promise<StoredAssessment[]> {
  return ofWalk(reader, { walkId });
}

export async function lockAssessmentsOfWalk(tx: Transaction, walkId: string): Promise<StoredAssessment[]> {
  const locked = await lockOfWalk(tx, { walkId });
  return locked.length === 0 ? [] : assessmentsOfWalk(tx, walkId);
}

/** Those that were not deleted. */
export async function countInWalk(reader: Reader, walkId: string): Promise<number> {
  const [row] = await numberInWalk(reader, { walkId });
  return row?.number ?? 0;
}

export function insertAssessment(work: Pick<Work, 'defer'>, row: AssessmentRow): void {
  work.defer(insertRow(assessments, row), (error) => {
    const state = sqlStateOf(error);
    if (state === sqlStates.foreignKeyViolation) return problem('school.notFound');
    return state === sqlStates.uniqueViolation ? problem('assessment.idTaken') : error;
  });
}

export function updateAssessment(
  work: Pick<Work, 'defer'>,
  id: string,
  change: Partial<AssessmentRow>,
): void {
  work.defer(updateRow(assessments, id, change));
}

export function removeAssessment(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

export function presentAssessment(row: AssessmentRow): Assessment {
  return {
    id: row.id,
    rubricId: row.rubricId,
    schoolId: row.schoolId,
    walkId: row.walkId,
    status: row.status,
    rubric: row.rubric,
    form: row.form,
    answered: row.answered,
    totalScore: row.totalScore,
    maxScore: row.maxScore,
    score: row.score,
    createdByUserId: row.createdByUserId,
    timeCreated: row.timeCreated.toISOString(),
    updatedByUserId: row.updatedByUserId,
    timeUpdated: row.timeUpdated.toISOString(),
    submittedByUserId: row.submittedByUserId,
    timeSubmitted: isoOrNull(row.timeSubmitted),
    skippedByUserId: row.skippedByUserId,
    timeSkipped: isoOrNull(row.timeSkipped),
    deletedByUserId: row.deletedByUserId,
    timeDeleted: isoOrNull(row.timeDeleted),
  };
}

export function presentScore({ rubric, ...row }: AssessmentRow): AssessmentScore {
  return {
    id: row.id,
    status: row.status,
    totalScore: row.totalScore,
    maxScore: row.maxScore,
    score: row.score,
    name: rubric.name,
    showScores: rubric.showScores,
    useScoreThresholds: rubric.useScoreThresholds,
    scoreThresholds: rubric.scoreThresholds,
  };
}
