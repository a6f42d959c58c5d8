// An entry sends its alert in the transaction that logs it: one logged offline is sent when it arrives.
import { alertLimits, canSendAlertAt } from '@schooldog/domain/alerts';
import type { UnsentReason } from '@schooldog/domain/entries';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import { scheduleEscalation } from './escalation.ts';
import { type NewAlert, newRecipients, storedFrom } from './newAlert.ts';
import { receiversAmong } from './receivers.ts';
import { alertRecord } from './record.ts';
import { countSentSince, entryOfAlert, insertAlert, insertRecipients } from './store.ts';
import { type NotifyServices, readTelling, tell, type Telling } from './notifyRecipients.ts';

/** Sending the alert of the same entry again changes nothing and notifies no one twice. */
export async function sendAlert(work: Work, services: NotifyServices, alert: NewAlert): Promise<void> {
  const { schoolId, createdByActor } = alert;
  if (!canSendAlertAt(createdByActor, schoolId)) throw problem('alert.sendNotAllowed');
  const userIds = othersAmong(createdByActor, alert.userIds);
  if (userIds.length === 0) throw problem('alert.noRecipients');
  if (userIds.length > alertLimits.recipients) throw problem('alert.tooManyRecipients');
  const minuteAgo = new Date(work.now.getTime() - 60_000);
  const [able, sentBefore, sending] = await Promise.all([
    receiversAmong(work.tx, createdByActor, schoolId, userIds),
    countSentSince(work, createdByActor.userId, minuteAgo),
    readSending(work, services, { ...alert, userIds }),
  ]);
  mustAllReceive(able, userIds);
  if (sending.isRepeated) return;
  if (sentBefore >= alertLimits.sentPerMinute) throw problem('alert.tooManySent', { retryAfterSeconds: 60 });
  await deliver(work, services, { ...alert, userIds }, sending);
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
  const userIds = await receiversAmong(work.tx, createdByActor, schoolId, others);
  if (userIds.length === 0) return 'noRecipients';
  const sending = await readSending(work, services, { ...alert, userIds });
  if (!sending.isRepeated) await deliver(work, services, { ...alert, userIds }, sending);
  return null;
}

type Sending = Readonly<{ isRepeated: boolean; telling: Telling; escalationMinutes: number | null }>;

/** In one round trip, with what the caller reads beside it: people wait for an alert. */
async function readSending(work: Work, services: NotifyServices, alert: NewAlert): Promise<Sending> {
  const { id, entryId, userIds, createdByActor } = alert;
  const [knownEntryId, telling, { alertEscalationMinutes }] = await Promise.all([
    entryOfAlert(work.tx, id),
    readTelling(work, services, alert, { byUserId: createdByActor.userId, userIds }),
    readOrganization(work.tx),
  ]);
  if (knownEntryId !== undefined && knownEntryId !== entryId) throw problem('alert.idTaken');
  return { isRepeated: knownEntryId !== undefined, telling, escalationMinutes: alertEscalationMinutes };
}

/** Only writes, all of which leave with the commit. */
async function deliver(
  work: Work,
  services: NotifyServices,
  alert: NewAlert,
  { telling, escalationMinutes }: Sending,
): Promise<void> {
  const stored = storedFrom(alert, work.now);
  insertAlert(work, stored);
  await alertRecord.recordChange(work, null, stored);
  await tell(work, services, 'safetyAlert', alert, telling);
  await scheduleEscalation(work, alert.id, escalationMinutes);
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
  const [able, telling] = await Promise.all([
    receiversAmong(work.tx, actor, alert.schoolId, added),
    readTelling(work, services, alert, { byUserId: actor.userId, userIds: added }),
  ]);
  mustAllReceive(able, added);
  const recipients = newRecipients(alert.id, added, work.now);
  insertRecipients(work, recipients);
  await alertRecord.recordChange(work, alert, { ...alert, recipients: [...alert.recipients, ...recipients] });
  await tell(work, services, 'safetyAlert', alert, telling);
};

/**
 * Users cannot alert themselves; earlier versions of the app offered it, and their queued alerts are sent
 * to the others.
 */
function othersAmong({ userId: self }: Actor, userIds: readonly string[]): string[] {
  return [...new Set(userIds)].filter((userId) => userId !== self);
}

/** All of them, or nothing is sent: the sender must not believe that someone was notified who was not. */
function mustAllReceive(able: readonly string[], userIds: readonly string[]): void {
  const userId = userIds.find((wanted) => !able.includes(wanted));
  if (userId !== undefined) throw problem('alert.recipientNotAllowed', { userId });
}
