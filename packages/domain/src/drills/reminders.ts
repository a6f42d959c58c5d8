// Reminders before a drill is due: when they are sent, to whom, and about what.
import { addDays, type CalendarDate } from '../dates/index.ts';
import type { Actor } from '../permissions/index.ts';
import type { Requirement } from './due.ts';
import { drillLimits } from './limits.ts';

/** What a server that was down left out is sent within so many days. */
const daysToCatchUp = 2;

/** Of what is due or to be confirmed, what to remind of today, after reminders were last sent on this day. */
export function isToRemindOf(
  { state, dueBy }: Pick<Requirement, 'state' | 'dueBy'>,
  { today, lastSent }: Readonly<{ today: CalendarDate; lastSent: CalendarDate | null }>,
): boolean {
  if ((state !== 'due' && state !== 'toConfirm') || dueBy < today) return false;
  const oldest = addDays(today, lastSent === null ? -1 : -daysToCatchUp - 1);
  const after = lastSent !== null && lastSent > oldest ? lastSent : oldest;
  return drillLimits.reminderDays.some((days) => {
    const day = addDays(dueBy, -days);
    return day > after && day <= today;
  });
}

/** The schools of which somebody is reminded, as their principal. */
export function schoolsToRemindOf({ role, roleSchoolIds, isSchoolDogStaff }: Actor): readonly string[] {
  return role === 'principal' && !isSchoolDogStaff ? roleSchoolIds : [];
}
