// Who may send, read and resolve safety alerts. Provider staff never receive them.
import {
  type Ability,
  type Actor,
  allOf,
  anyOf,
  type Condition,
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
const senderOrManager = anyOf(isSender, managesAlerts);
/** Adding people is sending: a sender who lost that right tells no one more. */
const sendsMore = anyOf(
  allOf(isSender, holdsPermissionAtSchool<AlertFacts>('send safety alerts')),
  managesAlerts,
);

const isOpen: Condition<AlertFacts> = {
  holds: ({ status }) => status !== 'resolved',
  otherwise: 'alert.resolved',
};
const isResolved: Condition<AlertFacts> = {
  holds: ({ status }) => status === 'resolved',
  otherwise: 'alert.notResolved',
};
const hasRoom: Condition<AlertFacts> = {
  holds: ({ recipients }) => recipients.length < alertLimits.recipients,
  otherwise: 'alert.tooManyRecipients',
};

export const alertRules = {
  view: {
    who: allOf<AlertFacts>(canOpenAlerts, anyOf(isSender, isRecipient, managesAlerts)),
    otherwise: 'alert.notAllowed',
  },
  acknowledge: { who: isRecipient, otherwise: 'alert.acknowledgeNotAllowed' },
  remind: { who: senderOrManager, otherwise: 'alert.remindNotAllowed', when: [isOpen] },
  addRecipients: {
    who: sendsMore,
    otherwise: 'alert.addRecipientsNotAllowed',
    when: [isOpen, hasRoom],
  },
  resolve: { who: senderOrManager, otherwise: 'alert.resolveNotAllowed', when: [isOpen] },
  reopen: { who: senderOrManager, otherwise: 'alert.reopenNotAllowed', when: [isResolved] },
  delete: { who: managesAlerts, otherwise: 'alert.deleteNotAllowed' },
} as const satisfies Record<string, Ability<AlertFacts>>;

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

type Answerable = Readonly<
  Pick<SafetyAlert, 'status'> & { recipients: readonly Pick<AlertRecipient, 'timeAcknowledged'>[] }
>;

/** Open, and not acknowledged by any recipient. */
export function isUnanswered({ status, recipients }: Answerable): boolean {
  return status === 'sent' && recipients.every(({ timeAcknowledged }) => timeAcknowledged === null);
}

type Sent = Pick<SafetyAlert, 'timeSent'>;
type Asked = Pick<AlertRecipient, 'userId' | 'timeAcknowledged'>;

function isDayOld({ timeSent }: Sent, now: Date): boolean {
  return timeSent !== null && now.getTime() - Date.parse(timeSent) >= alertLimits.overdueMilliseconds;
}

/** Open for a day and not acknowledged. */
export function isOverdue(alert: Answerable & Sent, now: Date): boolean {
  return isUnanswered(alert) && isDayOld(alert, now);
}

/** For a recipient it is also late when others have acknowledged it and they have not. */
export function isOverdueFor(
  userId: string,
  alert: Pick<Answerable, 'status'> & Sent & Readonly<{ recipients: readonly Asked[] }>,
  now: Date,
): boolean {
  const mine = alert.recipients.filter((recipient) => recipient.userId === userId);
  return isOverdue(alert, now) || (mine.length > 0 && isOverdue({ ...alert, recipients: mine }, now));
}

/** Open for a day while someone has not acknowledged it, even if others have. */
export function lacksAnswers(alert: Answerable & Sent, now: Date): boolean {
  const { status, recipients } = alert;
  const isComplete = recipients.every(({ timeAcknowledged }) => timeAcknowledged !== null);
  return status === 'sent' && !isComplete && isDayOld(alert, now);
}

/** Reminders are rate limited, because frequent ones are ignored. */
export function canRemindNow(alert: Pick<SafetyAlert, 'timeSent' | 'timeReminded'>, now: Date): boolean {
  const last = alert.timeReminded ?? alert.timeSent;
  return last !== null && now.getTime() - Date.parse(last) >= alertLimits.remindEveryMilliseconds;
}
