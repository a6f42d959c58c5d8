// An alert as it is sent, and the rows that it becomes.
import type { AlertedEntry } from '@schooldog/domain/alerts';
import type { Actor } from '@schooldog/domain/permissions';
import type { RecipientRow, StoredAlert } from './store.ts';

export type NewAlert = Readonly<{
  id: string;
  schoolId: string;
  entryId: string;
  walkId: string | null;
  message: string;
  userIds: readonly string[];
  entry: AlertedEntry;
  createdByActor: Actor;
}>;

export function storedFrom(alert: NewAlert, now: Date): StoredAlert {
  const { id, schoolId, entryId, walkId, message, entry, createdByActor, userIds } = alert;
  return {
    id,
    schoolId,
    entryId,
    walkId,
    message,
    entry,
    createdByUserId: createdByActor.userId,
    timeCreated: now,
    timeUpdated: now,
    timeSent: now,
    timeReminded: null,
    timeResolved: null,
    resolvedByUserId: null,
    resolutionNote: '',
    timeDeleted: null,
    escalation: null,
    recipients: newRecipients(id, userIds, now),
  };
}

/** In the order in which they are read later. */
export function newRecipients(alertId: string, userIds: readonly string[], now: Date): RecipientRow[] {
  return userIds.toSorted().map((userId) => ({
    alertId,
    userId,
    timeRead: null,
    timeAcknowledged: null,
    reply: '',
    opened: {},
    timeCreated: now,
    timeUpdated: now,
  }));
}
