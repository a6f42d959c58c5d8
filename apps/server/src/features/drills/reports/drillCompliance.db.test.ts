// The report of compliance has the numbers of the due list; for monthly rules they are also counted the plain way.
import { addDays } from '@schooldog/domain/dates';
import { drillTypes, progressOf } from '@schooldog/domain/drills';
import { everywhere } from '@schooldog/domain/permissions';
import type { QueryOf } from '@schooldog/domain/reports';
import { runs } from '@schooldog/domain/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import type { TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestSchool } from '../../../testing/people.ts';
import {
  exportsFixture,
  type ExportsFixture,
  finished,
} from '../../entries/exports/testing/exportsFixture.ts';
import { refused } from '../../entries/testing/fixture.ts';
import { schools } from '../../schools/schema.ts';
import { aDrillOf, aRule, newId } from '../testing/aDrillOf.ts';

const today = '2026-11-17';
const report = 'drillCompliance' as const;
const rules = [aRule(), aRule({ name: 'Monthly intruder drill', type: 'intruder' })];
const years = ['2025-2026', '2026-2027', '2027-2028'];
const daysOf = (schoolYear: string, schoolId: string | null) => ({
  schoolYear,
  schoolId,
  firstDay: `${schoolYear.slice(0, 4)}-08-05`,
  lastDay: `${schoolYear.slice(5)}-05-21`,
});
let place: ExportsFixture;
let cedarCreek: TestSchool;
let supervisor: TestClient;

type Asked = Omit<QueryOf<'drillCompliance'>, 'report'>;
const preview = (client: TestClient, asked: Asked = {}) =>
  client.reports.previewReport({ query: { report, ...asked } });

beforeAll(async () => {
  place = await exportsFixture(() => new Date(`${today}T15:00:00.000Z`));
  const { fixture, people } = place;
  const { database } = fixture;
  cedarCreek = await aSchool(database, 'Cedar Creek Middle');
  const gone = await aSchool(database, 'Elm Street School');
  await database.db.update(schools).set({ timeArchived: new Date() }).where(eq(schools.id, gone.id));
  const drawn = fc.sample(
    fc.record({
      schoolId: fc.constantFrom(place.oak, place.pine, cedarCreek.id, gone.id),
      type: fc.constantFrom(...drillTypes.filter((type) => type !== 'other')),
      eventType: fc.constantFrom('planned' as const, 'real' as const, 'tableTop' as const),
      day: fc.nat(600),
      isConfirmed: fc.boolean(),
    }),
    250,
  );
  await Promise.all(
    drawn.map(({ day, isConfirmed, ...facts }) => {
      const drillDate = addDays('2025-07-20', day);
      const recordedByUserId = people.principal.id;
      const resultsSavedOn = isConfirmed ? drillDate : null;
      return aDrillOf(database, { ...facts, drillDate, resultsSavedOn, recordedByUserId });
    }),
  );
  supervisor = await fixture.as(await aPerson(database, { role: 'maintenance_supervisor' }));
});

it('says that the rules are off, and asks for nothing then', async () => {
  const { total, rows, facts } = await preview(supervisor);
  expect([total, rows]).toEqual([0, []]);
  expect(facts).toEqual([{ name: 'Drill rules', value: 'Not turned on' }]);
});

async function turnOn() {
  const added = <Item>(...items: Item[]) => ({ added: items, removed: [], changed: [] });
  // Cedar Creek has days of its own in one year; the others have those of the district in two.
  await place.clients.coordinator.drills.editDrillRules({
    edit: {
      isEnabled: { from: false, to: true },
      rules: added(...rules),
      schoolDays: added(
        daysOf('2025-2026', null),
        daysOf('2026-2027', null),
        daysOf('2027-2028', cedarCreek.id),
      ),
    },
  });
}

/** Months in which a school held what a monthly rule asks for. */
async function monthsDone(schoolIds: readonly string[], schoolYear: string): Promise<number> {
  const { firstDay, lastDay } = daysOf(schoolYear, null);
  const { rows } = await place.fixture.database.pool.query<{ count: number }>(
    `select count(distinct (school_id, type, to_char(drill_date, 'YYYY-MM')))::int as count
      from drills join schools on schools.id = school_id and time_archived is null
      where ($1::text[] = '{}' or school_id = any($1)) and type in ('fire', 'intruder')
        and event_type in ('planned', 'real') and results_saved_on >= drill_date
        and drill_date between $2 and $3 and drill_date <= $4`,
    [schoolIds, firstDay, lastDay, today],
  );
  return rows[0]?.count ?? -1;
}

