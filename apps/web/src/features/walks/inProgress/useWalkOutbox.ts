import { type OutboxItem, useOutbox } from '../../../platform/outbox/index.ts';
import { isWorkOnAssessment } from '../../assessments/index.ts';
import { walkKey } from '../walkWork.ts';

const none: readonly OutboxItem[] = [];

/** Work in this walk that the server does not have: what is on its way, and what was rejected. */
export function useWalkOutbox(walkId: string, assessmentIds: readonly string[]) {
  const items = (useOutbox() ?? none).filter(
    (item) => isOfWalk(item, walkId) || assessmentIds.some((id) => isWorkOnAssessment(item, id)),
  );
  return {
    waiting: items.filter(({ state, isBlocked }) => state !== 'refused' && !isBlocked),
    rejected: items.filter(({ state, isBlocked }) => state === 'refused' || isBlocked),
  };
}

function isOfWalk({ recordKey, waitsFor }: OutboxItem, walkId: string): boolean {
  const key = walkKey(walkId);
  return waitsFor === key || recordKey === key;
}
