// Where a person works, as one line of a list says it.
import { byName } from '@schooldog/domain/kernel';
const maxNamed = 2;

export type Placement =
  | Readonly<{ kind: 'all' | 'none' }>
  | Readonly<{ kind: 'named'; names: readonly string[] }>
  | Readonly<{ kind: 'counted'; count: number }>;

type Placed = Readonly<{ isDistrictUser: boolean; roleSchoolIds: readonly string[] }>;

/** A school whose name is not known is counted, so that the line never says too few. */
export function placementOf(person: Placed, schoolNames: ReadonlyMap<string, string>): Placement {
  const count = person.roleSchoolIds.length;
  if (person.isDistrictUser) return { kind: 'all' };
  if (count === 0) return { kind: 'none' };
  const names = person.roleSchoolIds.flatMap((id) => schoolNames.get(id) ?? []);
  if (count > maxNamed || names.length < count) return { kind: 'counted', count };
  return { kind: 'named', names: names.toSorted(byName) };
}
