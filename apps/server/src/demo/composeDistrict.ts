// The demo district in memory: believable, complete, and the same every time. Later features add their own data here.
import { setImmediate as pause } from 'node:timers/promises';
import { defaultTimeZone } from '@schooldog/domain/dates';
import { createPasswords } from '../platform/identity/password.ts';
import { demoLists } from './dataProfiles.ts';
import { demoPassword } from './demoSignIn.ts';
import { morePeople } from './morePeople.ts';
import { demoPeople } from './people.ts';
import { seededRandom } from './random.ts';
import { composeRecords } from './records.ts';
import { demoRubrics } from './rubrics.ts';
import { demoGroupings, demoSchools } from './schools.ts';

const seed = 2026;
/** How long the district has been using the product. */
const districtDays = 900;
const day = 24 * 60 * 60 * 1000;

export type DemoDistrict = Awaited<ReturnType<typeof composeDistrict>>;

/** Needs no database. The event loop runs between the steps, so that a start can go on in parallel. */
export async function composeDistrict(now: Date) {
  const hashing = createPasswords().hash(demoPassword);
  const random = seededRandom(seed);
  const schools = demoSchools(random);
  const people = demoPeople(schools, random);
  const groupings = demoGroupings(schools, random);
  const lists = demoLists(schools);
  const coordinatorId = people.find(({ role }) => role === 'district_safety_coordinator')?.id ?? '';
  const allPeople = [...people, ...morePeople(schools, coordinatorId)];
  const start = new Date(now.getTime() - districtDays * day);
  const rubrics = demoRubrics(people, start);
  await pause();
  const records = await composeRecords({
    schools,
    people: allPeople,
    places: lists.places,
    rubrics,
    timeZone: defaultTimeZone,
    now,
  });
  return {
    now,
    start,
    schools,
    people,
    allPeople,
    coordinatorId,
    groupings,
    lists,
    rubrics,
    records,
    passwordHash: await hashing,
    /** Continues where the composing ended. */
    random,
  };
}
