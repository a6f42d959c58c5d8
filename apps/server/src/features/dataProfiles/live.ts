import { canUseDataProfiles } from '@schooldog/domain/dataProfiles';
import type { TopicRules } from '../../platform/live/stream.ts';

/** Users who choose among a school's locations are notified of changes. */
export const dataProfileTopics: TopicRules = {
  dataProfiles: (actor, { schoolId }) => schoolId !== undefined && canUseDataProfiles(actor, schoolId),
};
