// What is open, school by school, the worst first.
import type { ShownDueDrills } from '@schooldog/contract/drills';
import { type Requirement, type RequirementState, requirementStates } from '@schooldog/domain/drills';

export type SchoolDue = Readonly<{
  schoolId: string;
  name: string;
  isStartSet: boolean;
  requirements: readonly Requirement[];
}>;

export const openStates = ['late', 'toConfirm', 'due', 'planned'] as const satisfies RequirementState[];

export function countOf(requirements: readonly Requirement[], state: RequirementState): number {
  return requirements.filter((one) => one.state === state).length;
}

export function schoolsDue(
  { requirements, startNotSet }: Pick<ShownDueDrills, 'requirements' | 'startNotSet'>,
  names: ReadonlyMap<string, string>,
): SchoolDue[] {
  const bySchool = Map.groupBy(requirements, ({ schoolId }) => schoolId);
  const notSet = new Set(startNotSet);
  const schoolIds = [...new Set([...bySchool.keys(), ...notSet])];
  return schoolIds
    .map((schoolId) => ({
      schoolId,
      name: names.get(schoolId) ?? '',
      isStartSet: !notSet.has(schoolId),
      requirements: (bySchool.get(schoolId) ?? []).toSorted(byUrgency),
    }))
    .toSorted(worstFirst);
}

function byUrgency(left: Requirement, right: Requirement): number {
  const rank = ({ state }: Requirement) => requirementStates.indexOf(state);
  return rank(left) - rank(right) || compareText(left.dueBy, right.dueBy);
}

/** Most late ones, then most to be confirmed, then what is due first. */
function worstFirst(left: SchoolDue, right: SchoolDue): number {
  const more = (state: RequirementState) =>
    countOf(right.requirements, state) - countOf(left.requirements, state);
  return (
    more('late') ||
    more('toConfirm') ||
    compareText(firstDay(left), firstDay(right)) ||
    left.name.localeCompare(right.name)
  );
}

function firstDay({ requirements }: SchoolDue): string {
  const open = requirements.filter(({ state }) => state === 'due').map(({ dueBy }) => dueBy);
  return open.toSorted()[0] ?? '9999';
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
