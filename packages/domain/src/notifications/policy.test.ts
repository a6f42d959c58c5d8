import { expect, it } from 'vitest';
import { anActor, anActorInRole, providerStaff } from '../permissions/testing/index.ts';
import { everywhere, roles } from '../permissions/index.ts';
import { canReadMessages } from './index.ts';

it('provider staff read the sent messages', () => {
  expect(canReadMessages(providerStaff)).toBe(true);
});

it('disabled provider staff do not', () => {
  expect(canReadMessages({ ...providerStaff, isDisabled: true })).toBe(false);
});

it.each(roles)('no district user does: %s', (role) => {
  expect(canReadMessages(anActorInRole(role))).toBe(false);
});

it('no permission grants it', () => {
  expect(
    canReadMessages(anActor({ permissions: { 'manage users': everywhere, 'manage district': everywhere } })),
  ).toBe(false);
});
