import { expect, it } from 'vitest';
import {
  custodianOfOakHill,
  safetyCoordinator,
  testId,
  principalOfOakHill,
} from '../permissions/testing/index.ts';
import {
  canManageRecurring,
  isNeglected,
  mergedSeriesOf,
  type RunOutcome,
  type SeriesForm,
  seriesFormOf,
  seriesFormSchema,
  seriesProblem,
} from './index.ts';

const form: SeriesForm = {
  title: 'Change the filters',
  schoolIds: [testId('oakHill'), testId('mapleGrove')],
  recurrenceStartDate: '2026-12-01',
  recurrenceEndDate: null,
  recurrenceInterval: 3,
  recurrenceUnit: 'Months',
  closedDayRule: 'next',
  whileOpen: 'skip',
  workOrderData: {
    description: 'Change the filters of every air handler.',
    priority: 'Medium',
    boardId: null,
    assignedUserIds: [testId('custodian')],
    location: 'Mechanical room',
    locationDataProfileId: null,
    locationDataProfileOptionId: null,
    notes: '',
    customFields: {},
    dueInDays: 14,
  },
};
const tomorrow = '2026-11-18';

it('reads back from its merged fields as it was', () => {
  expect(seriesFormOf(mergedSeriesOf(form))).toEqual(form);
  expect(seriesFormSchema.parse(form)).toEqual(form);
});

it.each([0, 1000, 1.5])('an interval of %d is not valid', (recurrenceInterval) => {
  expect(seriesFormSchema.safeParse({ ...form, recurrenceInterval }).success).toBe(false);
});

it('checks dates against today only when they are new or changed', () => {
  const past = { ...form, recurrenceStartDate: '2026-11-17' };
  expect(seriesProblem(form, null, tomorrow)).toBeNull();
  expect(seriesProblem(past, null, tomorrow)).toBe('startTooEarly');
  expect(seriesProblem(past, past, tomorrow)).toBeNull();
  expect(seriesProblem({ ...form, recurrenceEndDate: '2026-11-30' }, null, tomorrow)).toBe('endBeforeStart');
  const ended = { ...past, recurrenceEndDate: '2026-11-17' };
  expect(seriesProblem(ended, past, tomorrow)).toBe('endTooEarly');
  expect(seriesProblem(ended, ended, tomorrow)).toBeNull();
});

it('takes a place from a list only for one school', () => {
  const workOrderData = { ...form.workOrderData, locationDataProfileOptionId: testId('room') };
  expect(seriesProblem({ ...form, workOrderData }, null, tomorrow)).toBe('placeNeedsOneSchool');
  expect(
    seriesProblem({ ...form, workOrderData, schoolIds: [testId('oakHill')] }, null, tomorrow),
  ).toBeNull();
});

it('is neglected after five dates in a row with an untouched order; closed days do not count', () => {
  const run = (outcome: RunOutcome, isUntouched = true) => ({ outcome, isUntouched });
  const five = [run('made'), run('skippedOpen'), run('skippedClosed'), run('made'), run('made'), run('made')];
  expect(isNeglected(five)).toBe(true);
  expect(isNeglected(five.slice(1))).toBe(false);
  expect(isNeglected([run('made', false), ...five])).toBe(false);
});

it('is for those who manage the settings of work orders', () => {
  expect(canManageRecurring(safetyCoordinator)).toBe(true);
  expect(canManageRecurring(principalOfOakHill)).toBe(false);
  expect(canManageRecurring(custodianOfOakHill)).toBe(false);
  const features = { enableWorkOrders: false, enableEops: true };
  expect(canManageRecurring({ ...safetyCoordinator, features })).toBe(false);
});
