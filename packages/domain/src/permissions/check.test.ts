import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  actorSchema,
  atSchools,
  canViewDistrict,
  everywhere,
  gateOf,
  holds,
  holdsAt,
  holdsSomewhere,
  isDistrictUser,
  permissions,
  schoolsWith,
  schoolsWithAnyOf,
  sourceTypeFor,
} from './index.ts';
import { anyActor, anyPermission, anySchool, anyValue } from './testing/arbitraries.ts';
import {
  anActor,
  cedarCreek,
  maintenanceSupervisor,
  mapleGrove,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
  technicianOfOakHill,
} from './testing/index.ts';

const neverForStaff = new Set(['be proposed tasks', 'receive safety alerts']);
const implies = (premise: boolean, conclusion: boolean) => !premise || conclusion;

describe('examples', () => {
  it('the principal of Oak Hill views entries there and nowhere else', () => {
    expect(holds(principalOfOakHill, 'view entries')).toBe(false);
    expect(holdsAt(principalOfOakHill, 'view entries', oakHill)).toBe(true);
    expect(holdsAt(principalOfOakHill, 'view entries', cedarCreek)).toBe(false);
    expect(holdsSomewhere(principalOfOakHill, 'view entries')).toBe(true);
    expect(schoolsWith(principalOfOakHill, 'view entries')).toEqual([oakHill]);
    expect(holdsSomewhere(principalOfOakHill, 'manage users')).toBe(false);
  });

  it('the safety coordinator views entries everywhere', () => {
    expect(schoolsWith(safetyCoordinator, 'view entries')).toBe('all');
    expect(holds(safetyCoordinator, 'view entries')).toBe(true);
    expect(holdsAt(safetyCoordinator, 'view entries', cedarCreek)).toBe(true);
  });

  it('several permissions reach the schools of each, every school once', () => {
    const partner = anActor({
      permissions: {
        'log entries': atSchools([oakHill, mapleGrove]),
        'view entries': atSchools([mapleGrove, cedarCreek]),
        'record drills': everywhere,
      },
    });
    expect(schoolsWithAnyOf(partner, ['log entries', 'view entries'])).toEqual([
      oakHill,
      mapleGrove,
      cedarCreek,
    ]);
    expect(schoolsWithAnyOf(partner, ['log entries', 'record drills'])).toBe('all');
    expect(schoolsWithAnyOf(partner, ['manage users'])).toEqual([]);
    expect(schoolsWithAnyOf(partner, [])).toEqual([]);
  });

  it('a technician keeps the permission for work orders while they are off, without its effect', () => {
    const features = { enableWorkOrders: false, enableEops: true };
    const technician = { ...technicianOfOakHill, features };
    expect(holdsAt(technician, 'be proposed tasks', oakHill)).toBe(false);
    expect(holdsAt(technician, 'be proposed tasks', oakHill, { ignoreFeatureGates: true })).toBe(true);
  });
});

describe('who is a district user', () => {
  it.each([
    ['schooldog_master_admin', true],
    ['district_safety_coordinator', true],
    ['district_nonsafety_coordinator', true],
    ['principal', false],
    ['assistant_principal', false],
    ['sro_district', true],
    ['sro', false],
    ['custodial_supervisor', true],
    ['custodial', false],
    ['educator', false],
    ['clerical', false],
    ['work_order_submitter', false],
    ['maintenance_supervisor', false],
    ['maintenance_staff', false],
    ['school_safety_leader', false],
  ] as const)('by the role %s alone: %s', (role, expected) => {
    expect(isDistrictUser(anActor({ role }))).toBe(expected);
    expect(isDistrictUser(anActor({ role, isDistrictLevel: true }))).toBe(true);
    expect(isDistrictUser(anActor({ role, isSchoolDogStaff: true }))).toBe(true);
  });

  it('a maintenance supervisor is one through the flag that comes with the role', () => {
    expect(isDistrictUser(maintenanceSupervisor)).toBe(true);
    expect(isDistrictUser({ ...maintenanceSupervisor, isDistrictLevel: false })).toBe(false);
  });

  it('district users and those who manage the district view it, unless disabled', () => {
    const manager = anActor({ permissions: { 'manage district': everywhere } });
    expect([safetyCoordinator, providerStaff, manager].map(canViewDistrict)).toEqual([true, true, true]);
    expect(canViewDistrict(principalOfOakHill)).toBe(false);
    expect(canViewDistrict({ ...safetyCoordinator, isDisabled: true })).toBe(false);
  });

  it('an observation counts as district, school or partner', () => {
    expect(sourceTypeFor(safetyCoordinator, oakHill)).toBe('district');
    expect(sourceTypeFor(providerStaff, oakHill)).toBe('district');
    expect(sourceTypeFor(principalOfOakHill, oakHill)).toBe('school');
    expect(sourceTypeFor(principalOfOakHill, cedarCreek)).toBe('partner');
  });
});

