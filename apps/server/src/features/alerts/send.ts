// An entry sends its alert in the transaction that logs it: one logged offline is sent when it arrives.
import { alertLimits, type AlertedEntry, canSendAlertAt } from '@schooldog/domain/alerts';
import type { UnsentReason } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import type { Work } from '../../platform/work/work.ts';
import { scheduleEscalation } from './escalation.ts';
import { receiversAmong } from './receivers.ts';
import { alertRecord } from './record.ts';
import {
  countSentSince,
  entryOfAlert,
  findAlert,
  insertAlert,
  insertRecipients,
  type StoredAlert,
} from './store.ts';
import { tell, type NotifyServices } from './notifyRecipients.ts';

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

/** Sending the alert of the same entry again changes nothing and notifies no one twice. */
export async function sendAlert(work: Work, services: NotifyServices, alert: NewAlert): Promise<void> {
  const { schoolId, createdByActor } = alert;
  if (!canSendAlertAt(createdByActor, schoolId)) throw problem('alert.sendNotAllowed');
  const userIds = othersAmong(createdByActor, alert.userIds);
  if (userIds.length === 0) throw problem('alert.noRecipients');
  if (userIds.length > alertLimits.recipients) throw problem('alert.tooManyRecipients');
  await mustReceive(work, createdByActor, schoolId, userIds);
  const isNew = await deliver(work, services, { ...alert, userIds });
  if (isNew) await mustNotFlood(work, createdByActor.userId);
}

/**
 * When the walk of its entry completes, an alert goes to those who can still receive it. Otherwise the answer is why
 * it was not sent; completing a walk never fails because of one alert, nor does the limit per minute apply.
 */
export async function sendWaitingAlert(
  work: Work,
  services: NotifyServices,
  alert: NewAlert,
): Promise<UnsentReason | null> {
  const { schoolId, createdByActor } = alert;
  if (!canSendAlertAt(createdByActor, schoolId)) return 'senderNotAllowed';
  const others = othersAmong(createdByActor, alert.userIds);
  const userIds = await receiversAmong(work, createdByActor, schoolId, others);
  if (userIds.length === 0) return 'noRecipients';
  await deliver(work, services, { ...alert, userIds });
  return null;
}

/** False where it was sent before. */
async function deliver(work: Work, services: NotifyServices, alert: NewAlert): Promise<boolean> {
  const { id, schoolId, entryId, walkId, message, entry, userIds, createdByActor } = alert;
  const byUserId = createdByActor.userId;
  const isNew = await insertAlert(work.tx, {
    id,
    schoolId,
    entryId,
    walkId,
    message,
    entry,
    createdByUserId: byUserId,
    timeCreated: work.now,
    timeUpdated: work.now,
    timeSent: work.now,
  });
  if (!isNew) {
    if ((await entryOfAlert(work.tx, id)) === entryId) return false;
    throw problem('alert.idTaken');
  }
  await insertRecipients(work.tx, id, userIds, work.now);
  await recordAdded(work, null, id);
  await tell(work, services, 'safetyAlert', alert, { byUserId, userIds });
  await scheduleEscalation(work, id);
  return true;
}

/** Includes the new one; a concurrent sending of the same person waits until this one commits or rolls back. */
async function mustNotFlood(work: Work, userId: string): Promise<void> {
  const since = new Date(work.now.getTime() - 60_000);
  if ((await countSentSince(work.tx, userId, since)) > alertLimits.sentPerMinute)
    throw problem('alert.tooManySent', { retryAfterSeconds: 60 });
}

export const addRecipients: Command<Readonly<{ safetyAlertId: string; userIds: readonly string[] }>> = async (
  context,
  { safetyAlertId, userIds },
) => {
  const { work, services, actor } = context;
  const alert = await alertRecord.lock(context, safetyAlertId, 'addRecipients');
  const known = new Set(alert.recipients.map(({ userId }) => userId));
  const added = othersAmong(actor, userIds).filter((userId) => !known.has(userId));
  if (added.length === 0) return;
  if (known.size + added.length > alertLimits.recipients) {
    throw problem('alert.tooManyRecipients');
  }
  await mustReceive(work, actor, alert.schoolId, added);
  await insertRecipients(work.tx, alert.id, added, work.now);
  await recordAdded(work, alert, alert.id);
  await tell(work, services, 'safetyAlert', alert, { byUserId: actor.userId, userIds: added });
};

/**
 * Users cannot alert themselves; earlier versions of the app offered it, and their queued alerts are sent
 * to the others.
 */
function othersAmong({ userId: self }: Actor, userIds: readonly string[]): string[] {
  return [...new Set(userIds)].filter((userId) => userId !== self);
}

/** Recipients are separate rows, so the alert is read again with them. */
async function recordAdded(work: Work, before: StoredAlert | null, alertId: string): Promise<void> {
  await alertRecord.recordChange(work, before, (await findAlert(work.tx, alertId)) ?? null);
}

/** All of them, or nothing is sent: the sender must not believe that someone was notified who was not. */
async function mustReceive(
  work: Work,
  actor: Actor,
  schoolId: string,
  userIds: readonly string[],
): Promise<void> {
  const able = await receiversAmong(work, actor, schoolId, userIds);
  const userId = userIds.find((wanted) => !able.includes(wanted));
  if (userId !== undefined) throw problem('alert.recipientNotAllowed', { userId });
}
