import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atSchools, everywhere, permissions, schoolsWith } from '../permissions/index.ts';
import { anyActor } from '../permissions/testing/arbitraries.ts';
import {
  anActor,
  mapleGrove,
  oakHill,
  principalOfOakHill,
  providerStaff,
} from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import { accessOf } from './index.ts';

const lineFor = (person: Parameters<typeof accessOf>[0], permission: (typeof permissions)[number]) =>
  accessOf(person).find((line) => line.permission === permission);

describe('what a person can see and do, and why', () => {
  it('a principal: at the school of the role, and nothing of the district', () => {
    expect(lineFor(principalOfOakHill, 'manage entries')).toEqual({
      permission: 'manage entries',
      allowed: true,
      schools: [oakHill],
      reason: 'givenAtSchools',
    });
    expect(lineFor(principalOfOakHill, 'manage users')).toEqual({
      permission: 'manage users',
      allowed: false,
      reason: 'notGiven',
    });
  });

  it('provider staff: everything because of their flag, except two permissions that they never hold', () => {
    const reasons = new Map<string, number>();
    for (const { reason } of accessOf(providerStaff)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    expect(Object.fromEntries(reasons)).toEqual({ providerStaff: permissions.length - 2, neverForStaff: 2 });
    expect(lineFor(providerStaff, 'be proposed tasks')?.reason).toBe('neverForStaff');
    expect(lineFor(providerStaff, 'receive safety alerts')?.reason).toBe('neverForStaff');
  });

  it('names what is missing: the feature, another permission, or only the tick', () => {
    const person = anActor({
      permissions: { 'propose tasks': everywhere, 'todo eops': atSchools([mapleGrove]) },
      features: { enableWorkOrders: false, enableEops: true },
    });
    expect(lineFor(person, 'propose tasks')?.reason).toBe('featureOff');
    expect(lineFor(person, 'todo eops')).toMatchObject({ schools: [mapleGrove], reason: 'givenAtSchools' });
    expect(lineFor(person, 'manage entries')?.reason).toBe('needsAnotherPermission');
    expect(lineFor(person, 'log entries')?.reason).toBe('notGiven');
    const logger = anActor({ permissions: { 'log entries': everywhere } });
    expect(lineFor(logger, 'log entries')?.reason).toBe('givenEverywhere');
    expect(lineFor(logger, 'send neighborhood watch')?.reason).toBe('notGiven');
    expect(lineFor({ ...providerStaff, features: person.features }, 'propose tasks')?.reason).toBe(
      'featureOff',
    );
  });

  it('a disabled user can do nothing, with that as the reason', () => {
    for (const line of accessOf({ ...providerStaff, isDisabled: true }))
      expect(line).toMatchObject({ allowed: false, reason: 'disabled' });
  });

  it('agrees with the permission checks for any user, one line for each permission', () => {
    fc.assert(
      fc.property(anyActor, (person) => {
        const lines = accessOf(person);
        expect(lines.map(({ permission }) => permission)).toEqual(permissions);
        const reached = lines.map((line) => (line.allowed ? line.schools : []));
        expect(reached).toEqual(permissions.map((permission) => schoolsWith(person, permission)));
      }),
      runs(100),
    );
  });
});
