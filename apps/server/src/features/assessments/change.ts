import type { Work } from '../../platform/work/work.ts';
import { assessmentRecord } from './record.ts';
import { type AssessmentRow, type StoredAssessment, updateAssessment } from './store.ts';

/** The only way in which an assessment changes: the row, its audit difference and the notices. */
export async function changeAssessment(
  work: Work,
  before: StoredAssessment,
  userId: string,
  change: Partial<AssessmentRow>,
): Promise<StoredAssessment> {
  const changes = { ...change, updatedByUserId: userId, timeUpdated: work.now };
  const after = { ...before, ...changes };
  updateAssessment(work, before.id, changes);
  await assessmentRecord.recordChange(work, before, after);
  return after;
}
