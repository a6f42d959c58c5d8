// Kinds of notifications. A kind that has a preference is sent by mail and push only to users who want it; the others
// concern the user's own account, or safety, and are always sent. All but those by mail only appear in the app's own
// list.
import { type CommunicationKind, communicationKinds } from './communicationPreferences.ts';

const aboutOneself = ['welcome', 'permissionsChanged'] as const;
/** Sent to a few named people who hold the right to receive them, so there is no preference to turn them off. */
const aboutSafety = ['safetyAlert', 'safetyAlertReminder', 'safetyAlertUnanswered'] as const;
/** Sent to the people of a walk. */
const aboutWalks = [
  'walkCollaborator',
  'walkReview',
  'walkRevisions',
  'walkApproved',
  'walkCompletedAutomatically',
] as const;

/** Sent to principals before their school owes a drill; the preference for nudges covers it. */
const aboutDrills = ['drillsDue'] as const;

/** Sent to those who keep the plan of a school current; reminders obey the preference for nudges. */
const aboutPlans = ['eopsDue', 'eopUpdateRequested'] as const;

/** Orders that series made, in one message a day, and what those who keep the series should know. */
const aboutSeries = [
  'generatedAssigned',
  'generatedNeedsApproval',
  'generatedOnBoard',
  'seriesToCheck',
  'seriesNeedsOwner',
] as const;

/** Reports by schedule, and what their owners and the district should know; a recipient stops them on the page. */
const aboutReports = ['reportBySchedule', 'reportNotSent', 'reportFailed', 'reportPaused'] as const;
/** Sent to everyone who could stop it when all data of the district is taken along. */
const aboutOwnData = ['ownDataExport'] as const;

export const notificationKinds = [
  ...aboutOneself,
  ...aboutSafety,
  ...aboutWalks,
  ...aboutDrills,
  ...aboutPlans,
  ...aboutSeries,
  ...aboutReports,
  ...aboutOwnData,
  ...communicationKinds,
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export type NotificationChannel = 'app' | 'mail' | 'push';

/** The preference that controls a kind, if there is one. */
export function preferenceOf(kind: NotificationKind): CommunicationKind | null {
  if (kind === 'drillsDue' || kind === 'eopsDue') return 'nudge';
  if (kind === 'generatedAssigned') return 'taskAssigned';
  if (kind === 'generatedNeedsApproval') return 'taskNeedsApproval';
  if (kind === 'generatedOnBoard') return 'taskBoardNewTask';
  return communicationKinds.find((known) => known === kind) ?? null;
}

export function isAboutOneself(kind: NotificationKind): boolean {
  return aboutOneself.some((own) => own === kind);
}

/** The list in the app shows what concerns the user's own work; a preference that is off silences mail and push. */
export function channelsFor(
  kind: NotificationKind,
  preferences: Readonly<Partial<Record<CommunicationKind, boolean>>>,
): readonly NotificationChannel[] {
  if (kind === 'welcome') return ['app'];
  const preference = preferenceOf(kind);
  const isWanted = preference === null || preferences[preference] !== false;
  if (kind === 'neighborhoodWatch') return isWanted ? ['mail'] : [];
  return isWanted ? ['app', 'mail', 'push'] : ['app'];
}
