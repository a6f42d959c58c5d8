// The demo district: believable, complete, and the same every time. Later features add their own data here.
import type { Services } from '../platform/api/context.ts';
import { passwords, users } from '../platform/identity/schema.ts';
import { hashPassword } from '../platform/identity/password.ts';
import { settings } from '../platform/settingsDocuments/schema.ts';
import { schools } from '../features/schools/schema.ts';
import { insertDemoContacts } from './contacts.ts';
import { demoLists, insertDemoLists } from './dataProfiles.ts';
import { demoPassword } from './demoSignIn.ts';
import { addDemoEntries } from './entries.ts';
import { isInvited, morePeople } from './morePeople.ts';
import { addDemoNotifications } from './notifications.ts';
import { demoPeople, type NewUser } from './people.ts';
import { seededRandom } from './random.ts';
import { insertDemoReports } from './reports.ts';
import { demoRubrics, insertDemoRubrics } from './rubrics.ts';
import { addDemoFiles } from './schoolFiles.ts';
import { addDemoHistory } from './schoolHistory.ts';
import { demoGroupings, demoSchools } from './schools.ts';
import { addDemoSignIns } from './signIns.ts';
import { addDemoStaffReads } from './staffReads.ts';

const seed = 2026;
/** How long the district has been using the product, and how long invitations have been waiting. */
const districtDays = 900;
const invitedDays = 3;

/**
 * People and schools are created in one transaction: an interrupted start leaves none, and the next one begins again.
 */
export async function makeDemoDistrict(services: Services): Promise<void> {
  const random = seededRandom(seed);
  const allSchools = demoSchools(random);
  const people = demoPeople(allSchools, random);
  const groupings = demoGroupings(allSchools, random);
  const lists = demoLists(allSchools);
  const principalOf = new Map(
    people.flatMap(({ id, role, roleSchoolIds, firstName, lastName, email }) =>
      role === 'principal'
        ? (roleSchoolIds ?? []).map(
            (schoolId) => [schoolId, { id, name: `${firstName} ${lastName}`, email }] as const,
          )
        : [],
    ),
  );
  const coordinatorId = people.find(({ role }) => role === 'district_safety_coordinator')?.id ?? '';
  const allPeople = [...people, ...morePeople(allSchools, coordinatorId)];
  const password = await hashPassword(demoPassword);

  const now = services.clock();
  const start = daysBefore(now, districtDays);
  const rubrics = demoRubrics(people, start);

  await services.work({ userId: null }, async ({ tx }) => {
    await tx.insert(schools).values(
      allSchools.map((school) => ({
        ...school,
        timeCreated: start,
        timeUpdated: start,
        principalName: principalOf.get(school.id)?.name ?? '',
        principalEmail: principalOf.get(school.id)?.email ?? '',
      })),
    );
    await insertDemoLists(tx, lists);
    await insertDemoRubrics(tx, rubrics);
    await tx.insert(users).values(allPeople.map((person) => ({ ...person, ...accountTimes(person, now) })));
    await insertDemoReports(tx, { people, now });
    await insertDemoContacts(tx, { schools: allSchools, people, createdByUserId: coordinatorId, start });
    const withPassword = allPeople.filter((person) => !isInvited(person));
    await tx.insert(passwords).values(withPassword.map(({ id }) => ({ userId: id, hash: password })));
    await tx.insert(settings).values([
      { name: 'app', value: {} },
      {
        name: 'organization',
        value: { districtName: 'Cedar County School District', schoolGroupings: groupings },
      },
    ]);
  });
  await addDemoHistory(services, { schools: allSchools, people });
  await addDemoFiles(services, {
    schools: allSchools,
    uploaderOf: (schoolId) => principalOf.get(schoolId)?.id,
    random,
  });
  await addDemoNotifications(services, { people, random });
  await addDemoEntries(services, {
    schools: allSchools,
    people: allPeople,
    places: lists.places,
    rubrics,
  });
  await addDemoSignIns(services, allPeople);
  const [school] = allSchools;
  if (school !== undefined)
    await addDemoStaffReads(services, { people: allPeople, schoolId: school.id, random });
}

function accountTimes(person: NewUser, now: Date) {
  const time = daysBefore(now, isInvited(person) ? invitedDays : districtDays);
  return { timeCreated: time, timeUpdated: time };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
