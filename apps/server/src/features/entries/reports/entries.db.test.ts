// The report of entries has the numbers of the explorer, which are those of the table.
import { addDays, type CalendarDate } from '@schooldog/domain/dates';
import { type EntryFilter, type Opinion, opinions } from '@schooldog/domain/entries';
import { atSchools } from '@schooldog/domain/permissions';
import { daysOfReport, type QueryOf, reportStretches } from '@schooldog/domain/reports';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/app.ts';
import { anEntryOf } from '../../../testing/entries.ts';
import { aPerson } from '../../../testing/people.ts';
import { readCsv } from '../../../platform/exports/testing/readCsv.ts';
import { readPdf } from '../../../platform/pdf/testing/readPdf.ts';
import { rebuildCounts } from '../countsStore.ts';
import { finished, type ExportsFixture, exportsFixture } from '../exports/testing/exportsFixture.ts';
import { newId, refused } from '../testing/fixture.ts';

const timeZone = 'America/New_York';
const today = '2026-10-06';
const { categories } = defaultObservationSettings();
const kinds = categories.slice(0, 3).map(({ id }) => id);
let place: ExportsFixture;

beforeAll(async () => {
  place = await exportsFixture(() => new Date(`${today}T12:00:00.000Z`));
  const { database } = place.fixture;
  const drawn = fc.sample(
    fc.record({
      schoolId: fc.constantFrom(place.oak, place.pine),
      minutes: fc.nat(450 * 24 * 60),
      observationType: fc.constantFrom(...opinions),
      walkType: fc.constantFrom('district' as const, 'school' as const, 'partner' as const),
      observationCategoryId: fc.constantFrom(...kinds),
      comment: fc.constantFrom('The latch does not close.', '=1+1', 'say "hi",\nplease'),
    }),
    400,
  );
  const reportedByUserId = place.people.principal.id;
  await Promise.all(
    drawn.map(({ minutes, ...facts }) => {
      const timestamp = new Date(Date.parse('2025-07-14T00:00:00Z') + minutes * 60_000);
      return anEntryOf(database, { ...facts, timestamp, reportedByUserId });
    }),
  );
  await database.inTransaction((tx) => rebuildCounts(tx, timeZone));
});

type Asked = Omit<QueryOf<'entries'>, 'report'>;
const preview = (client: TestClient, asked: Asked) =>
  client.reports.previewReport({ query: { report: 'entries', ...asked } });

/** Counted the plain way. */
async function counted({ from, to, schoolIds = [], category }: EntryFilter, types: readonly Opinion[]) {
  const { rows } = await place.fixture.database.pool.query<{ count: number }>(
    `select count(*)::int as count from entries where observation_type = any($1)
      and ($2::text[] = '{}' or school_id = any($2)) and ($3::text is null or observation_category_id = $3)
      and ($4::date is null or (timestamp at time zone $6)::date >= $4)
      and ($5::date is null or (timestamp at time zone $6)::date <= $5)`,
    [types, schoolIds, category ?? null, from ?? null, to ?? null, timeZone],
  );
  return rows[0]?.count ?? -1;
}

const aDay = fc.nat(460).map((days): CalendarDate => addDays('2025-07-10', days));
const someFilter = () =>
  fc.record(
    {
      schoolIds: fc.subarray([place.oak, place.pine]),
      stretch: fc.constantFrom(...reportStretches),
      from: aDay,
      to: aDay,
      entryTypes: fc.subarray([...opinions]),
      category: fc.constantFrom(...kinds),
    },
    { requiredKeys: [] },
  );

