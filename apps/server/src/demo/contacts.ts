// The emergency contacts of the demo district: about 25 people without an account at every school, and the skills of
// those with one. Some skills are rare, so that searching for them is worth it.
import { type DefaultSkillKey, defaultSkillId } from '@schooldog/domain/contacts';
import { contacts, userSkills } from '../features/contacts/schema.ts';
import type { Transaction } from '../platform/database/database.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import { demoNames } from './names.ts';
import type { NewUser } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoSchool } from './schools.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 2500;

type Job = Readonly<{ title: string; skills: readonly [DefaultSkillKey, ...DefaultSkillKey[]] }>;

const jobs: readonly [Job, ...Job[]] = [
  { title: 'School Nurse', skills: ['nursing', 'firstAid', 'cpr', 'bleedingControl'] },
  { title: 'School Counselor', skills: ['counseling', 'mentalHealth', 'customerService'] },
  { title: 'School Safety Team Member', skills: ['firstAid', 'incidentCommand', 'radioCommunication'] },
  { title: 'Head Custodian', skills: ['buildingKnowledge', 'utilities', 'supplies'] },
  { title: 'Cafeteria Manager', skills: ['foodService', 'supplies', 'firstAid'] },
  { title: 'Bus Driver', skills: ['transportation', 'firstAid', 'trafficControl'] },
  { title: 'Athletic Trainer', skills: ['firstAid', 'cpr', 'bleedingControl'] },
  { title: 'Physical Education Teacher', skills: ['firstAid', 'cpr', 'childCare'] },
  { title: 'Science Teacher', skills: ['hazardousMaterials', 'fireSafety', 'childCare'] },
  { title: 'Special Education Teacher', skills: ['accessNeeds', 'childCare', 'cpr'] },
  { title: 'Spanish Teacher', skills: ['spanish', 'childCare', 'customerService'] },
  { title: 'Registrar', skills: ['documentation', 'dataEntry', 'customerService'] },
  { title: 'Bookkeeper', skills: ['accounting', 'documentation', 'supplies'] },
  { title: 'Media Specialist', skills: ['informationTechnology', 'documentation', 'publicSpeaking'] },
  { title: 'Crossing Guard', skills: ['trafficControl', 'radioCommunication'] },
  { title: 'Parent Volunteer', skills: ['volunteerManagement', 'customerService', 'childCare'] },
];

/** Hardly anybody has one of these. */
const rare: readonly [DefaultSkillKey, ...DefaultSkillKey[]] = [
  'signLanguage',
  'amateurRadio',
  'searchAndRescue',
  'generators',
  'mediaRelations',
  'mapReading',
];

const skillsOfRole: Partial<Record<NewUser['role'], readonly DefaultSkillKey[]>> = {
  principal: ['incidentCommand', 'crisisLeadership', 'decisionMaking'],
  assistant_principal: ['incidentCommand', 'emergencyPlanning', 'customerService'],
  sro: ['lawEnforcement', 'security', 'radioCommunication', 'firstAid'],
  sro_district: ['lawEnforcement', 'agencyCoordination', 'incidentCommand'],
  custodial: ['buildingKnowledge', 'utilities'],
  educator: ['firstAid', 'childCare'],
  district_safety_coordinator: ['incidentCommand', 'emergencyPlanning', 'agencyCoordination'],
};

export async function insertDemoContacts(
  tx: Transaction,
  district: Readonly<{
    schools: readonly DemoSchool[];
    people: readonly NewUser[];
    createdByUserId: string;
    start: Date;
  }>,
): Promise<void> {
  const random = seededRandom(seed);
  const { schools, people, createdByUserId, start } = district;
  const rows = schools.flatMap(({ id: schoolId }) => contactsOf(random, schoolId));
  const times = { createdByUserId, timeCreated: start, timeUpdated: start };
  await insertMany(
    tx,
    contacts,
    rows.map((row) => ({ ...row, ...times })),
  );
  const ofPeople = schools.flatMap(({ id: schoolId }) =>
    people.flatMap(({ id: userId, role, roleSchoolIds, isDistrictLevel }) => {
      const keys = skillsOfRole[role];
      const isThere = isDistrictLevel === true || roleSchoolIds?.includes(schoolId) === true;
      return keys === undefined || !isThere
        ? []
        : [{ schoolId, userId, skillIds: keys.map(defaultSkillId), timeCreated: start, timeUpdated: start }];
    }),
  );
  await insertMany(tx, userSkills, ofPeople);
}

function contactsOf(random: Random, schoolId: string) {
  const newName = demoNames(random);
  const number = 23 + random.whole(5);
  return Array.from({ length: number }, (_, at) => {
    const { firstName, lastName } = newName();
    const { title, skills } = jobs[at % jobs.length] ?? jobs[0];
    const known = skills.slice(0, 1 + random.whole(skills.length));
    const skillIds = [...known, ...(random.whole(12) === 0 ? [random.pick(rare)] : [])].map(defaultSkillId);
    return {
      id: random.id(),
      schoolId,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@cedarcounty.example`.toLowerCase(),
      phoneNumber: `478555${String(1000 + random.whole(9000))}`,
      title,
      skillIds,
    };
  });
}
