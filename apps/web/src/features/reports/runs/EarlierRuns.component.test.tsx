import type { Export } from '@schooldog/contract/exports';
import type { ReportRun } from '@schooldog/contract/reports';
import { reportQuerySchema } from '@schooldog/domain/reports';
import { organizationOf } from '@schooldog/domain/settings';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { preloadProblemTexts } from '../../../platform/problems/index.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { EarlierRuns } from './EarlierRuns.tsx';
import { RunDialog } from './RunDialog.tsx';

const made: Export = {
  id: 'run00000000000000000',
  name: 'reports',
  format: 'csv',
  title: '',
  fileName: 'Drill log, Oak Hill Elementary.csv',
  status: 'ready',
  problem: null,
  done: 12,
  total: 12,
  url: null,
  timeCreated: '2026-10-05T14:30:00.000Z',
};

function aRun(facts: Partial<ReportRun> = {}): ReportRun {
  const { url: _link, ...run } = made;
  return {
    ...run,
    query: { report: 'drillLog', schoolIds: [oakHill.id], stretch: 'lastMonth', types: ['fire'] },
    downloads: 0,
    requestedByUserId: someone('district_safety_coordinator').id,
    requestedByName: 'Pat Lee',
    ...facts,
  };
}

const onShow = vi.fn<(exportId: string) => void>();

beforeEach(async () => {
  onShow.mockClear();
  setManualOffline(false);
  await preloadProblemTexts();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'reports.listRuns': () => ({ runs: [aRun()], next: null }),
  });
});

const show = () => renderAs(someone('district_safety_coordinator'), <EarlierRuns onShow={onShow} />);

it('says what was asked for, how much it gave and how long the file stays', async () => {
  await show();
  await screen.findByText(/^Oak Hill Elementary · Last month · Fire · 12 rows · CSV ·$/);
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Drill log');
  expect(row.textContent).toContain('Ready until 10/12/2026');
});

it.each([
  [{ report: 'boardPacket', period: 'quarter' }, /^Whole district · Last quarter · /],
  [{ report: 'walkActivity' }, /^All my schools · This school year · /],
  [
    { report: 'entries', from: '2026-09-01', to: '2026-09-30' },
    /^All my schools · 9\/1\/2026 – 9\/30\/2026 · /,
  ],
  [{ report: 'accessList', roles: ['principal'] }, /^Principal · 12 rows · /],
] as const)('says %o in words', async (query, words) => {
  const asked = reportQuerySchema.parse(query);
  fakeApi({ 'reports.listRuns': () => ({ runs: [aRun({ query: asked })], next: null }) });
  await show();
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each([
  [{ status: 'generating', done: 3 }, 'Generating…', ['Cancel Drill log']],
  [
    { status: 'failed', problem: 'report.notAllowed' },
    "You don't have the permissions",
    ['Run again: Drill log'],
  ],
  [{ status: 'cancelled' }, 'Canceled', ['Run again: Drill log']],
  [{ status: 'expired' }, 'File deleted', ['Run again: Drill log']],
  [{ status: 'ready' }, 'Ready', ['Open Drill log', 'Run again: Drill log']],
  [
    { status: 'ready', query: null, title: 'Full Summative Report' },
    'Full Summative Report',
    ['Open Full Summative Report'],
  ],
] as const)('%o has its state and its actions', async (facts, text, actions) => {
  fakeApi({ 'reports.listRuns': () => ({ runs: [aRun(facts)], next: null }) });
  await show();
  expect((await screen.findByRole('listitem')).textContent).toContain(text);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(actions);
});

it('runs again with the same choices, and shows the new run', async () => {
  fakeApi({
    'reports.generateReportCsv': ({ exportId }) => ({ ...made, id: exportId, status: 'generating' }),
  });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Run again: Drill log' }));
  await waitFor(() => expect(onShow).toHaveBeenCalled());
  expect(callsOf('reports.generateReportCsv')).toMatchObject([{ query: aRun().query, language: 'en' }]);
});

it('shows everyone’s runs by name, without what only their people may do', async () => {
  fakeApi({
    'reports.listRuns': ({ everyone }) => ({
      runs: everyone === true ? [aRun({ requestedByUserId: oakHill.id, requestedByName: 'Sam Ortiz' })] : [],
      next: null,
    }),
  });
  const user = await show();
  await screen.findByText('No reports have been run yet.');
  await user.click(screen.getByRole('switch', { name: "Everyone's runs" }));
  const run = await screen.findByText(/Sam Ortiz/);
  await waitFor(() => expect(run.textContent).toContain('Oak Hill Elementary'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('the dialog of a run has a link once the file is there, or says why not', async () => {
  fakeApi({ 'exports.getExport': () => ({ ...made, url: '/api/exports/file/x' }) });
  await renderAs(someone('principal'), <RunDialog exportId={made.id} onClose={() => {}} />);
  const link = await screen.findByRole('link', { name: 'Download file' });
  expect(link.getAttribute('href')).toBe('/api/exports/file/x');
});

it('the dialog of a run that is closed to this person says so', async () => {
  fakeApi({
    'exports.getExport': () => {
      throw refusal(403, 'report.notAllowed');
    },
  });
  await renderAs(someone('principal'), <RunDialog exportId={made.id} onClose={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    "You don't have the permissions this report needs at all of its schools.",
  );
});
