// A few edits by district users, so that a school has a history from the first day. They are saved as the product
// saves them and then dated back.
import type { SchoolInfoEdit } from '@schooldog/domain/schools';
import { sql } from 'drizzle-orm';
import { submitSchoolForm } from '../features/schools/index.ts';
import { schools } from '../features/schools/schema.ts';
import type { Services } from '../platform/api/context.ts';
import { auditHistory, auditUpdates } from '../platform/audit/schema.ts';
import { actorOf } from './actorOf.ts';
import type { NewUser } from './people.ts';
import type { DemoSchool } from './schools.ts';

const editedSchools = 4;
/** The age of the edits of the first school, and the additional age for each further one. */
const firstEditDays = 17;
const furtherDays = 23;

export async function addDemoHistory(
  services: Services,
  parts: { schools: readonly DemoSchool[]; people: readonly NewUser[] },
): Promise<void> {
  const coordinator = parts.people.find(({ role }) => role === 'district_safety_coordinator');
  const edited = parts.schools.slice(0, editedSchools);
  for (const school of edited) {
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
  for (const [at, { id }] of edited.entries()) await dateBack(services, id, firstEditDays + at * furtherDays);
}

async function dateBack(services: Services, schoolId: string, days: number): Promise<void> {
  const age = sql`make_interval(days => ${days})`;
  const isOfSchool = sql`record_type = 'school' and record_id = ${schoolId}`;
  await services.work({ userId: null }, async ({ tx }) => {
    await tx.execute(sql`update ${auditHistory} set time = time - ${age} where ${isOfSchool}`);
    await tx.execute(sql`
      update ${auditUpdates} set time = time - ${age}, fields = (
        select jsonb_object_agg(field, stamp || jsonb_build_object('time',
          to_char((stamp ->> 'time')::timestamptz at time zone 'UTC' - ${age}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
        from jsonb_each(fields) as stamps (field, stamp))
      where ${isOfSchool}`);
    await tx.execute(sql`update ${schools} set time_updated = time_updated - ${age} where id = ${schoolId}`);
  });
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
