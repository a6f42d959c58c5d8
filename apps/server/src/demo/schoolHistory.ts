// A few edits by people of the district, so that a school's history tells something from the first day on.
import type { SchoolInfoEdit } from '@schooldog/domain/schools';
import { submitSchoolForm } from '../features/schools/index.ts';
import type { Services } from '../platform/api/context.ts';
import { actorOf } from './actorOf.ts';
import type { NewUser } from './people.ts';
import type { DemoSchool } from './schools.ts';

const editedSchools = 4;

export async function addDemoHistory(
  services: Services,
  parts: { schools: readonly DemoSchool[]; people: readonly NewUser[] },
): Promise<void> {
  const coordinator = parts.people.find(({ role }) => role === 'district_safety_coordinator');
  for (const school of parts.schools.slice(0, editedSchools)) {
    const principal = parts.people.find(
      ({ role, roleSchoolIds }) => role === 'principal' && roleSchoolIds?.includes(school.id),
    );
    const { website, email } = school;
    await edit(services, coordinator, school.id, { website: { from: website, to: `${website}/home` } });
    await edit(services, principal, school.id, {
      contactPhone: { from: school.contactPhone, to: school.phone },
      email: { from: email, to: email.replace('office', 'frontoffice') },
    });
  }
}

async function edit(
  services: Services,
  person: NewUser | undefined,
  schoolId: string,
  changes: SchoolInfoEdit,
): Promise<void> {
  if (person === undefined) return;
  const actor = actorOf(person);
  await services.work({ userId: person.id }, (work) =>
    submitSchoolForm({ work, actor }, { schoolId, edit: changes }),
  );
}
