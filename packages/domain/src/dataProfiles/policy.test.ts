import { expect, it } from 'vitest';
import type { Actor } from '../permissions/index.ts';
import * as people from '../permissions/testing/index.ts';
import { canManageDataProfiles, canOpenDataProfiles, canUseDataProfiles } from './index.ts';

const { cedarCreek, oakHill } = people;

/** At their own school, Oak Hill, and at a foreign one. */
function abilities(actor: Actor) {
  const at = (may: (actor: Actor, schoolId: string) => boolean) => [
    may(actor, oakHill),
    may(actor, cedarCreek),
  ];
  return {
    open: canOpenDataProfiles(actor),
    manage: at(canManageDataProfiles),
    use: at(canUseDataProfiles),
  };
}

it.each([
  ['nonsafetyCoordinator', { open: true, manage: [true, true], use: [true, true] }],
  ['maintenanceSupervisor', { open: true, manage: [true, true], use: [true, true] }],
  ['principalOfOakHill', { open: true, manage: [true, false], use: [true, false] }],
  ['officerOfDistrict', { open: false, manage: [false, false], use: [true, true] }],
  ['educatorOfOakHill', { open: false, manage: [false, false], use: [true, false] }],
  ['submitterOfOakHill', { open: false, manage: [false, false], use: [true, false] }],
  ['providerStaff', { open: true, manage: [true, true], use: [true, true] }],
] as const)('%s', (name, expected) => {
  expect(abilities(people[name])).toEqual(expected);
});

it('a user who only proposes work orders sees no locations while work orders are off', () => {
  const features = { enableWorkOrders: false, enableEops: true };
  expect(canUseDataProfiles({ ...people.submitterOfOakHill, features }, oakHill)).toBe(false);
});
