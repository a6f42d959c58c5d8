import { isOnItsWay, type OutboxItem, useOutbox } from '../../../platform/outbox/index.ts';
import { isWorkOnAssessment } from '../assessmentRecord.ts';

const none: readonly OutboxItem[] = [];

/** Answers and notes that the server does not have: what is on its way, and what was rejected. */
export function useAssessmentOutbox(assessmentId: string) {
  const items = (useOutbox() ?? none).filter((item) => isWorkOnAssessment(item, assessmentId));
  return {
    waiting: items.filter(isOnItsWay),
    rejected: items.filter((item) => !isOnItsWay(item)),
  };
}
