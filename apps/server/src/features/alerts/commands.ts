// Reading, acknowledging and settling. The words of an alert never change.
import { canRemindNow } from '@schooldog/domain/alerts';
import { problem } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import type { Work } from '../../platform/work/work.ts';
import { markReadAt } from '../notifications/index.ts';
import { lockedAlert, receiversAmong, settle } from './access.ts';
import { type StoredAlert, updateAlert, updateRecipient } from './store.ts';
import { pathOf, tell, type TellServices } from './tell.ts';

/** For whoever is no recipient there is nothing to mark. */
export async function readAlert(work: Work, actor: Actor, alertId: string): Promise<void> {
  const alert = await lockedAlert(work, actor, alertId, 'view');
  await markReadAt(work, actor.userId, pathOf(alertId));
  const mine = recipientOf(alert, actor);
  if (mine === undefined || mine.timeRead !== null) return;
  await updateRecipient(work.tx, mine, { timeRead: work.now });
  await settle(work, alert, alertId);
}

/** Once; what was answered stays as it was answered. */
export async function acknowledgeAlert(
  work: Work,
  actor: Actor,
  { safetyAlertId, reply }: { safetyAlertId: string; reply: string },
): Promise<void> {
  const alert = await lockedAlert(work, actor, safetyAlertId, 'acknowledge');
  const mine = recipientOf(alert, actor);
  if (mine === undefined) return;
  if (mine.timeAcknowledged !== null) {
    if (mine.reply === reply) return;
    throw problem('conflict', 'alert.acknowledged');
  }
  const timeRead = mine.timeRead ?? work.now;
  await updateRecipient(work.tx, mine, { timeRead, timeAcknowledged: work.now, reply });
  await markReadAt(work, actor.userId, pathOf(safetyAlertId));
  await settle(work, alert, safetyAlertId);
}

/** Goes to those who have not acknowledged and may still receive it. */
export async function remindRecipients(
  work: Work,
  services: TellServices,
  actor: Actor,
  alertId: string,
): Promise<void> {
  const alert = await lockedAlert(work, actor, alertId, 'remind');
  const timeSent = alert.timeSent.toISOString();
  const timeReminded = alert.timeReminded?.toISOString() ?? null;
  if (!canRemindNow({ timeSent, timeReminded }, work.now)) {
    throw problem('conflict', 'alert.remindedRecently', { since: timeReminded ?? timeSent });
  }
  const waiting = alert.recipients.filter(({ timeAcknowledged }) => timeAcknowledged === null);
  const userIds = await receiversAmong(
    work,
    actor,
    alert.schoolId,
    waiting.map(({ userId }) => userId),
  );
  if (userIds.length === 0) throw problem('conflict', 'alert.nobodyToRemind');
  await updateAlert(work.tx, alertId, { timeReminded: work.now }, work.now);
  await settle(work, alert, alertId);
  await tell(work, services, 'safetyAlertReminder', alert, { byUserId: actor.userId, userIds });
}

export async function resolveAlert(
  work: Work,
  actor: Actor,
  { safetyAlertId, note }: { safetyAlertId: string; note: string },
): Promise<void> {
  const alert = await lockedAlert(work, actor, safetyAlertId, 'resolve');
  const resolved = { timeResolved: work.now, resolvedByUserId: actor.userId, resolutionNote: note };
  await updateAlert(work.tx, safetyAlertId, resolved, work.now);
  await settle(work, alert, safetyAlertId);
}

export async function reopenAlert(work: Work, actor: Actor, alertId: string): Promise<void> {
  const alert = await lockedAlert(work, actor, alertId, 'reopen');
  const open = { timeResolved: null, resolvedByUserId: null, resolutionNote: '' };
  await updateAlert(work.tx, alertId, open, work.now);
  await settle(work, alert, alertId);
}

function recipientOf(alert: StoredAlert, actor: Actor) {
  return alert.recipients.find(({ userId }) => userId === actor.userId);
}
