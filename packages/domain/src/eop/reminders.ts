// Reminders about certifications: when they are sent, about what, and to whom. Days are those of the district.
import { addDays, type CalendarDate, dateIn, type Timestamp } from '../dates/index.ts';
import type { Actor } from '../permissions/index.ts';
import { eopLimits } from './limits.ts';
import { canBePointOfContact } from './policy.ts';

/** Days before the due day. */
const reminderDays = [10, 1] as const;
/** What a server that was down left out is sent within so many days. */
const daysToCatchUp = 2;
const monday = 1;

export type RemindedComponent = Readonly<{
  schoolId: string;
  pointOfContactUserId: string | null;
  nextCertificationDueTimestamp: Timestamp | null;
  timeCreated: Timestamp;
  /** In its table of roles. */
  rosterGaps: number;
}>;

/** `due` comes before the due day, the other two on Mondays. */
export type EopReminder = 'due' | 'overdue' | 'gaps';

type Day = Readonly<{ today: CalendarDate; lastSent: CalendarDate | null; now: Timestamp; timeZone: string }>;

/** Of what to remind today, after reminders were last sent on that day. */
export function remindersOf(component: RemindedComponent, day: Day): EopReminder[] {
  const { nextCertificationDueTimestamp: due, timeCreated, rosterGaps } = component;
  const isWeekly = isOneOf(isMonday, day);
  const reminders: EopReminder[] = [];
  if (due === null) {
    const isOld = addDays(dateIn(timeCreated, day.timeZone), eopLimits.newForDays) <= day.today;
    if (isWeekly && isOld) reminders.push('overdue');
  } else if (Date.parse(day.now) > Date.parse(due)) {
    if (isWeekly) reminders.push('overdue');
  } else {
    const dueDay = dateIn(due, day.timeZone);
    const days = new Set(reminderDays.map((before) => addDays(dueDay, -before)));
    if (isOneOf((date) => days.has(date), day)) reminders.push('due');
  }
  if (isWeekly && rosterGaps > 0) reminders.push('gaps');
  return reminders;
}

/** Whether today, or a day that was missed, is one of these. */
function isOneOf(isMeant: (date: CalendarDate) => boolean, { today, lastSent }: Day): boolean {
  const oldest = addDays(today, lastSent === null ? 0 : -daysToCatchUp);
  const first = lastSent !== null && lastSent >= oldest ? addDays(lastSent, 1) : oldest;
  for (let date = first; date <= today; date = addDays(date, 1)) if (isMeant(date)) return true;
  return false;
}

function isMonday(date: CalendarDate): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === monday;
}

/** The point of contact; without a usable one the principals of the school. */
export function remindedPeople(
  { schoolId, pointOfContactUserId }: RemindedComponent,
  actors: readonly Actor[],
): string[] {
  const contact = actors.find(({ userId }) => userId === pointOfContactUserId);
  if (contact !== undefined && canBePointOfContact(contact, schoolId)) return [contact.userId];
  return actors.filter((actor) => isPrincipalOf(actor, schoolId)).map(({ userId }) => userId);
}

function isPrincipalOf(actor: Actor, schoolId: string): boolean {
  const { role, roleSchoolIds, isSchoolDogStaff, isDisabled } = actor;
  return role === 'principal' && !isSchoolDogStaff && !isDisabled && roleSchoolIds.includes(schoolId);
}
