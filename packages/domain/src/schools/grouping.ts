// How a school select presents schools: one flat list when there is little to group, groups otherwise.
import { byName } from '../kernel/index.ts';

export type SchoolName = Readonly<{ id: string; name: string }>;
export type SchoolGrouping = Readonly<{ id: string; name: string; schoolIds: readonly string[] }>;
export type SchoolGroup = Readonly<{
  id: string | null;
  name: string | null;
  schools: readonly SchoolName[];
}>;

const flatUpTo = 3;

/** A school in several groupings is shown in the first; schools without one come last, unnamed. */
export function groupSchools(
  visible: readonly SchoolName[],
  groupings: readonly SchoolGrouping[],
): readonly SchoolGroup[] {
  const sorted = visible.toSorted((a, b) => byName(a.name, b.name));
  const flat = [{ id: null, name: null, schools: sorted }];
  if (sorted.length <= flatUpTo) return flat;

  const placed = new Set<string>();
  const groups = groupings.map((grouping) => {
    const schools = sorted.filter(({ id }) => grouping.schoolIds.includes(id) && !placed.has(id));
    for (const { id } of schools) placed.add(id);
    return { id: grouping.id, name: grouping.name, schools };
  });
  const filled = groups.filter(({ schools }) => schools.length > 0);
  const ungrouped = sorted.filter(({ id }) => !placed.has(id));
  if (filled.length === 0 || (filled.length === 1 && ungrouped.length === 0)) return flat;
  return ungrouped.length === 0 ? filled : [...filled, { id: null, name: null, schools: ungrouped }];
}