it('has the numbers and the first rows of the explorer and of the table, whatever is chosen', async () => {
  const { coordinator } = place.clients;
  const isTheSame = fc.asyncProperty(someFilter(), async (asked) => {
    const { from, to } = daysOfReport(asked, today);
    const { stretch: _stretch, ...chosen } = asked;
    const shown = { ...chosen, from: from ?? undefined, to: to ?? undefined };
    const types = opinions.filter(
      (type) => (asked.entryTypes ?? []).length === 0 || asked.entryTypes?.includes(type),
    );
    const { total, facts, rows } = await preview(coordinator, asked);
    const numbers = await Promise.all(
      [types, ...types.map((type) => [type])].map(async (entryTypes) => {
        const { count } = await coordinator.entries.countEntries({ ...shown, entryTypes });
        expect(count).toBe(await counted(shown, entryTypes));
        return String(count);
      }),
    );
    expect([String(total), ...facts.map(({ value }) => value)]).toEqual([numbers[0], ...numbers]);
    const { entries } = await coordinator.entries.listEntries(shown);
    expect(rows.map((row) => row.at(-1)?.slice(-20))).toEqual(entries.slice(0, 10).map(({ id }) => id));
  });
  await fc.assert(isTheSame, runs(100));
}, 120_000);

async function fileOf(exportId: string): Promise<Buffer> {
  const { url } = await finished(place.clients.coordinator, exportId);
  return (await place.fetchFile(url, place.cookies.coordinator)).bytes;
}

it('is the file of the explorer as CSV, and its preview shows the cells of the file', async () => {
  const { coordinator } = place.clients;
  const [ours, theirs] = [newId(), newId()];
  const filter = { schoolIds: [place.oak], from: '2026-01-15', to: '2026-09-20' };
  const asked = { exportId: ours, query: { report: 'entries' as const, ...filter }, title: '' };
  await coordinator.reports.generateReportCsv(asked);
  await coordinator.entries.generateCsvFromObservationsQuery({ exportId: theirs, query: filter, title: '' });
  const file = await fileOf(ours);
  expect(file.equals(await fileOf(theirs))).toBe(true);
  const [head, ...lines] = readCsv(file.toString().replace(/^\ufeff/, ''));
  const { columns, rows, total } = await preview(coordinator, filter);
  expect(columns.map(({ title }) => title)).toEqual(head);
  expect(lines).toHaveLength(total);
  expect(rows).toEqual(lines.slice(0, 10).map((line) => line.map((cell) => cell.replace(/^'(?==)/, ''))));
});

it('prints up to 250 entries with the title that was given, and rejects more', async () => {
  const { coordinator } = place.clients;
  const query = { report: 'entries' as const, from: '2026-10-05', entryTypes: ['concern' as const] };
  const exportId = newId();
  await coordinator.reports.generateReportPdf({ exportId, query, title: 'Findings' });
  const text = readPdf(await fileOf(exportId))
    .pages.join(' ')
    .replaceAll(/\s+/g, ' ');
  for (const part of ['Findings', 'Concern', 'mañana']) expect(text).toContain(part);
  const everything = { exportId: newId(), query: { report: 'entries' as const }, title: '' };
  await expect(coordinator.reports.generateReportPdf(everything)).rejects.toEqual(
    refused('entry.tooManyForPdf'),
  );
});

it('never reads beyond the schools where one may both view and download', async () => {
  const { fixture, oakHill, pineRidge, clients } = place;
  const atOak = await counted({ schoolIds: [oakHill.id] }, opinions);
  expect((await preview(clients.principal, {})).total).toBe(atOak);
  const permissions = {
    'view entries': atSchools([oakHill.id]),
    'log entries': atSchools([pineRidge.id]),
    'download entry reports': atSchools([oakHill.id, pineRidge.id]),
  };
  const clerk = await fixture.as(await aPerson(fixture.database, { role: 'clerical', permissions }));
  const { total, rows } = await preview(clerk, {});
  expect(total).toBe(atOak);
  expect(new Set(rows.map((row) => row[1]))).toEqual(new Set([oakHill.name]));
  for (const schoolIds of [[pineRidge.id], [oakHill.id, pineRidge.id]])
    await expect(preview(clerk, { schoolIds })).rejects.toEqual(refused('report.notAllowed'));
});

it('speaks Spanish', async () => {
  const query = { report: 'entries' as const, entryTypes: ['praise' as const] };
  const { facts, columns } = await place.clients.coordinator.reports.previewReport({ query, language: 'es' });
  expect(facts.map(({ name }) => name)).toEqual(['Observaciones', 'Elogios']);
  expect(columns[1]?.title).toBe('Escuela');
});
