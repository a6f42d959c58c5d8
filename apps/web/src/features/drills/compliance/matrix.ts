// What the rules ask for as a table: a row for each school, a column for each month in which something ends.
import type { ShownDueDrills } from '@schooldog/contract/drills';
import type { Requirement, RequirementState } from '@schooldog/domain/drills';

export type MatrixRow = Readonly<{
  schoolId: string;
  name: string;
  isStartSet: boolean;
  /** By month. */
  cells: ReadonlyMap<string, readonly Requirement[]>;
}>;

type Matrix = Readonly<{ months: readonly string[]; rows: readonly MatrixRow[] }>;

export function matrixOf(
  { requirements, startNotSet }: Pick<ShownDueDrills, 'requirements' | 'startNotSet'>,
  names: ReadonlyMap<string, string>,
): Matrix {
  const bySchool = Map.groupBy(requirements, ({ schoolId }) => schoolId);
  const notSet = new Set(startNotSet);
  const rows = [...new Set([...bySchool.keys(), ...notSet])].map((schoolId) => ({
    schoolId,
    name: names.get(schoolId) ?? '',
    isStartSet: !notSet.has(schoolId),
    cells: Map.groupBy(bySchool.get(schoolId) ?? [], monthOf),
  }));
  return {
    months: [...new Set(requirements.map(monthOf))].toSorted(),
    rows: rows.toSorted((left, right) => left.name.localeCompare(right.name)),
  };
}

/** "2026-11": the month of the last day on which it is in time. */
function monthOf({ dueBy }: Requirement): string {
  return dueBy.slice(0, 7);
}

const worstFirst: readonly RequirementState[] = [
  'late',
  'missed',
  'toConfirm',
  'due',
  'planned',
  'upcoming',
  'doneLate',
  'done',
];

/** What a cell shows of several: the state that needs somebody most. */
export function worstState(requirements: readonly Requirement[]): RequirementState {
  return worstFirst.find((state) => requirements.some((one) => one.state === state)) ?? 'done';
}

export function doneOf(requirements: readonly Requirement[]): number {
  return requirements.filter(({ state }) => state === 'done' || state === 'doneLate').length;
}
