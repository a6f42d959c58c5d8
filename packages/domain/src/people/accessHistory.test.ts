import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atSchools,
  everywhere,
  nowhere,
  type Permission,
  type PermissionValue,
  type PermissionValues,
  permissions,
  schoolsOfValue,
} from '../permissions/index.ts';
import { runs } from '../testing/index.ts';
import { type AccessChange, type Given, heldPermissions } from './accessHistory.ts';

const anyValue = fc.oneof(
  fc.constantFrom(everywhere, nowhere),
  fc.array(fc.constantFrom('oak', 'pine', 'elm'), { maxLength: 3 }).map(atSchools),
);
const some = permissions.slice(0, 4);
const anyValues: fc.Arbitrary<PermissionValues> = fc
  .tuple(...some.map(() => fc.option(anyValue)))
  .map((values) => {
    const held: { [permission in Permission]?: PermissionValue } = {};
    for (const [at, permission] of some.entries()) held[permission] = values[at] ?? nowhere;
    return held;
  });

const extentOf = (values: PermissionValues, permission: Permission) => {
  const schools = schoolsOfValue(values[permission]);
  return schools === 'all' ? 'all' : [...new Set(schools)].toSorted().join(' ');
};

/** Oldest first, one save after the other. */
function changesBetween(states: readonly PermissionValues[]): AccessChange<PermissionValues>[] {
  return states.slice(1).map((to, at) => ({
    time: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
    byUserId: `user ${at}`,
    from: states[at] ?? {},
    to,
  }));
}

/** Goes forward through the history and notes each time that an extent changes. */
function replayed(changes: readonly AccessChange<PermissionValues>[], permission: Permission): Given | null {
  let given: Given | null = null;
  for (const { from, to, time, byUserId } of changes)
    if (extentOf(from, permission) !== extentOf(to, permission)) given = { time, byUserId };
  return given;
}

describe('since when a permission is held', () => {
  it('is what a replay of the whole history finds', () => {
    fc.assert(
      fc.property(fc.array(anyValues, { minLength: 1, maxLength: 12 }), (states) => {
        const changes = changesBetween(states);
        const present = states.at(-1) ?? {};
        const held = heldPermissions(present, changes.toReversed());
        expect(held.map(({ permission }) => permission)).toEqual(
          permissions.filter((permission) => extentOf(present, permission) !== ''),
        );
        for (const { permission, schools, given } of held) {
          expect(schools).toEqual(schoolsOfValue(present[permission]));
          expect(given).toEqual(replayed(changes, permission));
        }
      }),
      runs(100),
    );
  });

  it('is unknown where the present extent never came about in the history', () => {
    fc.assert(
      fc.property(fc.array(anyValues, { maxLength: 8 }), anyValues, (states, present) => {
        const changes = changesBetween(states);
        const last = states.at(-1) ?? {};
        const known = heldPermissions(present, changes.toReversed()).filter(({ given }) => given !== null);
        for (const { permission } of known)
          expect(extentOf(last, permission)).toBe(extentOf(present, permission));
      }),
      runs(100),
    );
  });

  it('begins with a new account, and again when the schools change', () => {
    const created = { time: '2026-08-01T12:00:00.000Z', byUserId: 'ana', from: {} };
    const first = { 'view entries': everywhere, 'log entries': atSchools(['oak', 'pine']) };
    const second = { ...first, 'log entries': atSchools(['pine']) };
    const third = { ...second, 'log entries': atSchools(['pine', 'pine']) };
    const changes = [
      { time: '2026-11-01T12:00:00.000Z', byUserId: null, from: second, to: third },
      { time: '2026-10-01T12:00:00.000Z', byUserId: 'ben', from: first, to: second },
      { ...created, to: first },
    ];
    expect(heldPermissions(third, changes)).toEqual([
      {
        permission: 'log entries',
        schools: ['pine', 'pine'],
        given: expect.objectContaining({ byUserId: 'ben' }),
      },
      { permission: 'view entries', schools: 'all', given: expect.objectContaining({ byUserId: 'ana' }) },
    ]);
    expect(heldPermissions(third, []).map(({ given }) => given)).toEqual([null, null]);
  });
});
