import { expect, it } from 'vitest';
import type { Actor } from '../permissions/index.ts';
import { principalOfOakHill, providerStaff } from '../permissions/testing/index.ts';
import { canHaveCalendarFeed, feedKinds } from './index.ts';

const withFeatures = (features: Partial<Actor['features']>): Actor => ({
  ...principalOfOakHill,
  features: { enableWorkOrders: true, enableEops: true, ...features },
});

it('everyone of the district may have one while enabled, provider staff never', () => {
  const people = [principalOfOakHill, { ...principalOfOakHill, isDisabled: true }, providerStaff];
  expect(people.map(canHaveCalendarFeed)).toEqual([true, false, false]);
});

it.each([
  ['all features', withFeatures({}), ['workOrder', 'drill', 'certification']],
  ['work orders off', withFeatures({ enableWorkOrders: false }), ['drill', 'certification']],
  ['emergency plans off', withFeatures({ enableEops: false }), ['workOrder', 'drill']],
  ['no permission at all', { ...withFeatures({}), permissions: {} }, []],
])('with %s it holds what the person may see', (_, actor, kinds) => {
  expect(feedKinds(actor)).toEqual(kinds);
});
