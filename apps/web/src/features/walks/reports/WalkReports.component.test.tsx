import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { aWalk, oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { WalkReports } from './WalkReports.tsx';

const walk = aWalk({ status: 'complete', entryCount: 3 });
const file = {
  id: 'export00000000000000',
  name: 'walks.csv',
  format: 'csv' as const,
  title: 'Entries',
  fileName: 'Oak Hill, 10-05-2026, SchoolDog Walk - Entries.csv',
  status: 'ready' as const,
  problem: null,
  done: 3,
  total: 3,
  url: '/api/exports/file',
  timeCreated: '2026-10-05T12:00:00.000Z',
};

it('a CSV file that was saved is reported in a dialog, with the way to it', async () => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'walks.generateCsvForWalk': () => file,
    'exports.getExport': () => file,
  });
  const user = await renderAs(someone('principal'), <WalkReports walk={walk} />);
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your CSV file is ready' }));
  expect(dialog.getByText(`“${file.fileName}” with 3 entries was saved to your downloads.`)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Download again' }).getAttribute('href')).toBe(file.url);
});
