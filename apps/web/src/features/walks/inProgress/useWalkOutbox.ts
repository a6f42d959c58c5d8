import { isOnItsWay, type OutboxItem, useOutbox } from '../../../platform/outbox/index.ts';
import { isWorkOnAssessment } from '../../assessments/index.ts';
import { walkKey } from '../walkWork.ts';

const none: readonly OutboxItem[] = [];

/** Work in this walk that the server does not have: what is on its way, and what was rejected. */
export function useWalkOutbox(walkId: string, assessmentIds: readonly string[]) {
  const items = (useOutbox() ?? none).filter(
    (item) => isOfWalk(item, walkId) || assessmentIds.some((id) => isWorkOnAssessment(item, id)),
  );
  return {
    waiting: items.filter(isOnItsWay),
    rejected: items.filter((item) => !isOnItsWay(item)),
  };
}

function isOfWalk({ recordKey, waitsFor }: OutboxItem, walkId: string): boolean {
  const key = walkKey(walkId);
  return waitsFor === key || recordKey === key;
}
