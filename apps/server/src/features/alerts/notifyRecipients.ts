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

export function alertIdIn(about: string): string | null {
  const prefix = subjectOf('');
  return about.startsWith(prefix) ? about.slice(prefix.length) : null;
}

export async function tell(
  work: Work,
  services: NotifyServices,
  kind: 'safetyAlert' | 'safetyAlertReminder',
  alert: Told,
  who: Readonly<{ byUserId: string; userIds: readonly string[] }>,
): Promise<void> {
  const valuesIn = await valuesOf(work, alert, who.byUserId);
  await notify(work, services, {
    userIds: who.userIds,
    kind,
    values: valuesIn('en'),
    valuesIn,
    url: pathOf(alert.id),
    marksChannel: true,
    about: subjectOf(alert.id),
  });
}

/** What the messages about an alert say, by language. */
export async function valuesOf(work: Work, { schoolId, entry, message }: Told, byUserId: string) {
  const school = await findSchool(work.tx, schoolId);
  const names = await namesOf(work.tx, [byUserId]);
  const shared = { schoolName: school?.name ?? '', byName: names.get(byUserId) ?? '' };
  return (language: string) => ({
    ...shared,
    itemName: alertTitle(entry, language),
    message: message || entry.comment || alertWords(entry, language).item,
  });
}
