// Who logs at a school, and how often. The differences make the leaderboards interesting.
import { canLogEntryAt } from '@schooldog/domain/entries';
import type { Actor, KnownRole } from '@schooldog/domain/permissions';
import type { Random } from '../random.ts';
import type { DemoSchool } from '../schools.ts';
import { lottery } from './chance.ts';

/** In the order of the demo's schools. */
const schoolWeights = [1.7, 1.1, 0.8, 0.55, 0.95, 0.5, 1.25, 1, 0.7, 1.8, 1.35, 0.45];

/** District users log at every school, so each school sees few of their entries. */
const roleWeights: { readonly [role in KnownRole]?: number } = {
  principal: 3,
  assistant_principal: 5,
  sro: 6,
  custodial: 5,
  educator: 3,
  clerical: 1.5,
  district_safety_coordinator: 0.9,
  sro_district: 0.7,
  custodial_supervisor: 0.5,
  district_nonsafety_coordinator: 0.2,
  schooldog_master_admin: 0.1,
};

type Reporter = Readonly<{ actor: Actor; writesSpanish: boolean }>;
export type Report = Readonly<{ school: DemoSchool; reporter: Reporter }>;

/** Draws a school and a user who may log there. */
export function reports(
  parts: Readonly<{ schools: readonly DemoSchool[]; actors: readonly Actor[] }>,
  random: Random,
): (random: Random) => Report | undefined {
  const weighed = parts.actors
    .filter(({ isSchoolDogStaff }) => !isSchoolDogStaff)
    .map((actor) => ({
      actor,
      writesSpanish: random.whole(6) === 0,
      weight: (roleWeights[actor.role] ?? 0) * (0.4 + random.whole(160) / 100),
    }));
  const schools = parts.schools.map((school, at) => ({
    school,
    weight: schoolWeights[at] ?? 1,
    draw: lottery(
      weighed.filter(({ actor }) => canLogEntryAt(actor, school.id)),
      ({ weight }) => weight,
    ),
  }));
  const drawSchool = lottery(schools, ({ weight }) => weight);
  return (lots) => {
    const drawn = drawSchool(lots);
    const reporter = drawn?.draw(lots);
    return drawn === undefined || reporter === undefined ? undefined : { school: drawn.school, reporter };
  };
}
