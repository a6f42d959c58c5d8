import { canViewSchool } from '@schooldog/domain/schools';
import type { TopicRules } from '../../platform/live/stream.ts';

/** School names stand on many screens, but what changed about a school concerns only those who may open it. */
export const schoolTopics: TopicRules = {
  schools: (actor, { id }) => canViewSchool(actor, id),
};
