import { mergedWorkOrderOf, workOrderMerge } from '@schooldog/domain/workOrders';
import { expect, it } from 'vitest';
import type { OutboxRow } from '../../../platform/localDatabase/rows.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import { rejectedWorkOrderOf } from './rejectedWork.ts';

const order = aWorkOrder();

function aRow(changes: Partial<OutboxRow>): OutboxRow {
  return {
    sequence: 1,
    operationId: 'one',
    userId: 'ana00000000000000000',
    procedure: 'workOrders.editWorkOrder',
    input: {},
    recordKey: `workOrder:${order.id}`,
    label: 'Edit',
    createdAt: order.timeCreated,
    state: 'refused',
    tries: 0,
    notBefore: 0,
    lastProblem: null,
    photoCount: 0,
    ...changes,
  };
}

it('a rejected new order is in its form again, with its photos and its entry', () => {
  const photo = 'photo000000000000000';
  const input = { workOrder: { imageIds: [photo] }, attachments: [], entryId: 'entry000000000000000' };
  const row = aRow({ procedure: 'workOrders.createWorkOrder', input, photoCount: 1, waitsFor: 'entry:1' });
  const blob = new Blob(['x'], { type: 'image/jpeg' });
  const owner = { operationId: row.operationId, userId: row.userId, position: 0, sha256: '', storedAt: 0 };
  const rejected = rejectedWorkOrderOf(
    {
      work: [{ row, after: order, isSent: false }],
      photos: [{ ...owner, id: photo, name: 'latch.jpg', blob, state: 'waiting' }],
    },
    () => undefined,
  );
  expect(rejected?.order).toBeNull();
  expect(rejected?.filled.values.pictures).toMatchObject([{ kind: 'new', file: { name: 'latch.jpg' } }]);
  expect(rejected?.filled.values.source).toEqual({ entryId: 'entry000000000000000', recordKey: 'entry:1' });
  expect(rejected?.filled.values.workOrderId).toBe(order.id);
});

it('a conflict shows both versions, and everything else of the edit stays', () => {
  const base = mergedWorkOrderOf(order);
  const edit = workOrderMerge.compare(base, { ...base, notes: 'Mine', priority: 'Low' });
  const present = { ...base, notes: 'Theirs' };
  const conflict = { ...workOrderMerge.apply(present, edit).conflicts[0], byName: 'Sam', time: null };
  const row = aRow({
    input: { workOrderId: order.id, edit },
    lastProblem: { code: 'record.conflict', data: { present, conflicts: [conflict] } },
  });
  const after = { ...order, notes: 'Mine', priority: 'Low' as const };
  const rejected = rejectedWorkOrderOf(
    { work: [{ row, after, isSent: false }], photos: [] },
    () => undefined,
  );
  expect(rejected?.filled.conflicts).toMatchObject([
    { path: ['notes'], present: 'Theirs', yours: 'Mine', byName: 'Sam' },
  ]);
  expect(rejected?.filled.values.priority).toBe('Low');
  expect(rejected?.supersedes).toEqual(['one']);
});
