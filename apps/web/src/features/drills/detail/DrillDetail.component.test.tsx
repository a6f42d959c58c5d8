import { screen, waitFor } from '@testing-library/react';
import { addDays, dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { organizationOf } from '@schooldog/domain/settings';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { aDrill } from '../../../testing/drills.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill, somebodyElse } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { DrillDetail } from './DrillDetail.tsx';

takesPlaceOnTuesday();

const change = {
  sequence: 1,
  time: '2026-10-05T14:30:00.000Z',
  userId: somebodyElse.id,
  userName: somebodyElse.name,
};

const recorded = '2026-10-04T14:30:00.000Z';

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'drills.getDrillHistory': () => ({
      changes: [
        { ...change, sequence: 2, field: 'drillDate', from: '2026-10-04', to: '2026-10-05' },
        { ...change, time: recorded, field: 'schoolId', from: null, to: oakHill.id },
        { ...change, time: recorded, field: 'type', from: null, to: 'fire' },
      ],
      next: null,
    }),
    'drills.deleteDrill': () => ({ done: true }),
  });
});

it('says that a drill was planned when it was entered before its day', async () => {
  const drill = { ...aDrill(), timeCreated: '2026-10-01T14:30:00.000Z', drillDate: '2026-10-05' };
  await renderAs(someone('principal'), <DrillDetail drill={drill} pending={null} />);
  expect(await screen.findByText(/planned this drill$/)).toBeTruthy();
});

it('shows facts, results and history, and settles a point', async () => {
  const user = await renderAs(someone('principal'), <DrillDetail drill={aDrill()} pending={null} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fire drill' })).toBeTruthy();
  expect(screen.getByText('Done')).toBeTruthy();
  expect(screen.getByText('9:30am')).toBeTruthy();
  expect(screen.getByText('Evacuate')).toBeTruthy();
  expect(await screen.findByText('10/04/2026 → 10/05/2026')).toBeTruthy();
  expect(screen.getByText(/recorded this drill$/)).toBeTruthy();
  expect(screen.getAllByText(/→/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Update' }).getAttribute('href')).toBe(
    '/drills/update/drill000000000000000',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Door 4 was locked' }));
  await waitFor(async () =>
    expect(await withDatabase(({ outbox }) => outbox.toArray())).toMatchObject([
      { procedure: 'drills.updateDrill', input: { withResults: false } },
    ]),
  );
});

it('a planned drill has no results yet', async () => {
  const drillDate = addDays(dateIn(tuesdayMorning.toISOString(), defaultTimeZone), 2);
  const drill = aDrill({ drillDate, resultsSavedOn: null });
  await renderAs(someone('principal'), <DrillDetail drill={drill} pending={null} />);
  expect(await screen.findByText('Planned')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull();
});

it('deleting asks first', async () => {
  const user = await renderAs(someone('principal'), <DrillDetail drill={aDrill()} pending={null} />);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(callsOf('drills.deleteDrill')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Delete drill' }));
  await waitFor(() => expect(callsOf('drills.deleteDrill')).toEqual([{ drillId: 'drill000000000000000' }]));
});

it('deleting needs a connection', async () => {
  setManualOffline(true);
  onTestFinished(() => setManualOffline(false));
  await renderAs(someone('principal'), <DrillDetail drill={aDrill()} pending={null} />);
  expect(await screen.findByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
});
