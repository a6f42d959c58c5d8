import type { ListedRubric } from '@schooldog/contract/rubrics';
import type { RubricFacts } from '@schooldog/domain/rubrics';

/** What decides who may do what with it. Deleted ones are not listed. */
export function rubricFacts({ createdByUserId, enabled, hasDraft, isComplete }: ListedRubric): RubricFacts {
  return { createdByUserId, enabled, hasDraft, isComplete, isDeleted: false };
}
