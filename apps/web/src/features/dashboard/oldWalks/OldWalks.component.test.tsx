import { Notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShownWalk } from '@schooldog/contract/walks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { aWalk, oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { nextFrame } from '../../../ui/nextFrame.ts';
import { OldWalks } from './OldWalks.tsx';

const first = aWalk({ id: 'walk0000000000000001', entryCount: 3 });
const empty = aWalk({ id: 'walk0000000000000002', timeCreated: '2026-10-04T14:30:00.000Z' });
let old: readonly ShownWalk[] = [];

beforeEach(() => {
  old = [first, empty];
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'walks.listCurrentWalks': () => ({ walks: [...old], count: old.length }),
    'walks.listOldWalks': () => ({ walks: [...old] }),
    'walks.completeWalk': ({ walkId }) => {
      if (walkId === empty.id) throw refusal(409, 'walk.noEntries');
      old = old.filter(({ id }) => id !== walkId);
      return { ...first, status: 'complete' };
    },
  });
});

async function show() {
  const user = await renderAs(
    someone('principal'),
    <>
      <OldWalks />
      <Notifications />
    </>,
  );
  return { user, dialog: await screen.findByRole('dialog', { name: 'Walks that are still in progress' }) };
}

it('completes all of them, says how many, and closes', async () => {
  old = [first];
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Complete all' }));
  expect(await screen.findByText('Successfully completed 1 SchoolDog Walk(s).')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('what cannot be completed stays with its reason, and can be opened', async () => {
  const { user, dialog } = await show();
  await user.click(screen.getByRole('button', { name: 'Complete all' }));
  expect(
    await within(dialog).findByText(
      'Completed 1 of 2 SchoolDog Walks. Please try again, or open a walk below to complete it there.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  expect(within(dialog).getByText(/This walk has no entries/)).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Oak Hill Elementary' }).getAttribute('href')).toBe(
    `/walks/walk/${empty.id}/inprogress`,
  );
});

it('deletes one after a question', async () => {
  fakeApi({
    'walks.getWalk': () => ({ ...empty, entries: [], submissionNames: [] }),
    'walks.archiveWalk': ({ walkId }) => {
      old = old.filter(({ id }) => id !== walkId);
      return { done: true };
    },
  });
  const { user, dialog } = await show();
  await user.click(within(dialog).getByRole('button', { name: /Delete the walk at .* 10\/4\/2026/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this walk permanently?' }));
  await question.findByText('It has no entries.');
  await user.click(question.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(callsOf('walks.archiveWalk')).toEqual([{ walkId: empty.id }]));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
});

it('once it is closed, it stays closed', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('walks.listOldWalks')).toHaveLength(1);
});

it('asks nothing where no current walk is old', async () => {
  const walk = aWalk({ timeCreated: new Date().toISOString() });
  fakeApi({ 'walks.listCurrentWalks': () => ({ walks: [walk], count: 1 }) });
  await renderAs(someone('principal'), <OldWalks />);
  await waitFor(() => expect(callsOf('walks.listCurrentWalks')).toHaveLength(1));
  expect(callsOf('walks.listOldWalks')).toEqual([]);
});

it('waits until a form that was opened since is closed', async () => {
  const Page = () => {
    const [isFormOpen, setIsFormOpen] = useState(true);
    const { data } = useQuery(api.walks.listOldWalks.queryOptions({ enabled: false }));
    return (
      <>
        <OldWalks />
        {isFormOpen ? (
          <Dialog title="Log Entry" onClose={() => setIsFormOpen(false)}>
            <p>What did you see?</p>
          </Dialog>
        ) : null}
        <p>{data === undefined ? 'Asking' : 'Answered'}</p>
        <button type="button" onClick={() => setIsFormOpen(false)}>
          Close the form
        </button>
      </>
    );
  };
  await renderAs(someone('principal'), <Page />);
  await screen.findByText('Answered');
  // What would open now is drawn in the next frames.
  for (let frame = 0; frame < 5; frame += 1) await act(nextFrame);
  expect(screen.queryByRole('dialog', { name: 'Walks that are still in progress' })).toBeNull();
  fireEvent.click(screen.getByText('Close the form'));
  expect(await screen.findByRole('dialog', { name: 'Walks that are still in progress' })).toBeTruthy();
});
