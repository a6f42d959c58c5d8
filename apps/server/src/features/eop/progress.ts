import type { Timestamp } from '@schooldog/domain/dates';
import { certificationState, isCompleted } from '@schooldog/domain/eop';

type Progress = Readonly<{
  completed: number;
  total: number;
  overdue: number;
  dueSoon: number;
  /** Of those that are overdue. */
  never: number;
}>;

/** Of components that are not archived: the numbers of the page with all schools, and of its report. */
export function progressOf(
  components: readonly Readonly<{ nextCertificationDueTime: Date | null }>[],
  now: Timestamp,
  timeZone: string,
): Progress {
  const facts = components.map(({ nextCertificationDueTime: time }) => ({
    nextCertificationDueTimestamp: time?.toISOString() ?? null,
  }));
  const states = facts.map((fact) => certificationState(fact, now, timeZone));
  return {
    completed: facts.filter((fact) => isCompleted(fact, now)).length,
    total: facts.length,
    overdue: states.filter((state) => state === 'overdue').length,
    dueSoon: states.filter((state) => state === 'dueSoon').length,
    never: facts.filter(({ nextCertificationDueTimestamp: due }) => due === null).length,
  };
}
