// The presented alert, field by field.
import type { DetailedAlert, ShownAlert } from '@schooldog/contract/alerts';
import type { AlertStatus } from '@schooldog/domain/alerts';
import type { StoredAlert } from './store.ts';

export type Names = ReadonlyMap<string, string>;

/** `queued` exists only on a device. */
export function statusOf({ timeResolved }: Pick<StoredAlert, 'timeResolved'>): AlertStatus {
  return timeResolved === null ? 'sent' : 'resolved';
}

/** Everyone named on an alert. */
export function peopleOf(alert: StoredAlert): string[] {
  const { createdByUserId, resolvedByUserId, recipients } = alert;
  const others = resolvedByUserId === null ? [] : [resolvedByUserId];
  return [createdByUserId, ...others, ...recipients.map(({ userId }) => userId)];
}

export function presentAlert(alert: StoredAlert, names: Names): ShownAlert {
  const { resolvedByUserId } = alert;
  return {
    id: alert.id,
    schoolId: alert.schoolId,
    entryId: alert.entryId,
    walkId: alert.walkId,
    message: alert.message,
    entry: alert.entry,
    createdByUserId: alert.createdByUserId,
    createdByName: names.get(alert.createdByUserId) ?? null,
    status: statusOf(alert),
    recipients: alert.recipients.map((recipient) => ({
      userId: recipient.userId,
      name: names.get(recipient.userId) ?? null,
      timeRead: recipient.timeRead?.toISOString() ?? null,
      timeAcknowledged: recipient.timeAcknowledged?.toISOString() ?? null,
      reply: recipient.reply,
    })),
    timeCreated: alert.timeCreated.toISOString(),
    timeSent: alert.timeSent.toISOString(),
    timeReminded: alert.timeReminded?.toISOString() ?? null,
    resolvedByUserId,
    resolvedByName: resolvedByUserId === null ? null : (names.get(resolvedByUserId) ?? null),
    timeResolved: alert.timeResolved?.toISOString() ?? null,
    resolutionNote: alert.resolutionNote,
  };
}

export function presentEscalation({ escalation }: StoredAlert, names: Names): DetailedAlert['escalation'] {
  if (escalation === null) return null;
  const { time, minutes, userIds } = escalation;
  return { time, minutes, people: userIds.map((userId) => ({ userId, name: names.get(userId) ?? null })) };
}