describe('for any person', () => {
  it('a disabled one holds nothing', () => {
    fc.assert(
      fc.property(anyActor, anyPermission, fc.boolean(), (actor, permission, ignoreFeatureGates) => {
        const disabled = { ...actor, isDisabled: true };
        expect(schoolsWith(disabled, permission, { ignoreFeatureGates })).toEqual([]);
        expect(canViewDistrict(disabled)).toBe(false);
      }),
      runs(100),
    );
  });

  it('provider staff hold everything that is on, except permissions to take part in the work', () => {
    fc.assert(
      fc.property(anyActor, anyPermission, (actor, permission) => {
        const staff = { ...actor, isSchoolDogStaff: true, isDisabled: false };
        const gate = gateOf(permission);
        const isOn = gate === null || staff.features[gate];
        expect(holds(staff, permission)).toBe(isOn && !neverForStaff.has(permission));
        expect(holdsSomewhere(staff, permission)).toBe(holds(staff, permission));
        expect(holds(staff, permission, { ignoreFeatureGates: true })).toBe(!neverForStaff.has(permission));
      }),
      runs(100),
    );
  });

  it('holding it always means at every school, at one school means somewhere', () => {
    fc.assert(
      fc.property(anyActor, anyPermission, anySchool, (actor, permission, schoolId) => {
        const always = holds(actor, permission);
        const here = holdsAt(actor, permission, schoolId);
        expect(implies(always, here)).toBe(true);
        expect(implies(here, holdsSomewhere(actor, permission))).toBe(true);
        const schools = schoolsWith(actor, permission);
        expect(here).toBe(schools === 'all' || schools.includes(schoolId));
        expect(always).toBe(schools === 'all');
      }),
      runs(100),
    );
  });

  it('a feature that is off removes its permissions from every user', () => {
    fc.assert(
      fc.property(anyActor, anyPermission, (actor, permission) => {
        const features = { enableWorkOrders: false, enableEops: false };
        const held = holdsSomewhere({ ...actor, features }, permission);
        expect(held).toBe(gateOf(permission) === null && holdsSomewhere(actor, permission));
      }),
      runs(100),
    );
  });

  it('granting more or turning a feature on never takes anything away', () => {
    fc.assert(
      fc.property(
        anyActor,
        anyPermission,
        anyValue,
        anyPermission,
        anySchool,
        (actor, granted, value, permission, schoolId) => {
          const known = actor.permissions[granted];
          const more = {
            ...value,
            hasPermission: true,
            always: value.always || (known?.hasPermission === true && known.always),
            forSchools: [...value.forSchools, ...(known?.forSchools ?? [])],
          };
          const richer = {
            ...actor,
            features: { enableWorkOrders: true, enableEops: true },
            permissions: { ...actor.permissions, [granted]: more },
          };
          expect(implies(holds(actor, permission), holds(richer, permission))).toBe(true);
          const here = holdsAt(actor, permission, schoolId);
          expect(implies(here, holdsAt(richer, permission, schoolId))).toBe(true);
        },
      ),
      runs(100),
    );
  });

  it('the schools of several permissions are those at which one of them is held', () => {
    const anyPermissions = fc.uniqueArray(anyPermission, { maxLength: permissions.length });
    fc.assert(
      fc.property(anyActor, anyPermissions, anySchool, (actor, choices, schoolId) => {
        const schools = schoolsWithAnyOf(actor, choices);
        expect(schools === 'all' || schools.includes(schoolId)).toBe(
          choices.some((permission) => holdsAt(actor, permission, schoolId)),
        );
      }),
      runs(100),
    );
  });

  it('the record on the wire is the record itself', () => {
    fc.assert(
      fc.property(anyActor, (actor) => {
        expect(actorSchema.parse(JSON.parse(JSON.stringify(actor)))).toEqual(actor);
      }),
      runs(100),
    );
  });
});
