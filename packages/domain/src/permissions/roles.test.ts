import { describe, expect, it } from 'vitest';
import {
  isDistrictLevelByDefault,
  isDistrictRole,
  isPrimarilyTaskUserByDefault,
  isSelectableRole,
  knownRoleSchema,
  oldRoles,
  roles,
  roleSchema,
  titleSuggestions,
} from './index.ts';

describe('roles', () => {
  it('are fourteen, each with its defaults', () => {
    const facts = roles.map((role) => [
      role,
      isDistrictRole(role),
      isDistrictLevelByDefault(role),
      isPrimarilyTaskUserByDefault(role),
    ]);
    expect(facts).toEqual([
      ['schooldog_master_admin', true, true, false],
      ['district_safety_coordinator', true, true, false],
      ['district_nonsafety_coordinator', true, true, false],
      ['principal', false, false, false],
      ['assistant_principal', false, false, false],
      ['sro_district', true, true, false],
      ['sro', false, false, false],
      ['custodial_supervisor', true, true, false],
      ['custodial', false, false, false],
      ['educator', false, false, false],
      ['clerical', false, false, false],
      ['work_order_submitter', false, false, false],
      ['maintenance_supervisor', false, true, true],
      ['maintenance_staff', false, false, true],
    ]);
  });

  it.each(oldRoles)('include the old label %s, which cannot be chosen', (role) => {
    expect(knownRoleSchema.parse(role)).toBe(role);
    expect(roleSchema.safeParse(role).success).toBe(false);
    expect(isSelectableRole(role)).toBe(false);
  });

  it('come with thirteen suggestions for a title', () => {
    expect(new Set(titleSuggestions).size).toBe(13);
  });
});
