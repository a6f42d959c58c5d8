import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  atSchools,
  everywhere,
  lacksSchools,
  normalizePermissions,
  nowhere,
  permissions,
  permissionValuesSchema,
  schoolsOfValue,
} from './index.ts';
import { anyValues } from './testing/arbitraries.ts';
import { mapleGrove, oakHill } from './testing/index.ts';

describe('a permission value', () => {
  it('grants everywhere, at its schools, or nowhere', () => {
    expect(schoolsOfValue(everywhere)).toBe('all');
    expect(schoolsOfValue(atSchools([oakHill]))).toEqual([oakHill]);
    expect(schoolsOfValue(nowhere)).toEqual([]);
    expect(schoolsOfValue(undefined)).toEqual([]);
  });

  it('grants nothing while it is not ticked, whatever else it contains', () => {
    expect(schoolsOfValue({ ...everywhere, hasPermission: false, forSchools: [oakHill] })).toEqual([]);
  });

  it('lacks its schools when it is ticked for none', () => {
    expect(lacksSchools(atSchools([]))).toBe(true);
    expect([everywhere, atSchools([oakHill]), nowhere].map(lacksSchools)).toEqual([false, false, false]);
  });

  it.each([
    { 'fly helicopters': everywhere },
    { 'view entries': { ...everywhere, always: 'yes' } },
    { 'view entries': { ...everywhere, forSchools: ['short'] } },
    { 'view entries': { ...everywhere, internalKey: -1 } },
    { 'view entries': null },
    ['view entries'],
  ])('is rejected as %j', (values) => {
    expect(permissionValuesSchema.safeParse(values).success).toBe(false);
  });

  it('is accepted with the schools it names', () => {
    const values = { 'view entries': atSchools([oakHill]), 'log entries': everywhere };
    expect(permissionValuesSchema.parse(values)).toEqual(values);
  });
});

describe('the normal form', () => {
  it('keeps what is held, with each school once and in order', () => {
    const values = {
      'view entries': { ...atSchools([oakHill, mapleGrove, oakHill]), internalKey: 7 },
      'log entries': { ...everywhere, forSchools: [oakHill] },
      'manage users': atSchools([]),
      'manage district': { ...nowhere, always: true },
    };
    expect(normalizePermissions(values)).toEqual({
      'log entries': everywhere,
      'view entries': atSchools([mapleGrove, oakHill]),
    });
  });

  it('grants the same as before, and is its own normal form', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const normal = normalizePermissions(values);
        expect(normalizePermissions(normal)).toEqual(normal);
        for (const permission of permissions) {
          const before = schoolsOfValue(values[permission]);
          const after = schoolsOfValue(normal[permission]);
          expect(after === 'all' ? after : new Set(after)).toEqual(
            before === 'all' ? before : new Set(before),
          );
        }
      }),
      runs(100),
    );
  });
});
