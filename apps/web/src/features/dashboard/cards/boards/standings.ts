// Places among schools, by name for the whole list and the winners for the card.
import { placeAmong, topSchools } from '@schooldog/domain/insights';
import { byName } from '@schooldog/domain/kernel';

export type Standing = Readonly<{ schoolId: string; name: string; entries: number; place: number }>;

type Score = Readonly<{ schoolId: string; entries: number }>;

/** In the order of their names. A school whose name is not known yet is left out until it is. */
export function standingsOf(scores: readonly Score[], names: ReadonlyMap<string, string>): Standing[] {
  return scores
    .flatMap(({ schoolId, entries }) => {
      const name = names.get(schoolId);
      return name === undefined ? [] : [{ schoolId, name, entries, place: placeAmong(scores, entries) }];
    })
    .toSorted((a, b) => byName(a.name, b.name));
}

/** The winners, and after them the best of one's own schools that is not among them. */
export function podiumOf(
  standings: readonly Standing[],
  ownSchoolIds: readonly string[],
): { winners: readonly Standing[]; own: Standing | null } {
  const winners = topSchools(standings);
  const others = standings.filter(
    ({ schoolId }) => ownSchoolIds.includes(schoolId) && !winners.some((one) => one.schoolId === schoolId),
  );
  const isOwnAmongWinners = winners.some(({ schoolId }) => ownSchoolIds.includes(schoolId));
  const own = isOwnAmongWinners ? undefined : others.toSorted((a, b) => a.place - b.place)[0];
  return { winners, own: own ?? null };
}
