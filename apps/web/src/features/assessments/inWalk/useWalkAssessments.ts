import type { ShownAssessment } from '@schooldog/contract/assessments';
import { answeredWith, type LinkableEntry, unansweredIn } from '@schooldog/domain/assessments';
import { useMemo } from 'react';
import { isOnItsWay, useOutbox } from '../../../platform/outbox/index.ts';
import { isWorkOnAssessment } from '../assessmentRecord.ts';
import { withEvidenceOf } from '../form/standings.ts';
import { useAssessmentsOfWalk } from '../offlineAssessments.ts';

export type WalkAssessments = Readonly<{
  /** Undefined while they are not known. */
  assessments: readonly ShownAssessment[] | undefined;
  isFailed: boolean;
  /** The ones that stop the walk from being completed: without all answers, or with some that are not saved. */
  incomplete: readonly string[];
}>;

/** The assessments of a walk, answered by its entries as this device knows them, also those that are not sent yet. */
export function useWalkAssessments(walkId: string, entries: readonly LinkableEntry[]): WalkAssessments {
  const { assessments: known, isFailed } = useAssessmentsOfWalk(walkId);
  const outbox = useOutbox();
  return useMemo(() => {
    const rejected = outbox?.filter((item) => !isOnItsWay(item)) ?? [];
    const isUnsaved = ({ id, form }: ShownAssessment) =>
      !form.skip && rejected.some((item) => isWorkOnAssessment(item, id));
    const assessments = known?.map((one) => (isOpen(one) ? withEvidenceOf(one, entries) : one));
    const incomplete = assessments?.filter(
      (one) => isOpen(one) && (unansweredIn(answeredWith(one, entries)).length > 0 || isUnsaved(one)),
    );
    return { assessments, isFailed, incomplete: incomplete?.map(({ id }) => id) ?? [] };
  }, [known, isFailed, entries, outbox]);
}

function isOpen({ status }: ShownAssessment): boolean {
  return status === 'created' || status === 'editing';
}
