import { emptyContext, walkContextMerge } from '@schooldog/domain/walks';
import { expect, it } from 'vitest';
import { chosenEdit } from '../../../../platform/offlineRecords/rejectedTexts.ts';
import type { OutboxItem } from '../../../../platform/outbox/index.ts';
import { rejectedContexts } from './rejectedContext.ts';

const present = { ...emptyContext, weatherComment: 'Windy' };
const conflict = {
  path: ['weatherComment'],
  present: 'Windy',
  yours: 'Foggy',
  canKeepBoth: true,
  byName: 'Sam Ortiz',
  time: null,
};

function work(facts: Partial<OutboxItem>): OutboxItem {
  return {
    sequence: 1,
    operationId: 'first',
    userId: 'me',
    procedure: 'walks.setWalkContext',
    input: { walkId: 'walk', edit: { weatherComment: { from: '', to: 'Foggy' } } },
    recordKey: 'walk:walk/context/weatherComment',
    label: '',
    createdAt: '2026-10-05T14:30:00.000Z',
    state: 'refused',
    tries: 1,
    notBefore: 0,
    lastProblem: { code: 'record.conflict', data: { present, conflicts: [conflict] } },
    photoCount: 0,
    isBlocked: false,
    ...facts,
  };
}

const later = work({
  sequence: 2,
  operationId: 'second',
  state: 'waiting',
  isBlocked: true,
  lastProblem: null,
  input: { walkId: 'walk', edit: { weatherComment: { from: 'Foggy', to: 'Foggy, then sun' } } },
});

it('shows what was written last, with what waits behind it', () => {
  const [found] = rejectedContexts([work({}), later]);
  expect(found?.conflict).toMatchObject({ present: 'Windy', yours: 'Foggy, then sun', byName: 'Sam Ortiz' });
  expect(found?.operationIds).toEqual(['first', 'second']);
});

it.each([
  ['mine', { weatherComment: { from: 'Windy', to: 'Foggy' } }],
  ['theirs', {}],
  ['both', { weatherComment: { from: 'Windy', to: 'Windy\nFoggy' } }],
] as const)('keeping %s', (keep, edit) => {
  const [found] = rejectedContexts([work({})]);
  expect(found === undefined ? null : chosenEdit(walkContextMerge, found, keep)).toEqual(edit);
});

it('leaves other rejections to the list of unsent work', () => {
  expect(rejectedContexts([work({ lastProblem: { code: 'walk.notInProgress', data: {} } })])).toEqual([]);
  expect(rejectedContexts([work({ procedure: 'walks.putWalkEntry' })])).toEqual([]);
});
