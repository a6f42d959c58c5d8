// No one acknowledges an alert within the district's time: its sender and the managers of the school's alerts are
// notified, once.
import { type AlertEscalation, isUnanswered } from '@schooldog/domain/alerts';
import { idSchema } from '@schooldog/domain/kernel';
import { z } from 'zod';
import type { Services } from '../../platform/api/context.ts';
import { defineJob, type JobWorker, worker } from '../../platform/jobs/jobs.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import { notify } from '../notifications/index.ts';
import { peopleToEscalateTo } from './escalationStore.ts';
import { type NotifyServices, pathOf, valuesOf } from './notifyRecipients.ts';
import { statusOf } from './present.ts';
import { alertRecord } from './record.ts';
import { lockAlert, type StoredAlert, updateAlert } from './store.ts';

export const escalateAlert = defineJob({
  name: 'alerts.escalate',
  data: z.object({ safetyAlertId: idSchema, minutes: z.number() }),
});

/** Written with the alert, so that it survives a restart. The time that was set when it was sent applies. */
export async function scheduleEscalation(
  work: Work,
  safetyAlertId: string,
  minutes: number | null,
): Promise<void> {
  if (minutes === null) return;
  await work.enqueue(escalateAlert, { safetyAlertId, minutes }, { delaySeconds: minutes * 60 });
}

export function alertWorkers(services: Services): JobWorker[] {
  return [
    worker(escalateAlert, (due) => services.work({ userId: null }, (work) => escalate(work, services, due))),
  ];
}

type Due = Readonly<{ safetyAlertId: string; minutes: number }>;

/** The row is locked, so a job that runs twice finds that the first one has done it. */
async function escalate(
  work: Work,
  services: NotifyServices,
  { safetyAlertId, minutes }: Due,
): Promise<void> {
  const alert = await lockAlert(work.tx, safetyAlertId);
  if (alert === undefined || alert.escalation !== null || !isWaiting(alert)) return;
  const { alertEscalationMinutes } = await readOrganization(work.tx);
  if (alertEscalationMinutes === null) return;
  const userIds = await peopleToEscalateTo(work.tx, alert);
  const escalation: AlertEscalation = { time: work.now.toISOString(), minutes, userIds };
  await updateAlert(work.tx, alert.id, { escalation }, work.now);
  await alertRecord.recordChange(work, alert, { ...alert, escalation });
  const words = await valuesOf(work, alert, alert.createdByUserId);
  const valuesIn = (language: string) => ({ ...words(language), minutes: String(minutes) });
  await notify(work, services, {
    userIds,
    kind: 'safetyAlertUnanswered',
    values: valuesIn('en'),
    valuesIn,
    url: pathOf(alert.id),
  });
}

function isWaiting(alert: StoredAlert): boolean {
  const recipients = alert.recipients.map(({ timeAcknowledged }) => ({
    timeAcknowledged: timeAcknowledged?.toISOString() ?? null,
  }));
  return isUnanswered({ status: statusOf(alert), recipients });
}
