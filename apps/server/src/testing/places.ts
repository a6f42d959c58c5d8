// A location list of a school with an option, for tests that need a location.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { dataProfileOptions, dataProfiles } from '../features/dataProfiles/schema.ts';
import type { Database } from '../platform/database/database.ts';

const newId = () => makeId(randomBytes);

export type TestPlace = Readonly<{
  schoolId: string;
  dataProfileId: string;
  optionId: string;
  /** Another one of the list, merged into the option. */
  mergedOptionId: string;
}>;

export async function aPlace(database: Database, schoolId: string, label = 'Room 1'): Promise<TestPlace> {
  const [dataProfileId, optionId, mergedOptionId] = [newId(), newId(), newId()];
  await database.db.insert(dataProfiles).values({ id: dataProfileId, schoolId, name: `Rooms ${optionId}` });
  await database.db.insert(dataProfileOptions).values([
    { id: optionId, dataProfileId, label },
    { id: mergedOptionId, dataProfileId, label: `Old ${label}`, mergedIntoId: optionId },
  ]);
  return { schoolId, dataProfileId, optionId, mergedOptionId };
}
