import { canEditDrillRules, canOpenDrills, canRecordDrillAt } from '@schooldog/domain/drills';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'drills';

/** Drills of a school; the rules, which have none, are for everyone who sees what they ask for. */
export const drillTopics: TopicRules = {
  [topic]: (actor, { schoolId }) =>
    schoolId === undefined
      ? canOpenDrills(actor) || canEditDrillRules(actor)
      : canRecordDrillAt(actor, schoolId),
};

export function noticesOf({ id, schoolId }: Readonly<{ id: string; schoolId: string }>): Notice[] {
  return [{ topic, id, schoolId }];
}

export const rulesNotice: Notice = { topic, id: 'rules' };
