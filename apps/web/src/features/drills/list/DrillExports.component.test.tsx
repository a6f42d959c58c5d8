import { screen, waitFor } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi, never } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { DrillExports } from './DrillExports.tsx';

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'drills.generateDrillLogPdf': never,
  }),
);

const pdf = () => screen.findByRole('button', { name: /PDF/ });

it('prints the log of the only school, for the year of the chosen days', async () => {
  const filter = { from: '2025-08-01', to: '2025-08-31' };
  const user = await renderAs(someone('principal'), <DrillExports filter={filter} total={3} />);
  await user.click(await pdf());
  await waitFor(() =>
    expect(callsOf('drills.generateDrillLogPdf')).toMatchObject([
      { query: { schoolId: oakHill.id, schoolYear: '2025-2026' } },
    ]),
  );
});

it('says that one school has to be chosen for a log', async () => {
  const user = await renderAs(someone('district_safety_coordinator'), <DrillExports filter={{}} total={3} />);
  await user.click(await pdf());
  expect(await screen.findByRole('tooltip')).toHaveProperty(
    'textContent',
    "The PDF is one school's drill log. Choose one school in the filters.",
  );
  expect(callsOf('drills.generateDrillLogPdf')).toEqual([]);
});
