// Notifies the recipients of an alert: in the app, by mail and by push, in the transaction that created it.
import { type AlertedEntry, alertTitle, alertWords } from '@schooldog/domain/alerts';
import type { Services } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import type { Work } from '../../platform/work/work.ts';
import { type Audience, audienceOf, notifyAudience } from '../notifications/index.ts';
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

/** What is read before recipients are notified. */
export type Telling = Readonly<{ valuesIn: Awaited<ReturnType<typeof valuesOf>>; audience: Audience }>;

export async function readTelling(
  work: Work,
  services: NotifyServices,
  alert: Told,
  who: Readonly<{ byUserId: string; userIds: readonly string[] }>,
): Promise<Telling> {
  const [valuesIn, audience] = await Promise.all([
    valuesOf(work, alert, who.byUserId),
    audienceOf(work, services, who.userIds),
  ]);
  return { valuesIn, audience };
}

export async function tell(
  work: Work,
  services: NotifyServices,
  kind: 'safetyAlert' | 'safetyAlertReminder',
  alert: Told,
  { valuesIn, audience }: Telling,
): Promise<void> {
  await notifyAudience(work, services, audience, {
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
  const [school, names] = await Promise.all([findSchool(work.tx, schoolId), namesOf(work.tx, [byUserId])]);
  const shared = { schoolName: school?.name ?? '', byName: names.get(byUserId) ?? '' };
  return (language: string) => ({
    ...shared,
    itemName: alertTitle(entry, language),
    message: message || entry.comment || alertWords(entry, language).item,
  });
}
