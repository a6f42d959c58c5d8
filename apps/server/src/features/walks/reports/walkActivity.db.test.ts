// The report of activity has the numbers of the walks, the charts and the dashboard, which are those of the tables.
import { addDays, lastDayOfMonth } from '@schooldog/domain/dates';
import { globalCountId, opinions } from '@schooldog/domain/entries';
import { everywhere } from '@schooldog/domain/permissions';
import { safetyCoordinator } from '@schooldog/domain/permissions/testing';
import { daysOfReport, monthsOfReport, type QueryOf, reportStretches } from '@schooldog/domain/reports';
import { organizationOf } from '@schooldog/domain/settings';
import { runs } from '@schooldog/domain/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { allRows } from '../../../platform/reports/testing/allRows.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import type { TestClient } from '../../../testing/app.ts';
import { anEntryOf } from '../../../testing/entries.ts';
import { aPerson, aSchool } from '../../../testing/people.ts';
import { rebuildCounts } from '../../entries/countsStore.ts';
import { entriesFixture, type EntriesFixture, refused } from '../../entries/testing/fixture.ts';
import { schools } from '../../schools/schema.ts';
import { aWalkOf } from '../testing/aWalkOf.ts';

const today = '2026-11-17';
const timeZone = 'America/New_York';
const required = 3;
const report = 'walkActivity' as const;
const sources = ['district', 'school', 'school', 'partner'] as const;
let place: EntriesFixture;

type Asked = Omit<QueryOf<'walkActivity'>, 'report'>;
const preview = (client: TestClient, asked: Asked = {}) =>
  client.reports.previewReport({ query: { report, ...asked } });

beforeAll(async () => {
  place = await entriesFixture(() => new Date(`${today}T15:00:00.000Z`));
  const { fixture, oakHill, pineRidge, people } = place;
  const { database } = fixture;
  const value = organizationOf({ timeZone, requiredNumSchoolLedObservations: required });
  await database.db.insert(settings).values({ name: 'organization', value });
  const gone = await aSchool(database, 'Elm Street School');
  await database.db.update(schools).set({ timeArchived: new Date() }).where(eq(schools.id, gone.id));
  const timed = {
    schoolId: fc.constantFrom(oakHill.id, pineRidge.id, gone.id),
    walkType: fc.constantFrom(...sources),
    time: fc
      .nat(490 * 24 * 60)
      .map((minutes) => new Date(Date.parse('2025-07-14T00:00:00Z') + minutes * 60_000)),
  };
  const entries = fc.sample(fc.record({ ...timed, observationType: fc.constantFrom(...opinions) }), 250);
  const walks = fc.sample(
    fc.record({
      ...timed,
      status: fc.constantFrom('inprogress' as const, 'review' as const, 'complete' as const),
      isArchived: fc.boolean(),
    }),
    150,
  );
  await Promise.all([
    ...entries.map(({ time, ...facts }) =>
      anEntryOf(database, { ...facts, timestamp: time, reportedByUserId: people.principal.id }),
    ),
    ...walks.map(({ time, isArchived, ...facts }) =>
      aWalkOf(database, {
        ...facts,
        timeCreated: time,
        timeArchived: isArchived ? time : null,
        leaderUserId: people.principal.id,
      }),
    ),
  ]);
  await database.inTransaction((tx) => rebuildCounts(tx, timeZone));
});

/** Counted the plain way: school-led entries and walks of a school between two months. */
async function counted(schoolIds: readonly string[], { from, to }: Readonly<{ from: string; to: string }>) {
  const within = (time: string) => `school_id in (select id from schools where time_archived is null)
    and ($1::text[] = '{}' or school_id = any($1))
    and to_char(${time} at time zone '${timeZone}', 'YYYY-MM') between $2 and $3`;
  const { rows } = await place.fixture.database.pool.query<Record<string, number>>(
    `select (select count(*)::int from entries where ${within('timestamp')} and walk_type = 'school') as "schoolLed",
      count(*)::int as begun, count(*) filter (where status = 'complete')::int as completed,
      count(*) filter (where status = 'review')::int as "inReview"
    from walks where ${within('time_created')} and time_archived is null`,
    [schoolIds, from, to],
  );
  return rows[0] ?? {};
}

const aDay = fc.nat(520).map((days) => addDays('2025-07-10', days));
const someFilter = () =>
  fc.record(
    {
      schoolIds: fc.subarray([place.oakHill.id, place.pineRidge.id]),
      stretch: fc.constantFrom(...reportStretches),
      from: aDay,
      to: aDay,
    },
    { requiredKeys: [] },
  );

