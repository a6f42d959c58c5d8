import { anActor, educatorOfOakHill } from '@schooldog/domain/permissions/testing';
import { mergedWorkOrderOf } from '@schooldog/domain/workOrders';
import { expect, it } from 'vitest';
import { aWorkOrder } from '../../testing/workOrders.ts';
import { emptyValues, formOf, valuesOf, type WorkOrderValues } from './create/values.ts';
import { createWork, editWork } from './workOrderWork.ts';
import { workOrderRecord } from './workOrderRecord.ts';

const values: WorkOrderValues = {
  ...emptyValues,
  workOrderId: 'workOrder00000000000',
  schoolId: 'oakHill0000000000000',
  description: ' Fix the latch ',
  pictures: [
    { kind: 'kept', id: 'ofEntry0000000000000', url: '/entry.jpg' },
    { kind: 'new', file: new File(['x'], 'latch.jpg') },
  ],
};
const facts = {
  schoolId: 'oakHill0000000000000',
  creator: { actor: educatorOfOakHill, name: 'Ana Ruiz' },
  assignedNames: [],
  label: 'Create',
  timestamp: '2026-10-05T14:30:00.000Z',
};

it('a new order has no number yet, and the status that the server will give it', () => {
  const { optimistic } = createWork(values, facts);
  expect(optimistic?.value).toMatchObject({ publicId: 0, status: 'New', description: 'Fix the latch' });
  const approver = { ...educatorOfOakHill.workOrderRules, approvers: 'workOrderManagers' as const };
  const watched = anActor({ ...educatorOfOakHill, workOrderRules: approver });
  const waiting = createWork(values, { ...facts, creator: { actor: watched, name: 'Ana Ruiz' } });
  expect(waiting.optimistic?.value).toMatchObject({ status: 'AwaitingApproval' });
  const later = { ...values, isForLater: true, scheduledStartDate: '2026-10-09' };
  expect(createWork(later, facts).optimistic?.value).toMatchObject({ status: 'Scheduled' });
});

it('pictures of the entry and new ones stay in their order, and pending work on the entry goes first', () => {
  const source = { entryId: 'entry000000000000000', recordKey: 'entry:entry000000000000000' };
  const work = createWork({ ...values, source }, facts);
  expect(work.waitsFor).toBe(source.recordKey);
  const input = work.input(['photo000000000000000']);
  expect(input.workOrder.imageIds).toEqual(['ofEntry0000000000000', 'photo000000000000000']);
  expect(input.entryId).toBe(source.entryId);
  const order = workOrderRecord.read(work.optimistic?.value);
  if (order === undefined) throw new Error('not an order');
  const shown = workOrderRecord.withPhotos(
    workOrderRecord.apply(order, input, order),
    new Map([['photo000000000000000', 'blob:1']]),
  );
  expect(shown.imageUrls).toEqual(['/entry.jpg', 'blob:1']);
});

it('an edit without a change is no work', () => {
  const order = aWorkOrder();
  const base = mergedWorkOrderOf(formOf(valuesOf(order)));
  const same = { base, assignedNames: [], label: 'Edit' };
  expect(editWork(order, valuesOf(order), same)).toBeNull();
  const sam = { userId: 'sam00000000000000000', name: 'Sam Ortiz' };
  const assigned = { ...valuesOf(order), assignedUserIds: [sam.userId] };
  const work = editWork(order, assigned, { ...same, assignedNames: [sam] });
  expect(work?.input([]).edit).toEqual({ assignedUserIds: { added: [sam.userId], removed: [] } });
  const after = workOrderRecord.read(work?.optimistic?.value);
  if (after === undefined) throw new Error('not an order');
  expect(workOrderRecord.apply(order, work?.input([]), after).assignedNames).toEqual([sam]);
});
