import { createMemoryHistory } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import type { ShownWalk } from '@schooldog/contract/walks';
import { organizationOf } from '@schooldog/domain/settings';
import type { Submission } from '@schooldog/domain/walks';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { anEntryOfWalk, aWalk, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { connectBackButton } from '../../../ui/backButton.ts';
import { InProgressWalk } from './InProgressWalk.tsx';

const leader = someone('principal');
const officer = someone('sro');
const own = aWalk({ leaderUserId: leader.id, leaderName: 'Pat Lee' });
const categoryLabel = (id: string) => observation.categories.find((one) => one.id === id)?.label ?? '';
const request: Submission = {
  fromStatus: 'review',
  toStatus: 'inprogress',
  comments: 'Look at the gym again.',
  userId: officer.id,
  timestamp: '2026-10-06T14:30:00.000Z',
  notifiedEmails: [],
};

beforeEach(() => {
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  queryClient.setQueryData(api.settings.getObservationSettings.queryKey(), observation);
  fakeApi({
    'walks.visitWalk': () => ({ done: true }),
    'assessments.listWalkAssessments': () => ({ assessments: [] }),
    'alerts.listAlertReceivers': () => ({ people: [] }),
    'entries.listTags': () => [],
    'dataProfiles.listPlaces': () => [],
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
  });
});

function entriesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    record: anEntryOfWalk({ id: `entry${index}`.padEnd(20, '0') }),
    pending: null,
  }));
}

async function show(walk: ShownWalk = own, count = 0, person = leader, unread = 0) {
  const user = await renderAs(
    person,
    <InProgressWalk
      walk={walk}
      entries={entriesOf(count)}
      unread={unread}
      submissionNames={[{ userId: officer.id, name: 'Dana Cruz' }]}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: oakHill.name });
  return user;
}

const toComplete = async (walk: ShownWalk, count: number, person = leader) => {
  const user = await show(walk, count, person);
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Continue?' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Review and Complete' });
  return user;
};

describe('logging', () => {
  it('says without a network that the entries were never loaded here, instead of that there are none', async () => {
    setManualOffline(true);
    onTestFinished(() => setManualOffline(false));
    const user = await show(own, 0, leader, 7);
    const note = "This walk's 7 entries haven't been loaded on this device. Reconnect to see them.";
    expect(screen.getByText(note)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '7 entries' }));
    const list = within(await screen.findByRole('dialog', { name: 'Entries in this walk' }));
    expect(list.getByText(note)).toBeTruthy();
    expect(list.queryByText('No entries have been logged in this walk yet.')).toBeNull();
  });

  it('offers what the walk is meant to look at first, ticks what has entries, and ends with the Master List', async () => {
    const intended = observation.categories.find(({ id }) => id !== someItem.categoryId)?.id ?? '';
    await show({ ...own, intendedCategories: [intended] }, 2);
    const tiles = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('button');
    expect(tiles[0]?.textContent).toBe(`${categoryLabel(intended)}Planned`);
    expect(tiles.at(-1)?.textContent).toBe('Master List');
    expect(tiles.map(({ textContent }) => textContent)).toContain(
      `${categoryLabel(someItem.categoryId)}2 entries`,
    );
  });

  it('fetches at once what the form needs at the school, for when the signal is gone', async () => {
    await show();
    await expect.poll(() => callsOf('alerts.listAlertReceivers').length).toBe(1);
    await expect.poll(() => callsOf('dataProfiles.listPlaces')[0]).toEqual({ schoolId: own.schoolId });
  });

  it('lists the entries in a drawer', async () => {
    const user = await show(own, 2);
    await user.click(screen.getByRole('button', { name: '2 entries' }));
    const drawer = await screen.findByRole('dialog', { name: 'Entries in this walk' });
    expect(within(drawer).getAllByRole('article')).toHaveLength(2);
  });

  it('closes the drawer with Back', async () => {
    const blocked = vi.fn<() => () => void>(() => () => {});
    connectBackButton({ block: blocked, location: createMemoryHistory().location });
    const user = await show(own, 2);
    expect(blocked).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '2 entries' }));
    await screen.findByRole('dialog', { name: 'Entries in this walk' });
    expect(blocked).toHaveBeenCalledOnce();
  });

  it.each(['Complete SchoolDog Walk', 'Complete'])(
    'asks at "%s" before it goes on, until the person does not want that for this walk',
    async (name) => {
      const user = await show(own, 2);
      await user.click(screen.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Continue?' }));
      await user.click(dialog.getByLabelText("Don't show again for this walk"));
      await user.click(dialog.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByRole('button', { name: 'Review and Complete' })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Log Entries' }));
      await user.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('button', { name: 'Review and Complete' })).toBeTruthy();
    },
  );

  it.each(['Complete SchoolDog Walk', 'Complete'])(
    'always asks at "%s" with a single entry',
    async (name) => {
      const user = await show(own, 1);
      await user.click(screen.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Continue?' }));
      expect(dialog.getByText(/Only 1 entry/)).toBeTruthy();
      expect(dialog.queryByRole('checkbox')).toBeNull();
    },
  );
});

