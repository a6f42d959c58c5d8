import { assessmentRules } from '@schooldog/domain/assessments';
import type { EntryChanged } from '@schooldog/domain/events';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext } from '../../platform/api/context.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { assessmentRecord, factsOf } from './record.ts';

/** An entry can be logged from an assessment on its own, by people who answer it, while it is open. */
export async function checkAssessmentOfEntry(
  { work, actor }: CommandContext,
  { before, after }: EntryChanged,
): Promise<void> {
  if (before !== null || after === null || after.assessmentId === null) return;
  const row = await assessmentRecord.view(work.tx, actor, after.assessmentId);
  requireMay(assessmentRules.answer, actor, factsOf(row));
  if (row.walkId !== null) throw problem('assessment.inWalk');
  if (row.schoolId !== after.schoolId) throw problem('assessment.otherSchool');
}
