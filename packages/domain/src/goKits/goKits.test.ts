import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../permissions/index.ts';
import {
  anActorInRole,
  oakHill,
  principalOfOakHill,
  providerStaff,
  safetyCoordinator,
} from '../permissions/testing/index.ts';
import { runs } from '../testing/index.ts';
import {
  canOpenGoKits,
  goKitRules,
  latestOf,
  validUntilAfter,
  validUntilOnDevice,
  whyKitEnds,
  whyNotValid,
} from './index.ts';

const inUse = { schoolId: oakHill, isSchoolArchived: false };
const archived = { ...inUse, isSchoolArchived: true };
const gateOff = { ...safetyCoordinator, features: { ...safetyCoordinator.features, enableEops: false } };

describe('who keeps a kit', () => {
  it('readers of the plans of the school do, provider staff never', () => {
    const custodian = anActorInRole('custodial');
    expect(whyNot(goKitRules.keep, principalOfOakHill, inUse)).toBeNull();
    expect(whyNot(goKitRules.keep, providerStaff, inUse)?.code).toBe('goKit.notAllowed');
    expect(whyNot(goKitRules.keep, custodian, inUse)?.code).toBe('goKit.notAllowed');
    expect([principalOfOakHill, providerStaff, custodian].map(canOpenGoKits)).toEqual([true, false, false]);
  });

  it('a kit ends with the right, the school, the person or the gate', () => {
    expect(whyKitEnds(principalOfOakHill, inUse)).toBeNull();
    expect(whyKitEnds(principalOfOakHill, archived)).toBe('schoolArchived');
    expect(whyKitEnds(principalOfOakHill, { ...inUse, schoolId: 'another' })).toBe('notAllowed');
    expect(whyKitEnds({ ...principalOfOakHill, isDisabled: true }, inUse)).toBe('notAllowed');
    expect(whyKitEnds(gateOff, inUse)).toBe('notAllowed');
  });
});

describe('how long it opens', () => {
  const confirmed = new Date('2026-11-01T12:00:00.000Z');
  const validUntil = validUntilAfter(confirmed);
  const times = { validUntil, latestSeen: confirmed };
  const after = (milliseconds: number) => new Date(confirmed.getTime() + milliseconds);
  const day = 24 * 60 * 60 * 1000;

  it('14 days after the last contact, to the millisecond', () => {
    expect(validUntil.toISOString()).toBe('2026-11-15T12:00:00.000Z');
    expect(whyNotValid(times, after(14 * day))).toBeNull();
    expect(whyNotValid(times, after(14 * day + 1))).toBe('expired');
  });

  it('14 days by the clock of the device, where that is behind', () => {
    expect(validUntilOnDevice(validUntil, after(0))).toEqual(validUntil);
    expect(validUntilOnDevice(validUntil, after(3 * day))).toEqual(validUntil);
    expect(validUntilOnDevice(validUntil, after(-300 * day))).toEqual(after(-286 * day));
  });

  it('not when the clock is behind the latest time seen, apart from small corrections', () => {
    const seen = { validUntil, latestSeen: after(5 * day) };
    expect(whyNotValid(seen, after(5 * day - 60_000))).toBeNull();
    expect(whyNotValid(seen, after(5 * day - 60_001))).toBe('clockBehind');
    expect(whyNotValid({ validUntil, latestSeen: after(20 * day) }, after(2 * day))).toBe('clockBehind');
  });

  it('no way of setting the clock opens it for more than 14 days and a minute', () => {
    const steps = fc.array(fc.integer({ min: -20 * day, max: 20 * day }), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (moves) => {
        let seen: Date = confirmed;
        let furthest = confirmed;
        for (const move of moves) {
          const now = after(move);
          if (whyNotValid({ validUntil, latestSeen: seen }, now) !== null) break;
          expect(now.getTime()).toBeGreaterThanOrEqual(furthest.getTime() - 60_000);
          seen = latestOf(seen, now);
          furthest = seen;
        }
        expect(furthest.getTime()).toBeLessThanOrEqual(validUntil.getTime());
      }),
      runs(100),
    );
  });
});
