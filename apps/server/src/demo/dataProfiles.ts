// The location lists of the twelve schools: rooms, doors, safety equipment and grounds. Entries point to them.
import { dataProfileOptions, dataProfiles } from '../features/dataProfiles/schema.ts';
import type { Transaction } from '../platform/database/database.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import { doorsOf, equipmentOf, groundsOf, type NewPlace, roomsOf } from './placesOfSchool.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoSchool } from './schools.ts';

/** A location that can be chosen, as an entry of the demo names it. */
export type DemoPlace = Readonly<{
  schoolId: string;
  dataProfileId: string;
  optionId: string;
  profileName: string;
  label: string;
}>;

type ProfileRow = typeof dataProfiles.$inferInsert;
type OptionRow = typeof dataProfileOptions.$inferInsert &
  Required<Pick<typeof dataProfileOptions.$inferInsert, 'id'>>;

export type DemoLists = Readonly<{ profiles: ProfileRow[]; options: OptionRow[]; places: DemoPlace[] }>;

// A separate seed: adding a location changes nothing else in the district.
const seed = 2027;

export function demoLists(schools: readonly DemoSchool[]): DemoLists {
  const random = seededRandom(seed);
  const lists: DemoLists = { profiles: [], options: [], places: [] };
  for (const school of schools) {
    addList(lists, random, school.id, 'Rooms', roomsOf(school.name, random));
    addList(lists, random, school.id, 'Doors', doorsOf(random));
    addList(lists, random, school.id, 'Safety equipment', equipmentOf(random));
    addList(lists, random, school.id, 'Grounds', groundsOf(school.name));
  }
  return lists;
}

function addList(
  lists: DemoLists,
  random: Random,
  schoolId: string,
  profileName: string,
  places: readonly NewPlace[],
): void {
  const dataProfileId = random.id();
  lists.profiles.push({ id: dataProfileId, schoolId, name: profileName });
  const made = places.map((place) => ({ ...place, id: random.id() }));
  for (const { id, label, aliases, attributes, isArchived = false, mergedInto } of made) {
    const mergedIntoId = made.find((other) => other.label === mergedInto)?.id ?? null;
    lists.options.push({ id, dataProfileId, label, aliases, attributes, isArchived, mergedIntoId });
    if (isArchived || mergedIntoId !== null) continue;
    lists.places.push({ schoolId, dataProfileId, optionId: id, profileName, label });
  }
}

export async function insertDemoLists(tx: Transaction, { profiles, options }: DemoLists): Promise<void> {
  await insertMany(tx, dataProfiles, profiles);
  await insertMany(tx, dataProfileOptions, options);
}
