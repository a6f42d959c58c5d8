import { expect, it, vi } from 'vitest';
import type { OutboxRow } from '../localDatabase/rows.ts';
import type { PendingWork } from './pendingRecords.ts';
import { createSentWork } from './sentWork.ts';

function aWork(operationId: string): PendingWork {
  const row: OutboxRow = {
    sequence: 1,
    operationId,
    userId: 'ana',
    procedure: 'entries.editEntry',
    input: {},
    recordKey: 'entry:a',
    label: '',
    createdAt: '2026-09-03T12:00:00.000Z',
    state: 'sending',
    tries: 1,
    notBefore: 0,
    lastProblem: null,
    photoCount: 0,
  };
  return { row, after: {}, isSent: false };
}

function aFixture() {
  const answers: (() => void)[] = [];
  const discarded = new Set<string>();
  const sent = createSentWork({
    refetch: () => new Promise((answer) => answers.push(answer)),
    isDiscarded: (operationId) => discarded.has(operationId),
  });
  const shown = () => sent.store.get().map(({ row }) => row.operationId);
  return { sent, shown, answers, discarded };
}

it('shows sent work until the server has been asked again', async () => {
  const { sent, shown, answers } = aFixture();
  sent.follow('ana', [aWork('first'), aWork('second')]);
  expect(shown()).toEqual([]);
  sent.follow('ana', [aWork('second')]);
  expect(shown()).toEqual(['first']);
  sent.follow('ana', []);
  expect(shown()).toEqual(['first', 'second']);
  answers[0]?.();
  await vi.waitFor(() => expect(shown()).toEqual(['second']));
  answers[1]?.();
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

it('forgets discarded work at once', () => {
  const { sent, shown, discarded } = aFixture();
  sent.follow('ana', [aWork('first')]);
  discarded.add('first');
  sent.follow('ana', []);
  expect(shown()).toEqual([]);
});

it('shows nothing of another user', () => {
  const { sent, shown } = aFixture();
  sent.follow('ana', [aWork('first')]);
  sent.follow('ana', []);
  sent.follow('ben', []);
  expect(shown()).toEqual([]);
});
