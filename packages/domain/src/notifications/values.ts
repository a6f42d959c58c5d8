// The values of each kind. Names and numbers are sent as they are; a month is sent as 2026-11 and formatted when it
// is shown, in the current language.
import type { NotificationKind } from './kinds.ts';

/** `details` say everything that happened within a minute, with the words of comments and notes. */
type WorkOrder = Readonly<{
  publicId: string;
  title: string;
  schoolName: string;
  byName: string;
  details: string;
}>;
/** `itemName` includes the location; `message` is the sender's text, or else the entry's. */
type SafetyAlert = Readonly<{ itemName: string; schoolName: string; byName: string; message: string }>;
/** `count` and `schoolNames` are those of the reason that the message is named after; `details` list all of them. */
type Generated = Readonly<{ count: string; schoolNames: string; details: string }>;
type InWalk = Readonly<{ schoolName: string; byName: string }>;

export type NotificationValues = Readonly<{
  welcome: Readonly<Record<never, string>>;
  permissionsChanged: Readonly<{ byName: string }>;
  safetyAlert: SafetyAlert;
  safetyAlertReminder: SafetyAlert;
  safetyAlertUnanswered: SafetyAlert & Readonly<{ minutes: string }>;
  walkCollaborator: InWalk;
  walkReview: InWalk & Readonly<{ entries: string }>;
  walkRevisions: InWalk & Readonly<{ comments: string }>;
  walkApproved: InWalk & Readonly<{ comments: string }>;
  walkCompletedAutomatically: Readonly<{ schoolName: string }>;
  /** `details` has a line for every drill. */
  drillsDue: Readonly<{ count: string; schoolNames: string; details: string }>;
  /** `details` has a line for every component, and one for each table of roles with gaps. */
  eopsDue: Readonly<{ count: string; schoolNames: string; details: string }>;
  eopUpdateRequested: Readonly<{
    componentName: string;
    schoolName: string;
    byName: string;
    message: string;
  }>;
  generatedAssigned: Generated;
  generatedNeedsApproval: Generated;
  generatedOnBoard: Generated;
  /** `details` has a line for every school or person. */
  seriesToCheck: Readonly<{ titles: string; details: string }>;
  seriesNeedsOwner: Readonly<{ titles: string }>;
  /** The kind of report, and nothing that is in it. */
  reportBySchedule: Readonly<{ reportName: string }>;
  reportNotSent: Readonly<{ title: string; people: string }>;
  reportFailed: Readonly<{ title: string; reason: string }>;
  reportPaused: Readonly<{ title: string }>;
  ownDataExport: Readonly<{ byName: string }>;
  newCycleBeginning: Readonly<{ month: string; required: string }>;
  /** `details` are the numbers of the walk, and its entries for people who may view them. */
  neighborhoodWatch: InWalk & Readonly<{ details: string }>;
  nudge: Readonly<{ schoolName: string; month: string; logged: string; required: string }>;
  taskAssigned: WorkOrder;
  taskApproved: WorkOrder;
  taskNeedsApproval: WorkOrder;
  taskCompleted: WorkOrder;
  taskDeclined: WorkOrder;
  taskComments: WorkOrder;
  taskBoardNewTask: WorkOrder & Readonly<{ boardName: string }>;
}> &
  Readonly<Record<NotificationKind, object>>;

const yearAndMonth = /^(\d{4})-(0[1-9]|1[0-2])$/;

export function readableValues(
  values: Readonly<Record<string, string>>,
  language: string,
): Record<string, string> {
  const { month, ...others } = values;
  return month === undefined ? others : { ...others, month: monthInWords(month, language) };
}

/** "November 2026", "noviembre de 2026". */
function monthInWords(month: string, language: string): string {
  const [, year, number] = yearAndMonth.exec(month) ?? [];
  if (year === undefined || number === undefined) return month;
  const firstDay = Date.UTC(Number(year), Number(number) - 1, 1);
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    firstDay,
  );
}
