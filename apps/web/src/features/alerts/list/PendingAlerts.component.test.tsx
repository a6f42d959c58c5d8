import { screen, within } from '@testing-library/react';
import type { WaitingAlert } from '@schooldog/contract/walks';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { aWalk, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { PendingAlerts } from './PendingAlerts.tsx';

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'settings.getObservationSettings': () => observation,
  });
});

const { id, schoolId, status, timeCreated } = aWalk();
const waiting: WaitingAlert = {
  id: 'alert000000000000000',
  schoolId,
  observationItemId: someItem.id,
  location: 'Gym',
  timestamp: timeCreated,
  message: 'Come and see.',
  recipients: 2,
  walk: { id, schoolId, status, timeCreated },
  mayOpenWalk: true,
};

it('an alert that waits for a walk names the walk and leads to it', async () => {
  await renderAs(someone('sro'), <PendingAlerts waiting={[]} inWalks={[waiting]} />);
  const section = within(await screen.findByRole('region', { name: 'Not sent yet (1)' }));
  expect(await section.findByText(`${someItem.label}, Gym`)).toBeTruthy();
  expect(section.getByText(/These alerts go out when their walk completes/)).toBeTruthy();
  expect(section.queryByText(/waiting on this device/)).toBeNull();
  expect(
    await section.findByRole('link', { name: /^Walk at Oak Hill Elementary, 10\/5\/2026/ }),
  ).toHaveProperty('href', expect.stringMatching(/\/walks\/walk\/walk0000000000000000\/inprogress$/));
});

it('someone who left the walk reads its name only', async () => {
  await renderAs(
    someone('sro'),
    <PendingAlerts waiting={[]} inWalks={[{ ...waiting, mayOpenWalk: false }]} />,
  );
  expect(await screen.findByText(/^Walk at Oak Hill Elementary/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('nothing is said where nothing waits', async () => {
  await renderAs(someone('sro'), <PendingAlerts waiting={[]} inWalks={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
