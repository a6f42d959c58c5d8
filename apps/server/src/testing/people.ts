// Schools and people for tests. A person holds the defaults of their role, at the given schools.
import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import {
  defaultPermissions,
  isDistrictLevelByDefault,
  isPrimarilyTaskUserByDefault,
  type Role,
} from '@schooldog/domain/permissions';
import { schools } from '../features/schools/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../platform/identity/schema.ts';

const newId = () => makeId(randomBytes);

/** Of digits only, so that no word somebody searches for is by chance part of it. */
const newAddress = () => `${randomBytes(8).readBigUInt64BE()}@people.test`;

export type TestSchool = Readonly<{ id: string; name: string }>;
export type TestPerson = Readonly<{ id: string; firstName: string; email: string; role: Role }>;

export async function aSchool(database: Database, name = 'Oak Hill Elementary'): Promise<TestSchool> {
  const school = { id: newId(), name };
  await database.db.insert(schools).values(school);
  return school;
}

export type PersonFacts = Readonly<
  { role: Role; at?: readonly TestSchool[]; firstName?: string } & Partial<typeof users.$inferInsert>
>;

export async function aPerson(database: Database, facts: PersonFacts): Promise<TestPerson> {
  const row = personRow(facts);
  await database.db.insert(users).values(row);
  return { id: row.id, firstName: row.firstName, email: row.email, role: facts.role };
}

/** The row of a person, for tests that insert many of them at once. */
export function personRow(facts: PersonFacts) {
  const { role, at = [], firstName = role, ...rest } = facts;
  const id = newId();
  const isDistrictLevel = isDistrictLevelByDefault(role);
  const roleSchoolIds = isDistrictLevel ? [] : at.map((school) => school.id);
  return {
    id,
    firstName,
    lastName: 'Tester',
    email: newAddress(),
    role,
    isDistrictLevel,
    isPrimarilyTaskUser: isPrimarilyTaskUserByDefault(role),
    roleSchoolIds,
    permissions: defaultPermissions(role, { roleSchoolIds, isDistrictLevel }),
    communicationPreferences: defaultCommunicationPreferences(),
    ...rest,
  };
}

export const providerStaff: PersonFacts = {
  role: 'schooldog_master_admin',
  firstName: 'staff',
  isSchoolDogStaff: true,
  permissions: {},
};

export async function someStaff(database: Database): Promise<TestPerson> {
  return aPerson(database, providerStaff);
}
