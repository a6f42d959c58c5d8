import { screen } from '@testing-library/react';
import type { Submission } from '@schooldog/domain/walks';
import { expect, it } from 'vitest';
import { aWalk } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { WalkHistory } from './WalkHistory.tsx';

const starterId = 'starter0000000000000';
const placedBack: Submission = {
  fromStatus: 'complete',
  toStatus: 'inprogress',
  comments: '',
  userId: 'manager0000000000000',
  timestamp: '2026-10-06T14:30:00.000Z',
  notifiedEmails: [],
};
const walk = aWalk({ createdByUserId: starterId, submissionHistory: [placedBack] });

type Names = Parameters<typeof WalkHistory>[0]['names'];

const show = (names: Names, shown = walk) =>
  renderAs(someone('sro'), <WalkHistory walk={shown} names={names} />);
const stepOf = async (title: string) => (await screen.findByText(title)).parentElement?.textContent;
const started = () => stepOf('SchoolDog Walk Started');

it('names the person who started the walk, also when someone else leads it now', async () => {
  await show([{ userId: starterId, name: 'Dana Cruz' }]);
  expect(await started()).toContain('Dana Cruz · ');
});

it('says of people who no longer exist that they are no longer here', async () => {
  await show([
    { userId: starterId, name: null },
    { userId: placedBack.userId ?? '', name: null },
  ]);
  expect(await stepOf('Placed In Progress')).toContain('Former user · ');
  expect(await started()).toContain('Former user · ');
});

it('names the leader where the start was not sent yet', async () => {
  await show([], aWalk({ createdByUserId: aWalk().leaderUserId }));
  expect(await started()).toContain('Sam Ortiz · ');
});
