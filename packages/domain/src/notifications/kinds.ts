// What people are told about. A kind that has a preference is sent by mail and push only to those who want it; the
// others concern one's own account, or safety, and always go out. All of them stand in the app's own list.
import { type CommunicationKind, communicationKinds } from './communicationPreferences.ts';

const aboutOneself = ['welcome', 'permissionsChanged'] as const;
/** Sent to a few people by name, who hold the right to receive them: nobody can turn them off. */
const aboutSafety = ['safetyAlert', 'safetyAlertReminder'] as const;

export const notificationKinds = [...aboutOneself, ...aboutSafety, ...communicationKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationChannel = 'app' | 'mail' | 'push';

/** The preference that a kind obeys, if there is one. */
export function preferenceOf(kind: NotificationKind): CommunicationKind | null {
  return communicationKinds.find((known) => known === kind) ?? null;
}

export function isAboutOneself(kind: NotificationKind): boolean {
  return aboutOneself.some((own) => own === kind);
}

/** Nobody misses anything in the app; a preference that is off silences mail and push. */
export function channelsFor(
  kind: NotificationKind,
  preferences: Readonly<Partial<Record<CommunicationKind, boolean>>>,
): readonly NotificationChannel[] {
  if (kind === 'welcome') return ['app'];
  const preference = preferenceOf(kind);
  const isWanted = preference === null || preferences[preference] !== false;
  return isWanted ? ['app', 'mail', 'push'] : ['app'];
}
