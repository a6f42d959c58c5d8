// What happens to the assessments of a walk when the walk as a whole moves on. The caller has locked the walk.
import type { LinkableEntry } from '@schooldog/domain/assessments';
import type { Work } from '../../platform/work/work.ts';
import { changeAssessment } from './change.ts';
import { assessmentRecord } from './record.ts';
import { reopened, submitted } from './steps.ts';
import { lockAssessmentsOfWalk, removeAssessment, type StoredAssessment } from './store.ts';

/** The questions that keep a walk from completing, by assessment. */
export type Incomplete = Readonly<{ assessmentId: string; questionIds: readonly string[] }>;

type Completing = Readonly<{ walkId: string; entries: readonly LinkableEntry[] }>;

/** Skipped ones need no answers. */
export async function incompleteInWalk(work: Work, { walkId, entries }: Completing): Promise<Incomplete[]> {
  const open = (await lockAssessmentsOfWalk(work.tx, walkId)).filter(isOpen);
  return open.flatMap((row) => {
    const { unanswered } = submitted(row, entries, { userId: row.createdByUserId, now: work.now });
    return unanswered.length === 0 ? [] : [{ assessmentId: row.id, questionIds: unanswered }];
  });
}

/** Skipped ones are only kept. */
export async function submitInWalk(
  work: Work,
  { walkId, entries, userId }: Completing & Readonly<{ userId: string }>,
): Promise<void> {
  for (const row of await lockAssessmentsOfWalk(work.tx, walkId)) {
    if (!isOpen(row) || row.form.skip) continue;
    await changeAssessment(work, row, userId, submitted(row, entries, { userId, now: work.now }).changes);
  }
}

export async function reopenInWalk(work: Work, walkId: string, userId: string): Promise<void> {
  for (const row of await lockAssessmentsOfWalk(work.tx, walkId))
    if (row.status === 'submitted') await changeAssessment(work, row, userId, reopened);
}

/** With a walk that is permanently deleted. Of a completed one those that were submitted stay. */
export async function deleteWithWalk(
  work: Work,
  { walkId, isComplete }: Readonly<{ walkId: string; isComplete: boolean }>,
): Promise<void> {
  for (const row of await lockAssessmentsOfWalk(work.tx, walkId)) {
    if (isComplete && row.status === 'submitted') continue;
    removeAssessment(work, row.id);
    await assessmentRecord.recordChange(work, row, null);
  }
}

function isOpen({ status }: StoredAssessment): boolean {
  return status === 'created' || status === 'editing';
}
