import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  abilities,
  allOf,
  anyOf,
  everywhere,
  holdsPermission,
  holdsPermissionAtSchool,
  holdsPermissionSomewhere,
  isOfDistrict,
  isProviderStaff,
  may,
  not,
  type Permission,
  type Rule,
} from './index.ts';
import { anyActor } from './testing/arbitraries.ts';
import {
  anActor,
  cedarCreek,
  custodianOfOakHill,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from './testing/index.ts';

type Visit = { schoolId: string; leaderId: string; isSchoolLed: boolean };

const isLeader: Rule<Visit> = (actor, visit) => actor.userId === visit.leaderId;
const managePermissionFor = (visit: Visit): Permission =>
  visit.isSchoolLed ? 'manage entries' : 'manage other entries';
const isManager = allOf(
  holdsPermissionAtSchool('view entries'),
  holdsPermissionAtSchool(managePermissionFor),
);

const visitRules = {
  view: anyOf(isLeader, holdsPermissionAtSchool('view entries')),
  complete: anyOf(isLeader, isManager),
  join: allOf(holdsPermissionSomewhere('log entries'), not(isLeader)),
  recount: holdsPermission('view data insights'),
  announce: isOfDistrict,
  repair: isProviderStaff,
};

const visit: Visit = { schoolId: oakHill, leaderId: custodianOfOakHill.userId, isSchoolLed: true };

describe('a policy that reads as sentences', () => {
  it('answers for its leader, a custodian', () => {
    expect(abilities(visitRules, custodianOfOakHill, visit)).toEqual({
      view: true,
      complete: true,
      join: false,
      recount: false,
      announce: false,
      repair: false,
    });
  });

  it('answers for the principal, by who led and where', () => {
    const all = { view: true, complete: true, join: true, recount: false, announce: false, repair: false };
    expect(abilities(visitRules, principalOfOakHill, visit)).toEqual(all);
    expect(abilities(visitRules, principalOfOakHill, { ...visit, isSchoolLed: false })).toEqual({
      ...all,
      complete: false,
    });
    expect(abilities(visitRules, principalOfOakHill, { ...visit, schoolId: cedarCreek })).toEqual({
      ...all,
      view: false,
      complete: false,
    });
  });

  it('answers for coordinator and provider staff', () => {
    const all = { view: true, complete: true, join: true, recount: true, announce: true, repair: false };
    expect(abilities(visitRules, safetyCoordinator, visit)).toEqual(all);
    expect(abilities(visitRules, providerStaff, visit)).toEqual({ ...all, repair: true });
  });

  it('requires every part of allOf', () => {
    const blindManager = anActor({ permissions: { 'manage entries': everywhere } });
    expect(may(isManager, blindManager, visit)).toBe(false);
  });

  it('lets a disabled person do nothing, leader or not', () => {
    fc.assert(
      fc.property(anyActor, (actor) => {
        const disabled = { ...actor, isDisabled: true };
        const led = { ...visit, leaderId: disabled.userId };
        expect(Object.values(abilities(visitRules, disabled, led))).not.toContain(true);
      }),
      runs(100),
    );
  });

  it('follows the laws of and, or and not', () => {
    const rules = fc.array(fc.boolean(), { maxLength: 4 });
    fc.assert(
      fc.property(rules, (answers) => {
        const parts = answers.map(
          (answer): Rule<unknown> =>
            () =>
              answer,
        );
        const actor = anActor();
        expect(anyOf(...parts)(actor, visit)).toBe(answers.includes(true));
        expect(allOf(...parts)(actor, visit)).toBe(!answers.includes(false));
        expect(not(anyOf(...parts))(actor, visit)).toBe(allOf(...parts.map(not))(actor, visit));
      }),
      runs(100),
    );
  });
});
