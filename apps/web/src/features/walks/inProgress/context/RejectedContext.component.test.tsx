import { screen } from '@testing-library/react';
import { emptyContext } from '@schooldog/domain/walks';
import { expect, it } from 'vitest';
import { withDatabase } from '../../../../platform/localDatabase/localDatabase.ts';
import { aWalk } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { storeRejected } from '../../../../testing/storeRejected.ts';
import { contextWork } from '../../walkWork.ts';
import { useWalkOutbox } from '../useWalkOutbox.ts';
import { RejectedContext } from './RejectedContext.tsx';

const me = someone('principal');
const walk = aWalk();
const present = { ...emptyContext, weatherComment: 'Windy' };
const conflict = {
  path: ['weatherComment'],
  present: 'Windy',
  yours: 'Foggy',
  canKeepBoth: true,
  byName: 'Sam Ortiz',
  time: null,
};

/** As on the page of the walk. */
function Part() {
  return <RejectedContext walk={walk} rejected={useWalkOutbox(walk.id, []).rejected} />;
}

async function show() {
  const work = contextWork(walk, { weatherComment: { from: '', to: 'Foggy' } }, 'Comment');
  await storeRejected(work, me.id, { code: 'record.conflict', data: { present, conflicts: [conflict] } });
  const user = await renderAs(me, <Part />);
  await screen.findByRole('heading', { name: 'Someone else changed this too' });
  return user;
}

const stored = () =>
  withDatabase(async ({ outbox }) => (await outbox.toArray()).map(({ state, input }) => [state, input]));
const sent = (to: string) => [
  'waiting',
  { walkId: walk.id, edit: { weatherComment: { from: 'Windy', to } } },
];

it.each([
  ['Keep mine: Comment', [sent('Foggy')]],
  ['Keep both: Comment', [sent('Windy\nFoggy')]],
  ['Keep theirs: Comment', []],
])('%s: the choice replaces the rejected work', async (name, expected) => {
  const user = await show();
  expect(screen.getByText('Windy')).toBeTruthy();
  expect(screen.getByText('Foggy')).toBeTruthy();
  await user.click(screen.getByRole('button', { name }));
  await expect.poll(stored).toEqual(expected);
  await expect.poll(() => screen.queryByRole('heading')).toBeNull();
});

it('shows nothing where nothing was rejected', async () => {
  await renderAs(me, <Part />);
  expect(screen.queryByRole('heading')).toBeNull();
});
