import { expect, it } from 'vitest';
import { anActor, anActorInRole, providerStaff } from '../permissions/testing/index.ts';
import { everywhere, roles } from '../permissions/index.ts';
import { canReadMessages } from './index.ts';

it('the people of the provider read the messages', () => {
  expect(canReadMessages(providerStaff)).toBe(true);
});

it('a disabled one does not', () => {
  expect(canReadMessages({ ...providerStaff, isDisabled: true })).toBe(false);
});

it.each(roles)('nobody of the district does: %s', (role) => {
  expect(canReadMessages(anActorInRole(role))).toBe(false);
});

it('nor does any permission give it', () => {
  expect(
    canReadMessages(anActor({ permissions: { 'manage users': everywhere, 'manage district': everywhere } })),
  ).toBe(false);
});
