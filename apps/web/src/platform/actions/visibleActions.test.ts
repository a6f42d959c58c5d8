import { quickActions } from '@schooldog/domain/dashboard';
import { educatorOfOakHill, providerStaff } from '@schooldog/domain/permissions/testing';
import { expect, it } from 'vitest';
import { visibleActions } from './visibleActions.ts';

const all = new Map(quickActions.map((action) => [action, true]));

it('shows what the user may start, in the order of the menu', () => {
  expect(visibleActions(educatorOfOakHill, all)).toEqual(['createWorkOrder', 'startWalk', 'logEntry']);
  expect(visibleActions(providerStaff, all)).toEqual(quickActions);
});

it('hides what the product cannot do yet', () => {
  expect(visibleActions(providerStaff, new Map())).toEqual([]);
  expect(visibleActions(providerStaff, new Map([['recordDrill', true]]))).toEqual(['recordDrill']);
});
