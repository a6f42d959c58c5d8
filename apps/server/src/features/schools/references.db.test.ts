// Whatever table refers to schools: its rows either keep the school, or go with it. None is in the way of a deletion.
import { emptySchoolForm } from '@schooldog/domain/schools';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { aPerson, type TestPerson } from '../../testing/people.ts';
import { aPlace } from '../../testing/places.ts';
import { anAlertOf } from '../alerts/testing/anAlertOf.ts';
import { anAssessmentOf } from '../assessments/testing/anAssessmentOf.ts';
import { userSkills } from '../contacts/schema.ts';
import { aContactOf } from '../contacts/testing/aContactOf.ts';
import { aDrillOf } from '../drills/testing/aDrillOf.ts';
import { refused } from '../entries/testing/fixture.ts';
import { aCertifiedComponentOf, aComponentOf } from '../eop/testing/aComponentOf.ts';
import { aRole, aRoleTable } from '../eopRoles/testing/aRoleTable.ts';
import { aKitOf } from '../goKits/testing/aKitOf.ts';
import { aResponderLink } from '../responderLinks/testing/aResponderLink.ts';
import { aWalkEntryOf, aWalkOf } from '../walks/testing/aWalkOf.ts';
import { aWorkOrderOf } from '../workOrders/testing/aWorkOrderOf.ts';

let fixture: TestApp;
let somebody: TestPerson;
let coordinator: TestClient;
let schoolId: string;

beforeAll(async () => {
  fixture = await testApp();
  await fixture.app.start();
  somebody = await aPerson(fixture.database, { role: 'district_safety_coordinator' });
  coordinator = await fixture.as(somebody);
});

const database = () => fixture.database;
const created = () => ({ schoolId, createdByUserId: somebody.id });
const aWalk = () => aWalkOf(database(), { schoolId, leaderUserId: somebody.id });

/** The default plan, with the role tables, comes with every new school. */
const nothing = async () => undefined;

const rowsOf: Readonly<Record<string, { isKept: boolean; make(): Promise<unknown> }>> = {
  assessments: { isKept: true, make: () => anAssessmentOf(database(), created()) },
  contacts: { isKept: true, make: () => aContactOf(database(), schoolId) },
  data_profiles: { isKept: true, make: () => aPlace(database(), schoolId) },
  drills: { isKept: true, make: () => aDrillOf(database(), { schoolId, recordedByUserId: somebody.id }) },
  entries: { isKept: true, make: () => anEntryOf(database(), { schoolId, reportedByUserId: somebody.id }) },
  eop_components: { isKept: true, make: () => aComponentOf(database(), { schoolId }) },
  eop_default_components: { isKept: false, make: nothing },
  eop_roles: { isKept: true, make: () => aRoleTable(database(), { schoolId, others: [aRole()] }) },
  go_kits: { isKept: false, make: () => aKitOf(database(), { schoolId, userId: somebody.id }) },
  responder_links: {
    isKept: true,
    // It opens certified components only, and those are never deleted.
    make: async () => {
      await aCertifiedComponentOf(database(), { schoolId });
      await aResponderLink(database(), created());
    },
  },
  safety_alerts: {
    isKept: true,
    make: () => anAlertOf(database(), { ...created(), recipientIds: [somebody.id] }),
  },
  user_skills: {
    isKept: false,
    make: () =>
      database()
        .db.insert(userSkills)
        .values({ schoolId, userId: somebody.id, skillIds: ['0001'] }),
  },
  walk_entries: {
    isKept: true,
    make: async () => {
      const { id: walkId } = await aWalk();
      await aWalkEntryOf(database(), { walkId, schoolId, reportedByUserId: somebody.id });
    },
  },
  walks: { isKept: true, make: aWalk },
  work_orders: { isKept: true, make: () => aWorkOrderOf(database(), created()) },
};

it('these are all tables that refer to schools', async () => {
  const { rows } = await database().db.execute<{ name: string }>(sql`
    select distinct referring.table_name as name
    from information_schema.referential_constraints rule
    join information_schema.key_column_usage referring using (constraint_schema, constraint_name)
    join information_schema.key_column_usage referred
      on referred.constraint_schema = rule.unique_constraint_schema
      and referred.constraint_name = rule.unique_constraint_name
    where referred.table_schema = 'public' and referred.table_name = 'schools' order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(rowsOf));
});

it.each(Object.entries(rowsOf))('%s', async (table, { isKept, make }) => {
  schoolId = fixture.app.services.makeId();
  const form = { ...emptySchoolForm, name: `School of ${table}` };
  await coordinator.schools.createSchool({ schoolId, schoolData: form });
  await make();
  const countRows = async () => {
    const { rows } = await database().db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where school_id = ${schoolId}`,
    );
    return rows[0]?.count ?? 0;
  };
  const before = await countRows();
  expect(before).toBeGreaterThan(0);

  const { uses } = await coordinator.schools.getSchoolUses({ schoolId });
  const outcome = await coordinator.schools.deleteSchool({ schoolId }).catch((error: unknown) => error);
  expect(outcome).toEqual(isKept ? refused('school.inUse') : { done: true });
  expect(uses.length > 0).toBe(isKept);
  expect(await countRows()).toBe(isKept ? before : 0);
});
