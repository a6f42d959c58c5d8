import { canUseDataProfiles } from '@schooldog/domain/dataProfiles';
import type { TopicRules } from '../../platform/live/stream.ts';

/** Whoever chooses among a school's places hears that they changed. */
export const dataProfileTopics: TopicRules = {
  dataProfiles: (actor, { schoolId }) => schoolId !== undefined && canUseDataProfiles(actor, schoolId),
};
