import { describe, expect, it } from 'vitest';
import { gateOf, isAvailable, permissionGroups, permissions } from './index.ts';

const workOrderPermissions = [
  'propose tasks',
  'be proposed tasks',
  'manage tasks',
  'manage tasks settings',
  'manage task users',
] as const;

describe('permissions', () => {
  it('are twenty-eight, each once', () => {
    expect(permissions).toHaveLength(28);
    expect(new Set(permissions).size).toBe(28);
  });

  it('are each in exactly one group of the editor', () => {
    const grouped = permissionGroups.flatMap((group): readonly string[] => group.permissions);
    expect(grouped.toSorted()).toEqual([...permissions].toSorted());
  });

  it('depend on work orders or emergency plans where they belong to them', () => {
    for (const permission of permissions) {
      const isOfWorkOrders = workOrderPermissions.some((name) => name === permission);
      const gate = isOfWorkOrders ? 'enableWorkOrders' : permission === 'todo eops' ? 'enableEops' : null;
      expect([permission, gateOf(permission)]).toEqual([permission, gate]);
    }
  });

  it('exist only while their feature is on', () => {
    const onlyPlans = { enableWorkOrders: false, enableEops: true };
    const missing = permissions.filter((permission) => !isAvailable(permission, onlyPlans));
    expect(missing).toEqual(workOrderPermissions);
    const onlyWorkOrders = { enableWorkOrders: true, enableEops: false };
    expect(permissions.filter((permission) => !isAvailable(permission, onlyWorkOrders))).toEqual([
      'todo eops',
    ]);
  });
});
