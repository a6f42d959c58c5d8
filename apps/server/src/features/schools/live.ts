import { canViewSchool } from '@schooldog/domain/schools';
import type { TopicRules } from '../../platform/live/stream.ts';

/** School names appear on many screens, but changes of a school concern only users who may open it. */
export const schoolTopics: TopicRules = {
  schools: (actor, { id }) => canViewSchool(actor, id),
};
