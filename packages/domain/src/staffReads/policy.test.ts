import { expect, it } from 'vitest';
import * as people from '../permissions/testing/index.ts';
import { canReadStaffReads } from './index.ts';

it('is for master administrators and the staff themselves', () => {
  const { masterAdmin, safetyCoordinator, principalOfOakHill, providerStaff } = people;
  expect(
    Object.entries({ masterAdmin, safetyCoordinator, principalOfOakHill, providerStaff })
      .filter(([, actor]) => canReadStaffReads(actor))
      .map(([name]) => name),
  ).toEqual(['masterAdmin', 'providerStaff']);
  expect(canReadStaffReads({ ...masterAdmin, isDisabled: true })).toBe(false);
});