it('has the numbers and rows of the due list, whatever is chosen', async () => {
  await turnOn();
  const { coordinator } = place.clients;
  const someFilter = fc.record(
    {
      schoolIds: fc.subarray([place.oak, place.pine, cedarCreek.id]),
      schoolYear: fc.constantFrom(...years),
    },
    { requiredKeys: [] },
  );
  const isTheSame = fc.asyncProperty(someFilter, async (asked) => {
    const { schoolIds = [], schoolYear = '2026-2027' } = asked;
    const [{ total, facts, rows }, due, done] = await Promise.all([
      preview(supervisor, asked),
      coordinator.drills.listDueDrills(asked),
      monthsDone(schoolIds, schoolYear),
    ]);
    const { requirements, startNotSet } = due;
    const numbers = new Map(facts.map(({ name, value }) => [name, Number.parseInt(value, 10)]));
    const countOf = (progress: string) =>
      requirements.filter(({ state }) => progressOf(state) === progress).length;
    expect(total).toBe(requirements.length + startNotSet.length);
    expect(['Required drills', 'Done', 'Open', 'Late or missed'].map((name) => numbers.get(name))).toEqual([
      requirements.length,
      countOf('done'),
      countOf('open'),
      countOf('behind'),
    ]);
    expect(numbers.get('Schools with start of school not set') ?? 0).toBe(startNotSet.length);
    expect(numbers.get('Done')).toBe(done);
    expect(rows).toHaveLength(Math.min(total, 10));
  });
  await fc.assert(isTheSame, runs(100));
}, 120_000);

it('lists what each school owes by its days, and the schools of which nothing can be asked', async () => {
  const { rows, columns } = await preview(supervisor, {
    schoolIds: [cedarCreek.id],
    schoolYear: '2027-2028',
  });
  expect(columns.map(({ title }) => title)).toEqual([
    'School',
    'Rule',
    'Type',
    'Window',
    'Due by',
    'Status',
    'Drill date',
  ]);
  expect(rows.slice(0, 3)).toEqual([
    [
      'Cedar Creek Middle',
      'Monthly fire drill',
      'Fire',
      '08/05/2027 to 08/31/2027',
      '08/31/2027',
      'Upcoming',
      '',
    ],
    [
      'Cedar Creek Middle',
      'Monthly intruder drill',
      'Intruder',
      '08/05/2027 to 08/31/2027',
      '08/31/2027',
      'Upcoming',
      '',
    ],
    [
      'Cedar Creek Middle',
      'Monthly fire drill',
      'Fire',
      '09/01/2027 to 09/30/2027',
      '09/30/2027',
      'Upcoming',
      '',
    ],
  ]);
  const query = { report, schoolIds: [place.oak], schoolYear: '2027-2028' };
  const unset = await supervisor.reports.previewReport({ query, language: 'es' });
  expect(unset.rows).toEqual([['Oak Hill Elementary', '', '', '', '', 'Inicio de clases no definido', '']]);
  expect(unset.facts.at(-1)).toEqual({ name: 'Escuelas sin inicio de clases definido', value: '1' });
});

it('prints the share that is done', async () => {
  const { coordinator } = place.clients;
  const exportId = newId();
  const query = { report, schoolYear: '2025-2026' };
  await coordinator.reports.generateReportPdf({ exportId, query, title: '' });
  const { url } = await finished(coordinator, exportId);
  const { bytes } = await place.fetchFile(url, place.cookies.coordinator);
  const text = readPdf(bytes).pages.join(' ').replaceAll(/\s+/g, ' ');
  const done = await monthsDone([], '2025-2026');
  // Ten months, two rules and three schools.
  for (const part of [
    'Drill compliance',
    '07/01/2025 to 06/30/2026',
    `Percent done ${Math.round((done / 60) * 100)}%`,
  ])
    expect(text).toContain(part);
});

it('never reads beyond the schools where one may download, and none that was archived', async () => {
  const { fixture, oakHill, clients } = place;
  const { rows } = await preview(clients.principal);
  expect(new Set(rows.map(([school]) => school))).toEqual(new Set([oakHill.name]));
  await expect(preview(clients.principal, { schoolIds: [cedarCreek.id] })).rejects.toEqual(
    refused('report.notAllowed'),
  );
  const permissions = { 'record drills': everywhere };
  const educator = await fixture.as(await aPerson(fixture.database, { role: 'educator', permissions }));
  await expect(preview(educator)).rejects.toEqual(refused('report.notAllowed'));
});
