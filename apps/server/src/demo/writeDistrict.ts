// Writes the demo district into an empty database.
import type { Services } from '../platform/api/context.ts';
import { passwords, users } from '../platform/identity/schema.ts';
import { settings } from '../platform/settingsDocuments/schema.ts';
import { schools } from '../features/schools/schema.ts';
import type { DemoDistrict } from './composeDistrict.ts';
import { insertDemoContacts } from './contacts.ts';
import { insertDemoLists } from './dataProfiles.ts';
import { isInvited } from './morePeople.ts';
import { addDemoNotifications } from './notifications.ts';
import type { NewUser } from './people.ts';
import { writeRecords } from './records.ts';
import { insertDemoReports } from './reports.ts';
import { insertDemoRubrics } from './rubrics.ts';
import { addDemoFiles } from './schoolFiles.ts';
import { addDemoHistory } from './schoolHistory.ts';
import { addDemoSignIns } from './signIns.ts';
import { addDemoStaffReads } from './staffReads.ts';

/** How long invitations have been waiting. */
const invitedDays = 3;
/** So that of schools of so different sizes some are behind it. */
const goal = 20;

/**
 * People and schools are created in one transaction: an interrupted start leaves none, and the next one begins again.
 */
export async function writeDistrict(services: Services, district: DemoDistrict): Promise<void> {
  const { now, start, people, allPeople, lists, rubrics, random } = district;
  const principalOf = new Map(
    people.flatMap(({ id, role, roleSchoolIds, firstName, lastName, email }) =>
      role === 'principal'
        ? (roleSchoolIds ?? []).map(
            (schoolId) => [schoolId, { id, name: `${firstName} ${lastName}`, email }] as const,
          )
        : [],
    ),
  );
  await services.work({ userId: null }, async ({ tx }) => {
    await tx.insert(schools).values(
      district.schools.map((school) => ({
        ...school,
        timeCreated: start,
        timeUpdated: start,
        principalName: principalOf.get(school.id)?.name ?? '',
        principalEmail: principalOf.get(school.id)?.email ?? '',
      })),
    );
    await insertDemoLists(tx, lists);
    await insertDemoRubrics(tx, rubrics);
    await tx
      .insert(users)
      .values(allPeople.map((person) => ({ ...person, ...accountTimes(person, district) })));
    await insertDemoReports(tx, { people, now });
    await insertDemoContacts(tx, {
      schools: district.schools,
      people,
      createdByUserId: district.coordinatorId,
      start,
    });
    const withPassword = allPeople.filter((person) => !isInvited(person));
    await tx
      .insert(passwords)
      .values(withPassword.map(({ id }) => ({ userId: id, hash: district.passwordHash })));
    await tx.insert(settings).values([
      { name: 'app', value: {} },
      {
        name: 'organization',
        value: {
          districtName: 'Cedar County School District',
          schoolGroupings: district.groupings,
          requiredNumSchoolLedObservations: goal,
        },
      },
    ]);
  });
  await addDemoHistory(services, { schools: district.schools, people });
  await addDemoFiles(services, {
    schools: district.schools,
    uploaderOf: (schoolId) => principalOf.get(schoolId)?.id,
    random,
  });
  await addDemoNotifications(services, { people, random });
  await writeRecords(services, district.records);
  await addDemoSignIns(services, allPeople);
  const [school] = district.schools;
  if (school !== undefined)
    await addDemoStaffReads(services, { people: allPeople, schoolId: school.id, random });
}

function accountTimes(person: NewUser, { now, start }: Pick<DemoDistrict, 'now' | 'start'>) {
  const time = isInvited(person) ? new Date(now.getTime() - invitedDays * 24 * 60 * 60 * 1000) : start;
  return { timeCreated: time, timeUpdated: time };
}
