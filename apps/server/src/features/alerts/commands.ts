// Reading, acknowledging, resolving and deleting. The content of an alert never changes.
import { type AlertChannel, canRemindNow } from '@schooldog/domain/alerts';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import type { Work } from '../../platform/work/work.ts';
import { releaseImages } from '../entries/index.ts';
import { markReadAt, withdraw } from '../notifications/index.ts';
import { receiversAmong } from './receivers.ts';
import { alertRecord } from './record.ts';
import {
  type AlertChange,
  type RecipientChange,
  type StoredAlert,
  updateAlert,
  updateRecipient,
} from './store.ts';
import { pathOf, readTelling, tell } from './notifyRecipients.ts';

type OneAlert = Readonly<{ safetyAlertId: string }>;

/** Only recipients have something to mark, each channel once. */
export const readAlert: Command<OneAlert & Readonly<{ via: AlertChannel }>> = async (
  context,
  { safetyAlertId, via },
) => {
  const { work, actor } = context;
  const alert = await alertRecord.lock(context, safetyAlertId, 'view');
  await markReadAt(work, actor.userId, pathOf(safetyAlertId));
  const mine = recipientOf(alert, actor);
  if (mine === undefined || mine.opened[via] !== undefined) return;
  const opened = { ...mine.opened, [via]: work.now.toISOString() };
  await saveRecipient(work, alert, mine, { timeRead: mine.timeRead ?? work.now, opened });
};

/** Once; a later answer does not replace it. */
export const acknowledgeAlert: Command<
  OneAlert & Readonly<{ reply: string; via?: AlertChannel | undefined }>
> = async (context, input) => {
  const { work, actor } = context;
  const { safetyAlertId, reply, via } = input;
  const alert = await alertRecord.lock(context, safetyAlertId, 'acknowledge');
  const mine = recipientOf(alert, actor);
  if (mine === undefined) return;
  if (mine.timeAcknowledged !== null) {
    if (mine.reply === reply) return;
    throw problem('alert.acknowledged');
  }
  const timeRead = mine.timeRead ?? work.now;
  // Who acknowledges from a message has opened it.
  const opened = via === undefined ? mine.opened : { [via]: work.now.toISOString(), ...mine.opened };
  await markReadAt(work, actor.userId, pathOf(safetyAlertId));
  await saveRecipient(work, alert, mine, { timeRead, timeAcknowledged: work.now, reply, opened });
};

/** Sent to recipients who have not acknowledged and may still receive it. */
export const remindRecipients: Command<OneAlert> = async (context, { safetyAlertId }) => {
  const { work, services, actor } = context;
  const alert = await alertRecord.lock(context, safetyAlertId, 'remind');
  const timeSent = alert.timeSent.toISOString();
  const timeReminded = alert.timeReminded?.toISOString() ?? null;
  if (!canRemindNow({ timeSent, timeReminded }, work.now)) {
    throw problem('alert.remindedRecently', { since: timeReminded ?? timeSent });
  }
  const waiting = alert.recipients.filter(({ timeAcknowledged }) => timeAcknowledged === null);
  const userIds = await receiversAmong(
    work.tx,
    actor,
    alert.schoolId,
    waiting.map(({ userId }) => userId),
  );
  if (userIds.length === 0) throw problem('alert.nobodyToRemind');
  await save(work, alert, { timeReminded: work.now });
  const telling = await readTelling(work, services, alert, { byUserId: actor.userId, userIds });
  await tell(work, services, 'safetyAlertReminder', alert, telling);
};

export const resolveAlert: Command<OneAlert & Readonly<{ note: string }>> = async (context, input) => {
  const { work, actor } = context;
  const alert = await alertRecord.lock(context, input.safetyAlertId, 'resolve');
  const { userId: resolvedByUserId } = actor;
  await save(work, alert, { timeResolved: work.now, resolvedByUserId, resolutionNote: input.note });
};

export const reopenAlert: Command<OneAlert> = async (context, { safetyAlertId }) => {
  const alert = await alertRecord.lock(context, safetyAlertId, 'reopen');
  await save(context.work, alert, { timeResolved: null, resolvedByUserId: null, resolutionNote: '' });
};

/** The record stays for the audit trail, hidden from everyone. */
export const deleteAlert: Command<OneAlert> = async (context, { safetyAlertId }) => {
  const { work } = context;
  const alert = await alertRecord.lock(context, safetyAlertId, 'delete');
  await save(work, alert, { timeDeleted: work.now });
  await withdraw(work, pathOf(alert.id));
  await releaseImages(context, alert.entryId, alert.entry.imageIds);
};

async function save(work: Work, alert: StoredAlert, change: AlertChange): Promise<void> {
  await updateAlert(work.tx, alert.id, change, work.now);
  await alertRecord.recordChange(work, alert, { ...alert, ...change });
}

async function saveRecipient(
  work: Work,
  alert: StoredAlert,
  mine: StoredAlert['recipients'][number],
  change: RecipientChange,
): Promise<void> {
  await updateRecipient(work.tx, mine, change, work.now);
  const recipients = alert.recipients.map((one) => (one === mine ? { ...mine, ...change } : one));
  await alertRecord.recordChange(work, alert, { ...alert, recipients });
}

function recipientOf(alert: StoredAlert, actor: Actor) {
  return alert.recipients.find(({ userId }) => userId === actor.userId);
}
