import { holdsAt } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';
import { findEntry } from './store.ts';

/** Users who may see it: its reporter, and those who view entries at its school. */
export const entryTopics: TopicRules = {
  entries: (actor, { schoolId, userId }) =>
    userId === actor.userId || (schoolId !== undefined && holdsAt(actor, 'view entries', schoolId)),
};

export async function viewersOfEntry(
  reader: Reader,
  { ownerType, ownerId }: Readonly<{ ownerType: string; ownerId: string }>,
): Promise<Notice[]> {
  const entry = ownerType === 'entry' ? await findEntry(reader, ownerId) : undefined;
  if (entry === undefined) return [];
  const { id, schoolId, reportedByUserId: userId } = entry;
  return [{ topic: 'entries', id, schoolId, userId }];
}