it('begins with the overview and the comments when a reviewer asked for revisions', async () => {
  const user = await show({ ...own, submissionHistory: [request] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Revisions Requested' }));
  expect(dialog.getByText('Look at the gym again.')).toBeTruthy();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
  expect(screen.getByText('SchoolDog Walk Started')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('list', { name: 'Categories' })).toBeTruthy();
});

describe('completing', () => {
  it('without entries needs the checkbox', async () => {
    fakeApi({
      'walks.completeWalk': () => {
        throw refusal(409, 'walk.notInProgress');
      },
    });
    const user = await toComplete(own, 0);
    await user.click(screen.getByRole('button', { name: 'Review and Complete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review and Complete' }));
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(dialog.getByText('Required')).toBeTruthy();
    expect(callsOf('walks.completeWalk')).toEqual([]);
    await user.click(
      dialog.getByLabelText('I want to complete this SchoolDog Walk despite having zero entries'),
    );
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await dialog.findByText('This walk is no longer in progress.')).toBeTruthy();
    expect(callsOf('walks.completeWalk')).toEqual([{ walkId: own.id, acceptsNoEntries: true }]);
  });

  it('is for the leader, who is named', async () => {
    const walk = aWalk({ collaborators: [officer.id], collaboratorNames: [] });
    await toComplete(walk, 2, officer);
    const button = screen.getByRole('button', { name: 'Review and Complete' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(
      screen.getByText('Only the Leader for a SchoolDog Walk can Review and Complete. Leader: Sam Ortiz'),
    ).toBeTruthy();
  });

  it('waits for assessments that could not be loaded, and goes on once they are there', async () => {
    fakeApi({
      'assessments.listWalkAssessments': () => {
        throw refusal(500, 'server.failed');
      },
    });
    const user = await toComplete(own, 2);
    const button = screen.getByRole('button', { name: 'Review and Complete' });
    await user.click(button);
    const words = 'Please reconnect to the internet to load and submit the required assessment(s).';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Review and Complete' })).toBeNull();
    fakeApi({ 'assessments.listWalkAssessments': () => ({ assessments: [] }) });
    await queryClient.refetchQueries({ queryKey: api.assessments.listWalkAssessments.key() });
    await expect.poll(() => screen.queryByText(words)).toBeNull();
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Review and Complete' })).toBeTruthy();
  });

  it('needs a connection', async () => {
    setManualOffline(true);
    onTestFinished(() => setManualOffline(false));
    await toComplete(own, 2);
    expect(screen.getByRole('button', { name: 'Review and Complete' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('You are offline. You need a connection to complete a walk.')).toBeTruthy();
    expect(screen.getByText(/^You are in offline mode. Images and history are unavailable./)).toBeTruthy();
  });

  it('offers a review only where the district wants it, and then needs a reviewer', async () => {
    fakeApi({
      'settings.getOrganization': () => organizationOf({ reviewWalks: true }),
      'users.findPeople': () => ({ people: [], more: false }),
    });
    const user = await toComplete(own, 2);
    await user.click(screen.getByRole('button', { name: 'Review and Complete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review and Complete' }));
    expect(dialog.getByText('A completed walk can no longer be changed.')).toBeTruthy();
    expect(dialog.getByText('2 entries will be published.')).toBeTruthy();
    await user.click(await dialog.findByRole('radio', { name: 'Submit for review' }));
    expect(dialog.getByText(/^The walk can't be changed while it is in review/)).toBeTruthy();
    expect(dialog.getByText('2 entries will be published then.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Submit for Review' }));
    expect(dialog.getByText('Required')).toBeTruthy();
    // Those whom the server accepts.
    expect(callsOf('users.findPeople')[0]).toEqual({
      permission: 'manage entries',
      alsoPermission: 'view entries',
      atSchoolId: own.schoolId,
    });
  });
});

describe('for people who cannot add to it', () => {
  it('is read-only, with the button to complete it for a manager', async () => {
    await show(aWalk(), 2, leader);
    await screen.findByText("You aren't part of this walk, so you can view it but not add to it.");
    expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Review and Complete' }).hasAttribute('disabled')).toBe(false);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('says that it is archived', async () => {
    await show({ ...own, timeArchived: '2026-10-07T14:30:00.000Z' }, 1);
    expect(await screen.findByText(/^This walk was archived on /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Review and Complete' })).toBeNull();
  });
});
