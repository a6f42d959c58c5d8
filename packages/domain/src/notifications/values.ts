// What each kind says beside its fixed words. Names and numbers travel as they are; a month travels as 2026-11 and
// becomes a word only where somebody reads it, in the language of the moment.
import type { NotificationKind } from './kinds.ts';

type WorkOrder = Readonly<{ publicId: string; title: string; schoolName: string; byName: string }>;
/** `itemName` says the place with it; `message` is what the sender wrote, or else what the entry says. */
type SafetyAlert = Readonly<{ itemName: string; schoolName: string; byName: string; message: string }>;

export type NotificationValues = Readonly<{
  welcome: Readonly<Record<never, string>>;
  permissionsChanged: Readonly<{ byName: string }>;
  safetyAlert: SafetyAlert;
  safetyAlertReminder: SafetyAlert;
  newCycleBeginning: Readonly<{ month: string; required: string }>;
  neighborhoodWatch: Readonly<{ itemName: string; schoolName: string; byName: string }>;
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
