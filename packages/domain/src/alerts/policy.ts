// Who may send, read and settle safety alerts. Provider staff never receive them.
import {
  type Actor,
  anyOf,
  holdsAt,
  holdsPermissionAtSchool,
  holdsSomewhere,
  type Rule,
} from '../permissions/index.ts';
import type { AlertRecipient, SafetyAlert } from './alert.ts';
import { alertLimits } from './limits.ts';

export type AlertFacts = Readonly<
  Pick<SafetyAlert, 'schoolId' | 'createdByUserId' | 'status'> & {
    recipients: readonly Pick<AlertRecipient, 'userId'>[];
  }
>;

const isSender: Rule<AlertFacts> = (actor, alert) => alert.createdByUserId === actor.userId;
const isRecipient: Rule<AlertFacts> = (actor, alert) =>
  alert.recipients.some(({ userId }) => userId === actor.userId);
const managesAlerts = holdsPermissionAtSchool<AlertFacts>('manage safety alerts');
const isSettled: Rule<AlertFacts> = (_actor, alert) => alert.status === 'resolved';

const senderOrManager = anyOf(isSender, managesAlerts);

export const alertRules = {
  view: anyOf(isSender, isRecipient, managesAlerts),
  acknowledge: isRecipient,
  remind: (actor, alert) => senderOrManager(actor, alert) && !isSettled(actor, alert),
  addRecipients: (actor, alert) =>
    senderOrManager(actor, alert) &&
    !isSettled(actor, alert) &&
    alert.recipients.length < alertLimits.recipients,
  resolve: (actor, alert) => senderOrManager(actor, alert) && !isSettled(actor, alert),
  reopen: (actor, alert) => senderOrManager(actor, alert) && isSettled(actor, alert),
  delete: managesAlerts,
} as const satisfies Record<string, Rule<AlertFacts>>;

export function canSendAlertAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'send safety alerts', schoolId);
}

export function canReceiveAlertAt(person: Actor, schoolId: string): boolean {
  return holdsAt(person, 'receive safety alerts', schoolId);
}

/** The Alerts button of the toolbar, and the page behind it. */
export function canOpenAlerts(actor: Actor): boolean {
  return (
    holdsSomewhere(actor, 'send safety alerts') ||
    holdsSomewhere(actor, 'receive safety alerts') ||
    holdsSomewhere(actor, 'manage safety alerts')
  );
}

/** A reminder is worth something only when it is rare. */
export function canRemindNow(alert: Pick<SafetyAlert, 'timeSent' | 'timeReminded'>, now: Date): boolean {
  const last = alert.timeReminded ?? alert.timeSent;
  return last !== null && now.getTime() - Date.parse(last) >= alertLimits.remindEveryMilliseconds;
}
