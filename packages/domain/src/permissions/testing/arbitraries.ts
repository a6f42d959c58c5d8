import fc from 'fast-check';
import {
  type Actor,
  oldRoles,
  permissions,
  type PermissionValue,
  type PermissionValues,
  roles,
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

export const anyActor: fc.Arbitrary<Actor> = fc
  .record({
    role: fc.constantFrom(...roles, ...oldRoles),
    isDistrictLevel: fc.boolean(),
    roleSchoolIds: fc.uniqueArray(anySchool),
    isSchoolDogStaff: fc.boolean(),
    isDisabled: fc.boolean(),
    permissions: anyValues,
    features: fc.record({ enableWorkOrders: fc.boolean(), enableEops: fc.boolean() }),
  })
  .map(anActor);
