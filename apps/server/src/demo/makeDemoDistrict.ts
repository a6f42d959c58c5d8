// The demo district: believable, complete, and the same every time. Later features add their own data here.
import type { Services } from '../platform/api/context.ts';
import { passwords, users } from '../platform/identity/schema.ts';
import { hashPassword } from '../platform/identity/password.ts';
import { settings } from '../platform/settingsDocuments/schema.ts';
import { schools } from '../features/schools/schema.ts';
import { demoLists, insertDemoLists } from './dataProfiles.ts';
import { addDemoEntries } from './entries.ts';
import { isInvited, morePeople } from './morePeople.ts';
import { addDemoNotifications } from './notifications.ts';
import { demoPeople } from './people.ts';
import { seededRandom } from './random.ts';
import { addDemoFiles } from './schoolFiles.ts';
import { addDemoHistory } from './schoolHistory.ts';
import { demoGroupings, demoSchools } from './schools.ts';
import { addDemoSignIns } from './signIns.ts';

export const demoPassword = 'demo-school-2026';
const seed = 2026;

/** People and schools come in one transaction: a start that is interrupted leaves none, and the next one begins again. */
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
  const everybody = [...people, ...morePeople(allSchools, coordinatorId)];
  const password = await hashPassword(demoPassword);

  await services.work({ userId: null }, async ({ tx }) => {
    await tx.insert(schools).values(
      allSchools.map((school) => ({
        ...school,
        principalName: principalOf.get(school.id)?.name ?? '',
        principalEmail: principalOf.get(school.id)?.email ?? '',
      })),
    );
    await insertDemoLists(tx, lists);
    await tx.insert(users).values(everybody);
    const withPassword = everybody.filter((person) => !isInvited(person));
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
  await addDemoEntries(services, { schools: allSchools, people: everybody, places: lists.places });
  await addDemoSignIns(services, everybody);
}
