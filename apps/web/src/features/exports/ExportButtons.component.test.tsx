import type { Export } from '@schooldog/contract/exports';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadProblemTexts } from '../../platform/problems/index.ts';
import { EntryExportButtons } from '../entries/EntryExportButtons.tsx';
import { callsOf, fakeApi, never } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';

const made: Export = {
  id: 'export00000000000000',
  name: 'entries',
  format: 'pdf',
  title: '',
  fileName: 'Entries.pdf',
  status: 'generating',
  problem: null,
  done: 40,
  total: 80,
  timeCreated: '2026-10-05T14:30:00.000Z',
  url: null,
};
const coordinator = someone('district_nonsafety_coordinator');

beforeEach(async () => {
  await preloadProblemTexts();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = (total = 80) => renderAs(coordinator, <EntryExportButtons filter={{}} total={total} title="" />);

it('shows its progress, and can be canceled', async () => {
  fakeApi({
    'entries.generateDataInsightsPdf': () => made,
    'exports.getExport': never,
    'exports.cancelExport': () => ({ done: true }),
  });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  const working = within(await screen.findByRole('dialog', { name: 'Generating your PDF report' }));
  await working.findByText(/40 of 80 entries/);
  expect(working.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  await user.keyboard('{Escape}');
  await user.click(working.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('exports.cancelExport')).toHaveLength(1);
});

it('explains a failure, and tries again', async () => {
  const failed = {
    ...made,
    format: 'csv' as const,
    status: 'failed' as const,
    problem: 'entry.downloadNotAllowed',
  };
  fakeApi({
    'entries.generateCsvFromObservationsQuery': () => failed,
    'exports.getExport': () => failed,
  });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: "The CSV file couldn't be created" }));
  expect(dialog.getByRole('alert').textContent).toContain(
    'Ask your administrator for the Download entry reports permission',
  );
  fakeApi({ 'entries.generateCsvFromObservationsQuery': never });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(callsOf('entries.generateCsvFromObservationsQuery')).toHaveLength(2));
  const [first, second] = callsOf('entries.generateCsvFromObservationsQuery');
  expect(second).toEqual(first);
});

it('on a phone the formats are in a menu that explains why one is off', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const user = await show(251);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const csv = await screen.findByRole('menuitem', { name: /Download CSV/ });
  expect(csv.getAttribute('aria-disabled')).toBeNull();
  const pdf = screen.getByRole('menuitem', { name: /Download PDF/ });
  expect(pdf.getAttribute('aria-disabled')).toBe('true');
  expect(pdf.textContent).toContain(
    'You cannot generate a PDF report for more than 250 entries. Try filtering your data further.',
  );
});
