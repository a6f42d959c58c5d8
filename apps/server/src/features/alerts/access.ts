// Who may, asked of the locked record; and what every change leaves behind.
import { type AlertFacts, alertRules, canOpenAlerts, canReceiveAlertAt } from '@schooldog/domain/alerts';
import { problem } from '@schooldog/domain/kernel';
import { type Actor, may } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import type { Work } from '../../platform/work/work.ts';
import { actorsOf } from '../users/index.ts';
import { noticesOf } from './live.ts';
import { statusOf } from './present.ts';
import { findAlert, lockAlert, type StoredAlert } from './store.ts';

type Ability = keyof typeof alertRules;

export function factsOf(alert: StoredAlert): AlertFacts {
  const { schoolId, createdByUserId, recipients } = alert;
  return { schoolId, createdByUserId, recipients, status: statusOf(alert) };
}

export function mustOpenAlerts(actor: Actor): void {
  if (!canOpenAlerts(actor)) throw problem('forbidden', 'alert.notAllowed');
}

/** One that a person may not see looks like one that is not there. */
export async function viewedAlert(reader: Reader, actor: Actor, alertId: string): Promise<StoredAlert> {
  mustOpenAlerts(actor);
  return visible(actor, await findAlert(reader, alertId));
}

export async function lockedAlert(
  work: Work,
  actor: Actor,
  alertId: string,
  ability: Ability,
): Promise<StoredAlert> {
  mustOpenAlerts(actor);
  const alert = visible(actor, await lockAlert(work.tx, alertId));
  mustBeAble(actor, factsOf(alert), ability);
  return alert;
}

function visible(actor: Actor, alert: StoredAlert | undefined): StoredAlert {
  if (alert === undefined || !may(alertRules.view, actor, factsOf(alert))) {
    throw problem('notFound', 'alert.notFound');
  }
  return alert;
}

/** Whoever only comes too late, because somebody else was quicker, is told so and not that they have no right. */
function mustBeAble(actor: Actor, alert: AlertFacts, ability: Ability): void {
  const could = (facts: AlertFacts) => may(alertRules[ability], actor, facts);
  if (could(alert)) return;
  if (could({ ...alert, status: 'sent' })) throw problem('conflict', 'alert.resolved');
  if (could({ ...alert, status: 'resolved' })) throw problem('conflict', 'alert.notResolved');
  if (could({ ...alert, recipients: [] })) throw problem('conflict', 'alert.tooManyRecipients');
  throw problem('forbidden', `alert.${ability}NotAllowed`);
}

/** Those of them who may receive alerts of the school at this moment. */
export async function receiversAmong(
  work: Work,
  actor: Actor,
  schoolId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const people = await actorsOf(work.tx, userIds, actor.features);
  return people.filter((person) => canReceiveAlertAt(person, schoolId)).map(({ userId }) => userId);
}

const auditedFields = [
  'schoolId',
  'entryId',
  'message',
  'recipients',
  'acknowledgedBy',
  'timeReminded',
  'timeResolved',
  'resolutionNote',
  'timeDeleted',
] as const;

/** Reads what was written, and says so to the audit trail and to open browsers. */
export async function settle(work: Work, before: StoredAlert | null, alertId: string): Promise<void> {
  const after = (await findAlert(work.tx, alertId)) ?? null;
  await work.audit({
    recordType: 'safetyAlert',
    recordId: alertId,
    before: before && auditable(before),
    after: after === null ? { timeDeleted: work.now.toISOString() } : auditable(after),
    fields: after === null ? ['timeDeleted'] : auditedFields,
  });
  const told = after ?? before;
  if (told !== null) await work.announce(...noticesOf(told));
}

function auditable(alert: StoredAlert) {
  const { schoolId, entryId, message, recipients, resolutionNote } = alert;
  return {
    schoolId,
    entryId,
    message,
    recipients: recipients.map(({ userId }) => userId),
    acknowledgedBy: recipients.flatMap(({ userId, timeAcknowledged }) => (timeAcknowledged ? [userId] : [])),
    timeReminded: alert.timeReminded?.toISOString() ?? null,
    timeResolved: alert.timeResolved?.toISOString() ?? null,
    resolutionNote,
    timeDeleted: alert.timeDeleted?.toISOString() ?? null,
  };
}
