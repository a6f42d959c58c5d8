import type { SchoolGroup } from '@schooldog/domain/schools';

/** A form needs a school; a filter without one means all of them, also what belongs to none. */
export type SelectPurpose = 'form' | 'filter';

/** In a form, the only school there is to choose is chosen already. */
export function onlySchool(groups: readonly SchoolGroup[], purpose: SelectPurpose): string | null {
  const schools = groups.flatMap((group) => group.schools);
  return purpose === 'form' && schools.length === 1 ? (schools[0]?.id ?? null) : null;
}
