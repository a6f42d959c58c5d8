import type { ReportPreview, ReportRun } from '@schooldog/contract/reports';
import { everywhere } from '@schooldog/domain/permissions';
import { organizationOf } from '@schooldog/domain/settings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import { preloadProblemTexts } from '../../platform/problems/index.ts';
import { callsOf, fakeApi, never, refusal } from '../../testing/fakeApi.ts';
import { oakHill, observation } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { type ReportFilter, reportFilter } from './reportFilter.ts';
import { Reports } from './ReportsPage.tsx';

const preview: ReportPreview = {
  facts: [
    { name: 'Drills', value: '1,234' },
    { name: 'Fire', value: '800' },
  ],
  columns: [
    { title: 'School', isNumber: false },
    { title: 'Participants', isNumber: true },
  ],
  rows: [[oakHill.name, '420']],
  total: 1234,
};

function aRun(facts: Partial<ReportRun> = {}): ReportRun {
  return {
    id: 'run00000000000000000',
    name: 'reports',
    format: 'csv',
    title: '',
    fileName: 'Drill log.csv',
    status: 'ready',
    problem: null,
    done: 1234,
    total: 1234,
    timeCreated: '2026-10-05T14:30:00.000Z',
    query: { report: 'drillLog', schoolIds: [oakHill.id], stretch: 'lastMonth', types: ['fire'] },
    downloads: 0,
    requestedByUserId: someone('principal').id,
    requestedByName: 'Pat Lee',
    ...facts,
  };
}

const setFilter = vi.fn<(changed: ReportFilter) => void>();
const clear = vi.fn<() => void>();

beforeEach(async () => {
  setFilter.mockClear();
  clear.mockClear();
  setManualOffline(false);
  await preloadProblemTexts();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'settings.getObservationSettings': () => observation,
    'reports.listSchedules': () => ({ schedules: [] }),
    'reports.listRuns': () => ({ runs: [], next: null }),
    'reports.previewReport': () => preview,
  });
});

const show = (filter: ReportFilter = {}, user = someone('principal')) =>
  renderAs(
    user,
    <Reports filtering={{ filter, setFilter, clear, count: reportFilter.count(filter) }} />,
    '/reports',
  );

const offered = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((to) => to?.startsWith('/reports?report='))
    .map((to) => to?.replace('/reports?report=', ''));

it('offers what this person may run, by subject, with the question that it answers', async () => {
  await show();
  await screen.findByRole('heading', { name: 'Safety' });
  expect(offered()).toEqual([
    'entries',
    'walkActivity',
    'walkReports',
    'assessmentScores',
    'drillLog',
    'drillCompliance',
    'workOrderBacklog',
    'eopCertification',
    'rosterGaps',
    'boardPacket',
  ]);
  expect(screen.getByText('Which schools logged enough observations this month?')).toBeTruthy();
});

it('says which permissions are missing where nothing can be run', async () => {
  await show({}, someone('educator', { permissions: { 'download entry reports': everywhere } }));
  await screen.findByText('There are no reports you can run');
  expect(
    screen.getByText('Entries, Walk activity, and Walk reports: Download entry reports and View entries'),
  ).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('says what one report needs', async () => {
  await show({ report: 'accessList' });
  await screen.findByText("You can't run this report");
  expect(screen.getByText(/Download administrative reports and Manage users/)).toBeTruthy();
  expect(callsOf('reports.previewReport')).toEqual([]);
});

it('shows totals and first rows of exactly what was asked for', async () => {
  await show({ report: 'drillLog', types: ['fire'], stretch: 'lastMonth' });
  const table = await screen.findByRole('table');
  expect(within(table).getByText('420')).toBeTruthy();
  expect(screen.getByText('1,234')).toBeTruthy();
  expect(screen.getByText(/^Showing 1 of 1,234\. The PDF includes the first 1,000 rows/)).toBeTruthy();
  expect(screen.getByText(/This report covers Oak Hill Elementary\./)).toBeTruthy();
  expect(callsOf('reports.previewReport')).toEqual([
    { query: { report: 'drillLog', types: ['fire'], stretch: 'lastMonth' }, language: 'en' },
  ]);
  expect(screen.getByRole('button', { name: 'Remove filter Last month' })).toBeTruthy();
});

it('somebody of one school need not choose it', async () => {
  fakeApi({ 'schools.listSchoolNames': () => [oakHill, { id: 'pineRidge00000000000', name: 'Pine Ridge' }] });
  await show({ report: 'drillLog' });
  await screen.findByRole('combobox', { name: 'Drill type' });
  expect(screen.queryByRole('combobox', { name: 'Schools' })).toBeNull();
  cleanup();
  await show({ report: 'drillLog' }, someone('district_safety_coordinator'));
  expect(await screen.findByRole('combobox', { name: 'Schools' })).toBeTruthy();
});

it('has no PDF of more than 250 entries', async () => {
  fakeApi({ 'reports.generateReportPdf': never });
  const user = await show({ report: 'entries' });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'You cannot generate a PDF report for more than 250 entries. Try filtering your data further.',
  );
  expect(callsOf('reports.generateReportPdf')).toEqual([]);
});

it('offers to clear filters that match nothing, and says when a report cannot be shown', async () => {
  fakeApi({ 'reports.previewReport': () => ({ ...preview, rows: [], total: 0 }) });
  const user = await show({ report: 'drillLog', types: ['medical'] });
  await screen.findByText('Nothing matches these filters.');
  await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) ?? document.body);
  expect(clear).toHaveBeenCalled();
});

it('says why the server refuses a report', async () => {
  fakeApi({
    'reports.previewReport': () => {
      throw refusal(403, 'report.notAllowed');
    },
  });
  await show({ report: 'drillLog' });
  await screen.findByText("This report can't be shown");
  expect(
    screen.getByText("You don't have the permissions this report needs at all of its schools."),
  ).toBeTruthy();
});

it('says offline that reports need a connection', async () => {
  setManualOffline(true);
  await show({ report: 'drillLog' });
  expect(
    await screen.findByText(
      'You are offline. Reports are generated on the server, so you need a connection.',
    ),
  ).toBeTruthy();
});

it('a file that is made in the background stays with the earlier runs', async () => {
  const {
    downloads: _downloads,
    query: _query,
    requestedByUserId: _id,
    requestedByName: _name,
    ...run
  } = aRun({ status: 'generating', done: 10 });
  const started = { ...run, url: null };
  fakeApi({ 'reports.generateReportCsv': () => started, 'exports.getExport': () => started });
  const user = await show({ report: 'drillLog' });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Continue in the background' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(callsOf('reports.listRuns').length).toBeGreaterThan(1));
  expect(callsOf('exports.cancelExport')).toEqual([]);
});

it('the board packet is about one school, which is chosen already if it is the only one', async () => {
  fakeApi({ 'reports.generateReportPdf': never });
  await show({ report: 'boardPacket' });
  await waitFor(() =>
    expect(setFilter).toHaveBeenCalledWith({ report: 'boardPacket', schoolIds: [oakHill.id] }),
  );
});
