// The report has the numbers of the page with all schools, and of the database.
import { safetyCoordinator } from '@schooldog/domain/permissions/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { allRows } from '../../../platform/reports/testing/allRows.ts';
import { refused } from '../../entries/testing/fixture.ts';
import { aSchool, type TestSchool } from '../../../testing/people.ts';
import { schools } from '../../schools/schema.ts';
import { eopCertifications } from '../schema.ts';
import { aCertifiedComponentOf, aComponentOf } from '../testing/aComponentOf.ts';
import { plansFixture } from '../testing/plansFixture.ts';

const report = 'eopCertification' as const;
const day = 24 * 3_600_000;
let place: Awaited<ReturnType<typeof plansFixture>>;
let others: TestSchool[];

const anyComponent = fc.record({
  school: fc.nat({ max: 4 }),
  /** Null is never certified. */
  dueIn: fc.option(fc.integer({ min: -60, max: 60 })),
  isArchived: fc.boolean(),
});

beforeAll(async () => {
  place = await plansFixture();
  const { database, db, time, oakHill } = place;
  others = [];
  for (const name of ['Birch', 'Cedar Creek', 'Elm', 'Gone']) others.push(await aSchool(database, name));
  const all = [oakHill, ...others];
  for (const { school, dueIn, isArchived } of fc.sample(anyComponent, { numRuns: 80, seed: 3 })) {
    const facts = {
      schoolId: all[school]?.id ?? '',
      timeArchived: isArchived ? time.now : null,
      certificationIntervalMonths: 6,
    };
    if (dueIn === null) await aComponentOf(database, facts);
    else {
      const nextCertificationDueTime = new Date(time.now.getTime() + dueIn * day + 1000);
      await aCertifiedComponentOf(database, { ...facts, nextCertificationDueTime });
    }
  }
  const gone = others[3]?.id ?? '';
  await db.update(schools).set({ timeArchived: time.now }).where(eq(schools.id, gone));
});

async function numbersInDatabase(schoolIds: readonly string[]): Promise<number[]> {
  const { rows } = await place.database.pool.query<Record<string, number>>(
    `select count(*)::int as total,
       count(*) filter (where next_certification_due_time >= $2)::int as completed,
       count(*) filter (where next_certification_due_time >= $2 and
         (next_certification_due_time at time zone 'America/New_York')::date
           <= ($2::timestamptz at time zone 'America/New_York')::date + 10)::int as due_soon,
       count(*) filter (where next_certification_due_time is null or next_certification_due_time < $2)::int as overdue,
       count(*) filter (where next_certification_due_time is null)::int as never
     from eop_components c join schools s on s.id = c.school_id
     where c.time_archived is null and s.time_archived is null and (cardinality($1::text[]) = 0 or s.id = any($1))`,
    [schoolIds, place.time.now],
  );
  return Object.values(rows[0] ?? {});
}

it('has the numbers of the page and of the database', async () => {
  const { coordinator, oakHill } = place;
  const page = await coordinator.eop.listEopSchools({});
  const anySchools = fc.uniqueArray(fc.constantFrom(...[oakHill, ...others].map(({ id }) => id)));
  for (const schoolIds of fc.sample(anySchools, { numRuns: 100, seed: 7 })) {
    const { facts, total } = await coordinator.reports.previewReport({ query: { report, schoolIds } });
    const [shownSchools, ...shown] = facts.map(({ value }) => Number(value));
    expect(shown).toEqual(await numbersInDatabase(schoolIds));
    const onPage = page.filter(({ schoolId }) => schoolIds.length === 0 || schoolIds.includes(schoolId));
    const sum = (key: 'total' | 'completed' | 'dueSoon' | 'overdue') =>
      onPage.reduce((all, one) => all + one[key], 0);
    expect([shownSchools, total]).toEqual([onPage.length, sum('total')]);
    expect(shown.slice(0, 4)).toEqual([sum('total'), sum('completed'), sum('dueSoon'), sum('overdue')]);
  }
});

it('has a row for every component whose states add up to the totals', async () => {
  const { coordinator, fixture } = place;
  const { facts } = await coordinator.reports.previewReport({ query: { report } });
  const rows = await allRows({ services: fixture.app.services, actor: safetyCoordinator }, { report });
  const count = (state: string) => rows.filter((row) => row[3] === state).length;
  const [, components, completed, dueSoon, overdue, never] = facts.map(({ value }) => Number(value));
  expect(rows).toHaveLength(components ?? -1);
  expect(count('Up-to-Date') + count('Due Soon')).toBe(completed);
  expect([
    count('Due Soon'),
    count('Overdue') + count('Not certified yet'),
    count('Not certified yet'),
  ]).toEqual([dueSoon, overdue, never]);
  const names = rows.map(([school]) => school ?? '');
  expect(names).toEqual(names.toSorted());
  expect(names).not.toContain('Gone');
});

it('says when and by whom a component was certified last', async () => {
  const { database, db, people, principal } = place;
  const school = await aSchool(database, 'Fir');
  const { certificationId } = await aCertifiedComponentOf(database, {
    schoolId: school.id,
    pointOfContactUserId: people.principal.id,
  });
  const by = { certifiedByUserId: people.coordinator.id };
  await db.update(eopCertifications).set(by).where(eq(eopCertifications.id, certificationId));
  const query = { report, schoolIds: [school.id] };
  const { rows } = await place.coordinator.reports.previewReport({ query });
  expect(rows).toEqual([
    [
      'Fir',
      'Functional Annexes',
      'Evacuation',
      'Up-to-Date',
      '09/01/2026',
      'Dana Tester',
      '09/01/2027',
      '12',
      'Paula Tester',
      'No',
    ],
  ]);
  const spanish = await place.coordinator.reports.previewReport({ query, language: 'es' });
  expect(spanish.rows[0]?.slice(1, 4)).toEqual(['Anexos funcionales', 'Evacuation', 'Al día']);
  await expect(principal.reports.previewReport({ query })).rejects.toEqual(refused('report.notAllowed'));
});

it('is limited to the schools of a person, and does not exist while plans are off', async () => {
  const { principal, assistant, coordinator, fixture, people, oakHill } = place;
  const { facts } = await principal.reports.previewReport({ query: { report } });
  expect(facts[0]?.value).toBe('1');
  expect(facts.slice(1).map(({ value }) => Number(value))).toEqual(await numbersInDatabase([oakHill.id]));
  const notAllowed = refused('report.notAllowed');
  await expect(assistant.reports.previewReport({ query: { report } })).rejects.toEqual(notAllowed);
  const staff = await fixture.as(people.staff);
  await staff.settings.saveAppSettings({ enableEops: false });
  await expect(coordinator.reports.previewReport({ query: { report } })).rejects.toEqual(notAllowed);
});
