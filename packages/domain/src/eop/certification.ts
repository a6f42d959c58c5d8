// When a component has to be certified again. Days are those of the district.
import { Temporal } from 'temporal-polyfill';
import { addDays, dateIn, type Timestamp } from '../dates/index.ts';
import { eopLimits } from './limits.ts';

const certificationStates = ['overdue', 'dueSoon', 'upToDate'] as const;
export type CertificationState = (typeof certificationStates)[number];

type Certified = Readonly<{ nextCertificationDueTimestamp: Timestamp | null }>;

/** The same local time so many months later; a day that the month does not have becomes its last one. */
export function nextDueAfter(certified: Timestamp, months: number, timeZone: string): Timestamp {
  return Temporal.Instant.from(certified)
    .toZonedDateTimeISO(timeZone)
    .add({ months })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
}

/** Empty until the first certification. */
export function nextDue(
  component: Readonly<{
    lastCertificationTimestamp: Timestamp | null;
    certificationIntervalMonths: number;
  }>,
  timeZone: string,
): Timestamp | null {
  const { lastCertificationTimestamp, certificationIntervalMonths } = component;
  if (lastCertificationTimestamp === null) return null;
  return nextDueAfter(lastCertificationTimestamp, certificationIntervalMonths, timeZone);
}

export function certificationState(
  { nextCertificationDueTimestamp: due }: Certified,
  now: Timestamp,
  timeZone: string,
): CertificationState {
  if (due === null || Date.parse(now) > Date.parse(due)) return 'overdue';
  const lastDay = addDays(dateIn(now, timeZone), eopLimits.dueSoonDays);
  return dateIn(due, timeZone) <= lastDay ? 'dueSoon' : 'upToDate';
}

/** Certified and not past due. */
export function isCompleted(component: Certified, now: Timestamp): boolean {
  const { nextCertificationDueTimestamp: due } = component;
  return due !== null && Date.parse(now) <= Date.parse(due);
}