it('has the numbers of the list, of the chart and of the tables, whatever is chosen', async () => {
  const { coordinator } = place.clients;
  const isTheSame = fc.asyncProperty(someFilter(), async (asked) => {
    const { schoolIds = [] } = asked;
    const period = monthsOfReport(daysOfReport(asked, today), today);
    fc.pre(period.from <= period.to);
    const open = [place.oakHill.id, place.pineRidge.id];
    const listed = schoolIds.length === 0 ? open : schoolIds;
    const days = { from: `${period.from}-01`, to: lastDayOfMonth(`${period.to}-01`) };
    const [{ total, facts }, rows, plain, list, chart] = await Promise.all([
      preview(coordinator, asked),
      allRows(
        { services: place.fixture.app.services, actor: safetyCoordinator },
        { report, ...asked },
        listed,
      ),
      counted(schoolIds, period),
      coordinator.walks.listWalks({ tab: 'team', subTab: 'complete', schoolIds: listed, ...days }),
      coordinator.insights.getInsightCount({ insightCountId: globalCountId, schoolIds: listed, ...period }),
    ]);
    expect(rows).toHaveLength(total);
    const sumOf = (at: number) => rows.reduce((sum, row) => sum + Number(row[at]), 0);
    const sums = { begun: sumOf(2), completed: sumOf(3), inReview: sumOf(4), schoolLed: sumOf(5) };
    expect(sums).toEqual(plain);
    expect(sums.schoolLed).toBe(chart.rows.reduce((sum, row) => sum + row[5] + row[6] + row[7], 0));
    const reached = rows.filter((row) => row[8] === 'Yes');
    expect(reached).toEqual(rows.filter((row) => Number(row[5]) >= required));
    expect(facts.map(({ value }) => value)).toEqual([
      String(listed.length),
      String(required),
      `${reached.length} of ${total}`,
      ...[sums.begun, sums.completed, sums.schoolLed].map(String),
    ]);
    expect(list.counts.team).toEqual({
      complete: sums.completed,
      inprogress: sums.begun - sums.completed,
    });
  });
  await fc.assert(isTheSame, runs(100));
}, 120_000);

it('has for this month what the dashboard shows', async () => {
  const { rows } = await preview(place.clients.coordinator, { stretch: 'thisMonth' });
  const cycle = await place.clients.coordinator.insights.getCycle();
  expect(cycle).toMatchObject({ month: '2026-11', required });
  const names = new Map([place.oakHill, place.pineRidge].map(({ id, name }) => [id, name]));
  expect(rows.map(([school, month, , , , schoolLed]) => [school, month, schoolLed])).toEqual(
    cycle.schools.map(({ schoolId, schoolLed }) => [names.get(schoolId), 'Nov 2026', String(schoolLed)]),
  );
});

it('is about this school year until today, by school and month', async () => {
  const { columns, rows, total } = await preview(place.clients.coordinator);
  expect(columns.map(({ title }) => title)).toEqual([
    'School',
    'Month',
    'Walks started',
    'Completed',
    'In review',
    'School-led observations',
    'Required',
    'Missing',
    'Goal met',
  ]);
  const months = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((month) => `${month} 2026`);
  expect(rows.map(([school, month]) => [school, month])).toEqual(
    [place.oakHill, place.pineRidge].flatMap(({ name }) => months.map((month) => [name, month])),
  );
  expect(total).toBe(10);
  const query = { report, from: '2027-01-01', to: '2027-02-01' };
  const later = await place.clients.coordinator.reports.previewReport({ query, language: 'es' });
  expect([later.total, later.rows]).toEqual([0, []]);
  expect(later.facts[2]).toEqual({ name: 'Recorridos iniciados', value: '0' });
});

it('never reads beyond the schools where one may both view entries and download', async () => {
  const { fixture, oakHill, pineRidge, clients } = place;
  const { rows } = await preview(clients.principal);
  expect(new Set(rows.map(([school]) => school))).toEqual(new Set([oakHill.name]));
  await expect(preview(clients.principal, { schoolIds: [pineRidge.id] })).rejects.toEqual(
    refused('report.notAllowed'),
  );
  const permissions = { 'download entry reports': everywhere };
  const clerk = await fixture.as(await aPerson(fixture.database, { role: 'clerical', permissions }));
  await expect(preview(clerk)).rejects.toEqual(refused('report.notAllowed'));
});

it('speaks of no goal where none is set', async () => {
  const { db } = place.fixture.database;
  const value = organizationOf({ timeZone, requiredNumSchoolLedObservations: 0 });
  await db.update(settings).set({ value }).where(eq(settings.name, 'organization'));
  const { facts, rows } = await preview(place.clients.coordinator);
  expect(facts[1]).toEqual({ name: 'Required school-led observations per school and month', value: 'None' });
  expect(facts).toHaveLength(5);
  expect(new Set(rows.map((row) => row[8]))).toEqual(new Set(['']));
});
