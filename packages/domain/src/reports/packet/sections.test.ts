import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Actor, Permission } from '../../permissions/index.ts';
import { anyActor, anySchool } from '../../permissions/testing/arbitraries.ts';
import { anActor, cedarCreek, oakHill } from '../../permissions/testing/index.ts';
import { runs } from '../../testing/index.ts';
import { packetSections, packetSectionsFor } from './index.ts';

const on = { enableWorkOrders: true, enableEops: true };
const needed = [
  'download administrative reports',
  'download entry reports',
  'view entries',
  'manage tasks',
  'todo eops',
] as const satisfies readonly Permission[];

function holding(permissions: readonly Permission[], forSchools: readonly string[] | null): Actor {
  const value = {
    hasPermission: true,
    always: forSchools === null,
    forSchools: [...(forSchools ?? [])],
    internalKey: 0,
  };
  return anActor({ features: on, permissions: Object.fromEntries(permissions.map((one) => [one, value])) });
}

it('one school needs the permissions there, the whole district needs them everywhere', () => {
  const atOakHill = holding(needed, [oakHill]);
  expect(packetSectionsFor(atOakHill, oakHill)).toEqual(packetSections);
  expect(packetSectionsFor(atOakHill, cedarCreek)).toEqual([]);
  expect(packetSectionsFor(atOakHill, null)).toEqual([]);
  expect(packetSectionsFor(holding(needed, null), null)).toEqual(packetSections);
});

it('each section needs its download permission and that of its records', () => {
  const without = (...lost: Permission[]) =>
    packetSectionsFor(
      holding(
        needed.filter((one) => !lost.includes(one)),
        null,
      ),
      null,
    );
  expect(without('download administrative reports')).toEqual(['walks', 'concerns']);
  expect(without('download entry reports')).toEqual(['drills', 'backlog', 'plans']);
  expect(without('view entries')).toEqual(['drills', 'backlog', 'plans']);
  expect(without('manage tasks')).toEqual(['drills', 'walks', 'concerns', 'plans']);
  expect(without('todo eops')).toEqual(['drills', 'walks', 'concerns', 'backlog']);
});

it('features that are off are left out', () => {
  const actor = { ...holding(needed, null), features: { enableWorkOrders: false, enableEops: false } };
  expect(packetSectionsFor(actor, null)).toEqual(['drills', 'walks', 'concerns']);
});

it('the district never has more than each of its schools', () => {
  fc.assert(
    fc.property(anyActor, anySchool, (actor, schoolId) => {
      const atSchool = packetSectionsFor(actor, schoolId);
      expect(packetSectionsFor(actor, null).every((section) => atSchool.includes(section))).toBe(true);
      expect(actor.isDisabled && atSchool.length > 0).toBe(false);
    }),
    runs(100),
  );
});
