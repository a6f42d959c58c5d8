import { expect, it } from 'vitest';
import { followUpsOf } from './followUpsOf.ts';

const plan = (id: string) => ({ id, description: 'Fix the latch', priority: 'High' as const });
const entry = {
  createdSafetyAlertIds: ['alert'],
  createdTaskIds: ['made'],
  tasksToAddOnSubmission: [plan('made'), plan('waiting')],
};

it('counts a planned order once it is made as made', () => {
  const features = { enableWorkOrders: true, enableEops: true };
  expect(followUpsOf(entry, { features })).toEqual({
    createdSafetyAlertIds: ['alert'],
    createdTaskIds: ['made'],
    planned: [plan('waiting')],
  });
});

it('has no work orders in a district without them', () => {
  const features = { enableWorkOrders: false, enableEops: true };
  expect(followUpsOf(entry, { features })).toEqual({
    createdSafetyAlertIds: ['alert'],
    createdTaskIds: [],
    planned: [],
  });
});
