import { notificationsStore } from '@mantine/notifications';
import type { DetailedWalk } from '@schooldog/contract/walks';
import type { Submission, WalkStatus } from '@schooldog/domain/walks';
import { expect, it } from 'vitest';
import { aWalk } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { GoToStatus } from './GoToStatus.tsx';

const manager = 'manager0000000000000';
type Names = DetailedWalk['submissionNames'];

async function moved(status: WalkStatus, userId: string | null, names: Names): Promise<unknown> {
  const step: Submission = {
    fromStatus: status === 'complete' ? 'review' : 'complete',
    toStatus: status,
    comments: '',
    userId,
    timestamp: '2026-10-06T14:30:00.000Z',
    notifiedEmails: [],
  };
  const walk = aWalk({ status, submissionHistory: [step] });
  await renderAs(someone('sro'), <GoToStatus walk={walk} names={names} wasOpen />);
  const said = () => notificationsStore.getState().notifications.map(({ message }) => message);
  await expect.poll(said).toHaveLength(1);
  return said()[0];
}

it('says who moved the walk while it was open', async () => {
  const words = await moved('inprogress', manager, [{ userId: manager, name: 'Dana Cruz' }]);
  expect(words).toBe('Dana Cruz placed this walk back in progress.');
});

it('says it of a person who no longer exists', async () => {
  const words = await moved('inprogress', manager, [{ userId: manager, name: null }]);
  expect(words).toBe('Former user placed this walk back in progress.');
});

it('does not call it automatic because a name is missing', async () => {
  expect(await moved('complete', manager, [])).toBe('This walk was completed.');
});

it('says what happened automatically', async () => {
  expect(await moved('complete', null, [])).toBe('This walk was completed automatically.');
});
