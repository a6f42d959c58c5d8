import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  atSchools,
  compactPermissions,
  defaultPermissions,
  everywhere,
  expandPermissions,
  fitsClaimLimit,
  normalizePermissions,
  permissionClaimLimit,
  permissions,
  type PermissionValues,
  roles,
} from './index.ts';
import { anyValues } from './testing/arbitraries.ts';
import { mapleGrove, oakHill, testId } from './testing/index.ts';

function schools(count: number): string[] {
  return Array.from({ length: count }, (_, index) => testId(`school${index}x`));
}

/** How many schools the defaults of a school role can reach before they no longer fit. */
function mostSchools(role: (typeof roles)[number]): number {
  let count = 0;
  const fits = (roleSchoolIds: string[]) =>
    fitsClaimLimit(defaultPermissions(role, { isDistrictLevel: false, roleSchoolIds }));
  while (fits(schools(count + 1))) count += 1;
  return count;
}

describe('the compact form', () => {
  it('writes each school once, with the permissions held there', () => {
    const values = {
      'log entries': everywhere,
      'view entries': atSchools([oakHill, mapleGrove]),
      'manage entries': atSchools([oakHill]),
    };
    expect(compactPermissions(values)).toBe(`a;${mapleGrove}c;${oakHill}cd`);
  });

  it('is empty for a user who holds nothing', () => {
    expect(compactPermissions({})).toBe('');
    expect(expandPermissions('')).toEqual({});
  });

  it('never changes its letters', () => {
    const everything: PermissionValues = Object.fromEntries(
      permissions.map((permission) => [permission, everywhere]),
    );
    expect(compactPermissions(everything)).toBe('abcdefghijklmnopqrstuvwxyzAB');
    expect(expandPermissions('y')).toEqual({ 'manage users': everywhere });
    expect(expandPermissions('B')).toEqual({ 'todo eops': everywhere });
  });

  it('comes back as what it was', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(expandPermissions(compactPermissions(values))).toEqual(normalizePermissions(values));
      }),
      runs(100),
    );
  });

  it('is the same for values that grant the same', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(compactPermissions(normalizePermissions(values))).toBe(compactPermissions(values));
      }),
      runs(100),
    );
  });

  it.each(['?', 'a;', 'Z', `a;${oakHill}`, `a;short`, `;${oakHill}Z`, `${oakHill}a`, 'a\n'])(
    'rejects %j',
    (text) => {
      expect(() => expandPermissions(text)).toThrow(
        expect.objectContaining({ code: 'permissions.malformed' }),
      );
    },
  );
});

describe('the limit of 984 characters', () => {
  it('is never reached by users who hold everything at all schools', () => {
    for (const role of roles) {
      expect(fitsClaimLimit(defaultPermissions(role, { isDistrictLevel: true, roleSchoolIds: [] }))).toBe(
        true,
      );
    }
  });

  it('is met exactly at 984', () => {
    const forty = Object.fromEntries([['log entries', atSchools(schools(44))]]);
    expect(compactPermissions(forty)).toHaveLength(968);
    // Sixteen more letters make 984, seventeen make one too many.
    const more = (count: number): PermissionValues => ({
      ...forty,
      ...Object.fromEntries(permissions.slice(1, count + 1).map((permission) => [permission, everywhere])),
    });
    expect(compactPermissions(more(16))).toHaveLength(permissionClaimLimit);
    expect(fitsClaimLimit(more(16))).toBe(true);
    expect(fitsClaimLimit(more(17))).toBe(false);
  });

  it('lets a principal of 20 schools pass and one of 40 not', () => {
    const principalOf = (count: number) =>
      defaultPermissions('principal', { isDistrictLevel: false, roleSchoolIds: schools(count) });
    expect(compactPermissions(principalOf(20))).toHaveLength(820);
    expect(fitsClaimLimit(principalOf(20))).toBe(true);
    expect(fitsClaimLimit(principalOf(40))).toBe(false);
  });

  it('stops the default school roles at these numbers of schools', () => {
    expect({
      principal: mostSchools('principal'),
      assistant_principal: mostSchools('assistant_principal'),
      sro: mostSchools('sro'),
      custodial: mostSchools('custodial'),
      educator: mostSchools('educator'),
      clerical: mostSchools('clerical'),
      work_order_submitter: mostSchools('work_order_submitter'),
      maintenance_staff: mostSchools('maintenance_staff'),
    }).toEqual({
      principal: 24,
      assistant_principal: 25,
      sro: 28,
      custodial: 36,
      educator: 42,
      clerical: 41,
      work_order_submitter: 44,
      maintenance_staff: 41,
    });
  });
});
