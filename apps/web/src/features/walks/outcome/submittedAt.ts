import type { Walk } from '@schooldog/domain/walks';

/** When the walk was last handed in for review. */
export function submittedAt({ submissionHistory }: Pick<Walk, 'submissionHistory'>): string | null {
  return submissionHistory.findLast(({ toStatus }) => toStatus === 'review')?.timestamp ?? null;
}
