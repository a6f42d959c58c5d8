import type { NewWalk } from '@schooldog/domain/walks';
import { expect, it } from 'vitest';
import { anEntryOfWalk, aWalk, oakHill } from '../../../testing/records.ts';
import { storeRejected } from '../../../testing/storeRejected.ts';
import { removeWalkEntryWork } from '../walkEntryWork.ts';
import { contextWork, walkKey } from '../walkWork.ts';
import { remedyFor } from './openRejectedWork.ts';

const me = 'me000000000000000000';
const walkId = aWalk().id;
const entry = anEntryOfWalk();
const because = (code: string) => ({ code, data: {} });

/** Any work on an entry leads to its form. */
const entryWork = removeWalkEntryWork(entry, 'An entry');
const rejectedEntry = (code: string) => storeRejected(entryWork, me, because(code));

it('an entry that its walk can still take opens in the form of the walk', async () => {
  const operationId = await rejectedEntry('entry.unknownItem');
  expect(await remedyFor(operationId, me)).toMatchObject({
    kind: 'entry',
    given: { home: { id: `walk ${walkId}`, schoolId: oakHill.id } },
  });
});

it.each(['walk.notFound', 'walk.notInProgress', 'walk.archived', 'walk.contributeNotAllowed'])(
  'an entry that its walk does not take anymore (%s) is logged on its own',
  async (code) => {
    const remedy = await remedyFor(await rejectedEntry(code), me);
    expect(remedy).toMatchObject({ kind: 'entry', given: { left: { prefix: 'entry:' } } });
    expect(remedy).not.toHaveProperty('given.home');
  },
);

it('a text of the context is chosen on the page of the walk', async () => {
  const work = contextWork(aWalk(), { weatherComment: { from: '', to: 'Foggy' } }, 'Comment');
  const operationId = await storeRejected(work, me, because('record.conflict'));
  expect(await remedyFor(operationId, me)).toEqual({
    kind: 'page',
    path: `/walks/walk/${walkId}/inprogress`,
  });
});

it('a start opens its form with what was chosen, and why it was rejected', async () => {
  const walk: NewWalk = {
    walkId,
    schoolId: oakHill.id,
    collaborators: ['anaReyes000000000000'],
    intendedCategories: [],
    timeframe: null,
    timestamp: '2026-10-05T14:30:00.000Z',
  };
  const work = {
    procedure: 'walks.startWalk',
    input: walk,
    label: 'Start',
    recordKey: walkKey(walkId),
  } as const;
  const operationId = await storeRejected(work, me, because('school.archived'));
  expect(await remedyFor(operationId, me)).toEqual({
    kind: 'start',
    rejected: { operationId, walk, problem: because('school.archived') },
  });
});

it('nothing opens for work that is gone, or that someone else did on this device', async () => {
  expect(await remedyFor('gone0000000000000000', me)).toBeNull();
  expect(await remedyFor(await rejectedEntry('walk.notFound'), 'other000000000000000')).toBeNull();
});
