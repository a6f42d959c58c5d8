import fc from 'fast-check';
import {
  type Actor,
  oldRoles,
  permissions,
  type PermissionValue,
  type PermissionValues,
  roles,
  type WorkOrderRules,
} from '../index.ts';
import { anActor, cedarCreek, mapleGrove, oakHill, testId } from './index.ts';

export const anySchool = fc.constantFrom(oakHill, mapleGrove, cedarCreek, testId('elmStreet'));
export const anyPermission = fc.constantFrom(...permissions);

export const anyValue: fc.Arbitrary<PermissionValue> = fc.record({
  hasPermission: fc.boolean(),
  always: fc.boolean(),
  forSchools: fc.array(anySchool, { maxLength: 5 }),
  internalKey: fc.nat(),
});

export const anyValues: fc.Arbitrary<PermissionValues> = fc
  .array(fc.tuple(anyPermission, anyValue), { maxLength: 40 })
  .map((entries) => Object.fromEntries(entries));

const anyRestriction = fc.constantFrom('workOrderStaff' as const, 'workOrderManagers' as const, null);

/** The boards of the tests of work orders. */
export const anyBoard = fc.constantFrom(testId('grounds'), testId('security'));

const anyWorkOrderRules: fc.Arbitrary<WorkOrderRules> = fc.record({
  restrictAssignment: anyRestriction,
  restrictSchedule: anyRestriction,
  restrictBoards: anyRestriction,
  restrictStatusChange: fc.boolean(),
  restrictStaffView: fc.boolean(),
  approvers: fc.constantFrom('managersAtSchool' as const, 'workOrderManagers' as const, null),
  hiddenBoardIds: fc.uniqueArray(anyBoard),
});

export const anyActor: fc.Arbitrary<Actor> = fc
  .record({
    role: fc.constantFrom(...roles, ...oldRoles),
    isDistrictLevel: fc.boolean(),
    roleSchoolIds: fc.uniqueArray(anySchool),
    isSchoolDogStaff: fc.boolean(),
    isDisabled: fc.boolean(),
    isPrimarilyTaskUser: fc.boolean(),
    permissions: anyValues,
    features: fc.record({ enableWorkOrders: fc.boolean(), enableEops: fc.boolean() }),
    workOrderRules: anyWorkOrderRules,
  })
  .map(anActor);
