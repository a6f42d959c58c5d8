import { describe, expect, it } from 'vitest';
import { commentUpdate, concernedBy, updatesOf, type WorkOrderStatus } from './index.ts';

const order = (status: WorkOrderStatus, boardId: string | null = null, assignedUserIds: string[] = []) => ({
  status,
  boardId,
  assignedUserIds,
});
const kinds = (...compared: Parameters<typeof updatesOf>) => updatesOf(...compared).map(({ kind }) => kind);

describe('what people are notified about', () => {
  it('a new order: its assignees, its approvers or its board', () => {
    expect(kinds(null, order('New'), '')).toEqual([]);
    expect(kinds(null, order('New', 'b', ['ann']), '')).toEqual(['taskAssigned', 'taskBoardNewTask']);
    expect(kinds(null, order('Scheduled', 'b'), '')).toEqual(['taskBoardNewTask']);
    expect(kinds(null, order('AwaitingApproval', 'b'), '')).toEqual(['taskNeedsApproval']);
  });

  it('a decision, with its note, and then the board', () => {
    const awaiting = order('AwaitingApproval', 'b');
    expect(kinds(awaiting, order('New', 'b'), '')).toEqual(['taskApproved', 'taskBoardNewTask']);
    expect(updatesOf(awaiting, order('Declined', 'b'), 'Too costly')).toMatchObject([
      { kind: 'taskDeclined', note: 'Too costly' },
    ]);
  });

  it('completion, but neither start nor reopening nor anything that stays the same', () => {
    expect(kinds(order('Started'), order('Complete'), '')).toEqual(['taskCompleted']);
    expect(kinds(order('New'), order('Started'), '')).toEqual([]);
    expect(kinds(order('Complete'), order('Started'), '')).toEqual([]);
    expect(kinds(order('New', 'b', ['ann']), order('New', 'b', ['ann']), '')).toEqual([]);
  });

  it('people who were added, and a move to a board while there is work to do', () => {
    expect(updatesOf(order('New', 'a', ['ann']), order('New', 'b', ['ann', 'ben']), '')).toMatchObject([
      { kind: 'taskAssigned', userIds: ['ben'] },
      { kind: 'taskBoardNewTask', boardId: 'b' },
    ]);
    expect(kinds(order('Complete', 'a'), order('Complete', 'b'), '')).toEqual([]);
    expect(kinds(order('New', 'a'), order('New', null), '')).toEqual([]);
  });
});

it('who is concerned is decided by the order as it is when the message goes out', () => {
  const now = {
    ...order('New', 'b', ['ben']),
    createdByUserId: 'ann',
    followingUserIds: ['ann', 'eve'],
  };
  const people = { approverIds: ['pat'], boardPeople: () => ['bob'] };
  const [assigned, moved] = updatesOf(null, order('New', 'b', ['ben', 'gone']), '');
  const [declined] = updatesOf(order('Started'), order('Declined'), '');
  const [submitted] = updatesOf(null, order('AwaitingApproval'), '');
  const concerned = [assigned, moved, declined, submitted, commentUpdate('c')].map(
    (update) => update && [...new Set(concernedBy(update, now, people))],
  );
  expect(concerned).toEqual([['ben'], ['bob'], ['ann', 'eve'], [], ['ann', 'ben', 'eve']]);
});
