// What counts as done on time and as current, at any day of the past.
import type { Timestamp } from '../../dates/index.ts';
import type { Requirement } from '../../drills/index.ts';
import { nextDueAfter } from '../../eop/index.ts';
import type { Share } from './change.ts';
import type { PlanState } from './numbers.ts';
import type { PacketDays } from './periods.ts';

/** Of the drills whose last day is one of these days; one that can still be held in time today is not counted. */
export function requiredOnTime(
  requirements: readonly Pick<Requirement, 'dueBy' | 'state'>[],
  { from, to }: PacketDays,
): Share {
  const owed = requirements.filter(
    ({ dueBy, state }) =>
      dueBy >= from && dueBy <= to && state !== 'due' && state !== 'planned' && state !== 'upcoming',
  );
  return { part: owed.filter(({ state }) => state === 'done').length, whole: owed.length };
}

export type CertifiedComponent = Readonly<{
  timeCreated: Timestamp;
  timeArchived: Timestamp | null;
  certificationIntervalMonths: number;
  lastCertificationTimestamp: Timestamp | null;
  nextCertificationDueTimestamp: Timestamp | null;
  /** All of them, in any order. */
  certifications: readonly Timestamp[];
}>;

/**
 * Null where the plan did not have the component at that moment. Earlier intervals are not known: a certification
 * that was renewed since is taken to have lasted as long as the present interval.
 */
export function planStateAt(
  component: CertifiedComponent,
  moment: Timestamp,
  timeZone: string,
): PlanState | null {
  const isPast = (time: Timestamp) => Date.parse(time) <= Date.parse(moment);
  const { timeCreated, timeArchived } = component;
  if (!isPast(timeCreated) || (timeArchived !== null && isPast(timeArchived))) return null;
  const due = dueAt(component, isPast, timeZone);
  if (due === null) return 'neverCertified';
  return Date.parse(moment) <= Date.parse(due) ? 'current' : 'pastDue';
}

function dueAt(
  component: CertifiedComponent,
  isPast: (time: Timestamp) => boolean,
  timeZone: string,
): Timestamp | null {
  const { lastCertificationTimestamp: last, nextCertificationDueTimestamp: next } = component;
  if (last !== null && isPast(last)) return next;
  const certified = component.certifications
    .filter(isPast)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  if (certified === undefined) return null;
  return nextDueAfter(certified, component.certificationIntervalMonths, timeZone);
}
