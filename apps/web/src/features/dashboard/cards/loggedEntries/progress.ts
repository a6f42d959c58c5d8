// How far schools have come this month, as a person wants to read it: those that need attention first.
import { missingFrom } from '@schooldog/domain/insights';
import { byName } from '@schooldog/domain/kernel';
import type { Cycle } from './cycle.ts';

export type SchoolProgress = Readonly<{
  schoolId: string;
  name: string;
  done: number;
  /** Still missing; 0 where the goal is reached or where there is none. */
  left: number;
  /** From 0 to 100, for a bar. */
  percent: number;
}>;

/** Fewest first, equal ones by name. A school whose name is not known yet is left out until it is. */
export function progressOf(
  { required, schools }: Pick<Cycle, 'required' | 'schools'>,
  names: ReadonlyMap<string, string>,
): SchoolProgress[] {
  return schools
    .flatMap(({ schoolId, schoolLed: done }) => {
      const name = names.get(schoolId);
      if (name === undefined) return [];
      const left = missingFrom(required, done);
      const percent = left === 0 ? 100 : Math.round((done / required) * 100);
      return [{ schoolId, name, done, left, percent }];
    })
    .toSorted((a, b) => a.done - b.done || byName(a.name, b.name));
}

export function reachedCount(schools: readonly SchoolProgress[]): number {
  return schools.filter(({ left }) => left === 0).length;
}
