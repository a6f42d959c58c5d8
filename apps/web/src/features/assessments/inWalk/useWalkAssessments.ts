import type { ShownAssessment } from '@schooldog/contract/assessments';
import { answeredWith, type LinkableEntry, unansweredIn } from '@schooldog/domain/assessments';
import { useMemo } from 'react';
import { withEvidenceOf } from '../form/standings.ts';
import { useAssessmentsOfWalk } from '../offlineAssessments.ts';

export type WalkAssessments = Readonly<{
  /** Undefined while they are not known. */
  assessments: readonly ShownAssessment[] | undefined;
  isFailed: boolean;
  /** The ones that stop the walk from being completed. */
  incomplete: readonly string[];
}>;

/** The assessments of a walk, answered by its entries as this device knows them, also those that are not sent yet. */
export function useWalkAssessments(walkId: string, entries: readonly LinkableEntry[]): WalkAssessments {
  const { assessments: known, isFailed } = useAssessmentsOfWalk(walkId);
  return useMemo(() => {
    const assessments = known?.map((one) => (isOpen(one) ? withEvidenceOf(one, entries) : one));
    const incomplete = assessments?.filter(
      (one) => isOpen(one) && unansweredIn(answeredWith(one, entries)).length > 0,
    );
    return { assessments, isFailed, incomplete: incomplete?.map(({ id }) => id) ?? [] };
  }, [known, isFailed, entries]);
}

function isOpen({ status }: ShownAssessment): boolean {
  return status === 'created' || status === 'editing';
}
