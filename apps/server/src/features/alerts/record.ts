// The safety alert as a record: who may do what with it, and what every change records.
import { type AlertFacts, alertRules, canOpenAlerts } from '@schooldog/domain/alerts';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { statusOf } from './present.ts';
import { findAlert, lockAlert, type StoredAlert } from './store.ts';

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
  'escalation',
] as const;

export const alertRecord = defineRecord({
  type: 'safetyAlert',
  find: findAlert,
  lock: lockAlert,
  facts: factsOf,
  abilities: alertRules,
  missing: (actor) => (canOpenAlerts(actor) ? problem('alert.notFound') : problem('alert.notAllowed')),
  audited: { fields: auditedFields, values: auditable },
  notices: noticesOf,
});

export function mustOpenAlerts(actor: Actor): void {
  if (!canOpenAlerts(actor)) throw problem('alert.notAllowed');
}

function factsOf(alert: StoredAlert): AlertFacts {
  const { schoolId, createdByUserId, recipients } = alert;
  return { schoolId, createdByUserId, recipients, status: statusOf(alert) };
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
    escalation: alert.escalation,
  };
}
