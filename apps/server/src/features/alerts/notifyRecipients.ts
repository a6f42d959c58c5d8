// Notifies the recipients of an alert: in the app, by mail and by push, in the transaction that created it.
import { type AlertedEntry, alertTitle, alertWords } from '@schooldog/domain/alerts';
import type { Services } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import type { Work } from '../../platform/work/work.ts';
import { notify } from '../notifications/index.ts';
import { findSchool } from '../schools/index.ts';

export type NotifyServices = Pick<Services, 'messages' | 'publicUrl' | 'unsubscribeTokens' | 'makeId'>;

type Told = Readonly<{ id: string; schoolId: string; message: string; entry: AlertedEntry }>;

export function pathOf(alertId: string): string {
  return `/safetyAlerts/${alertId}`;
}

/** The subject of its mails and pushes, by which their deliveries are looked up. */
export function subjectOf(alertId: string): string {
  return `safetyAlert:${alertId}`;
}

export async function tell(
  work: Work,
  services: NotifyServices,
  kind: 'safetyAlert' | 'safetyAlertReminder',
  alert: Told,
  who: Readonly<{ byUserId: string; userIds: readonly string[] }>,
): Promise<void> {
  const school = await findSchool(work.tx, alert.schoolId);
  const names = await namesOf(work.tx, [who.byUserId]);
  const { entry, message } = alert;
  const shared = { schoolName: school?.name ?? '', byName: names.get(who.byUserId) ?? '' };
  const valuesIn = (language: string) => ({
    ...shared,
    itemName: alertTitle(entry, language),
    message: message || entry.comment || alertWords(entry, language).item,
  });
  await notify(work, services, {
    userIds: who.userIds,
    kind,
    values: valuesIn('en'),
    valuesIn,
    url: pathOf(alert.id),
    about: subjectOf(alert.id),
  });
}
