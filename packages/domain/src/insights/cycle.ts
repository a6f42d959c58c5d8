// A cycle is a month of the district's calendar: when users are notified of it, which users, and for which schools.
import { addDays, type CalendarDate, dateIn, momentAt, startOfDay, type Timestamp } from '../dates/index.ts';
import { type Actor, holdsAt, holdsSomewhere, sourceTypeFor } from '../permissions/index.ts';

const cycleNotices = ['newCycleBeginning', 'nudge'] as const;
export type CycleNotice = (typeof cycleNotices)[number];

const dayOfMonth: Readonly<Record<CycleNotice, number>> = { newCycleBeginning: 1, nudge: 20 };
/** A server that was down on the day catches up on the next two; a later notification would only confuse people. */
const daysToCatchUp = 2;
/** Do not wake people at night. */
const hours = { from: '07:00', to: '20:00' } as const;

export type DueNotice = Readonly<{
  kind: CycleNotice;
  month: string;
  /** When its day began. Users who were added later just got a welcome and are not notified. */
  since: Timestamp;
}>;

/** The caller knows whether it was already sent. */
export function dueCycleNotice(now: Timestamp, timeZone: string): DueNotice | null {
  const today = dateIn(now, timeZone);
  const isDay = momentAt(today, hours.from, timeZone) <= now && now < momentAt(today, hours.to, timeZone);
  const kind = cycleNotices.find((notice) => {
    const due = dueDay(notice, today);
    return due <= today && today <= addDays(due, daysToCatchUp);
  });
  if (!isDay || kind === undefined) return null;
  return { kind, month: today.slice(0, 7), since: startOfDay(dueDay(kind, today), timeZone) };
}

function dueDay(notice: CycleNotice, today: CalendarDate): CalendarDate {
  return `${today.slice(0, 7)}-${String(dayOfMonth[notice]).padStart(2, '0')}`;
}

/** Users who may log somewhere, including district users; provider staff take no part. */
export function isNotifiedOfNewCycle(actor: Actor): boolean {
  return !actor.isSchoolDogStaff && holdsSomewhere(actor, 'log entries');
}

/** How many are still missing; zero where nothing is required. */
export function missingFrom(required: number, schoolLed: number): number {
  return Math.max(required - schoolLed, 0);
}

/** The schools that have fewer than the required number. */
export function schoolsBelow(
  schoolIds: readonly string[],
  schoolLed: ReadonlyMap<string, number>,
  required: number,
): string[] {
  return schoolIds.filter((id) => missingFrom(required, schoolLed.get(id) ?? 0) > 0);
}

/**
 * Of those schools, the ones where the actor's entries count as
 * school-led. District users are therefore never nudged.
 */
export function schoolsToNudge(actor: Actor, below: ReadonlySet<string>): string[] {
  return [...new Set(actor.roleSchoolIds)].filter(
    (id) => below.has(id) && sourceTypeFor(actor, id) === 'school' && holdsAt(actor, 'log entries', id),
  );
}
