import { canReadEopsAt, canOpenEops } from '@schooldog/domain/eop';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'contacts';

/** Contacts of a school; skills, which have none, are for everyone who sees contacts. */
export const contactTopics: TopicRules = {
  [topic]: (actor, { schoolId }) =>
    schoolId === undefined ? canOpenEops(actor) : canReadEopsAt(actor, schoolId),
};

export function contactNotice(schoolId: string, id: string): Notice {
  return { topic, id, schoolId };
}

/** Of a skill, or of a person who is on the list of every school. */
export function everyListNotice(id: string): Notice {
  return { topic, id };
}
