import { updateBetween } from '@schooldog/domain/settings';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannerReturnsAfter, promptFor, type Situation } from './prompt.ts';

const now = Date.parse('2026-09-07T12:00:00Z');
const quiet: Situation = { update: 'none', isReady: false, isOffline: false, dismissedAt: null, now };

describe('a minor version', () => {
  const minor: Situation = { ...quiet, update: updateBetween('0.1.0', '0.2.0') };

  it('shows a banner', () => {
    expect(promptFor(minor)).toEqual({ kind: 'banner' });
  });

  it('stays hidden for two hours after it was dismissed', () => {
    expect(bannerReturnsAfter).toBe(2 * 60 * 60 * 1000);
    const dismissed = { ...minor, dismissedAt: now };
    expect(promptFor(dismissed)).toEqual({ kind: 'none', returnsIn: 7_200_000 });
    expect(promptFor({ ...dismissed, now: now + 7_199_999 })).toEqual({ kind: 'none', returnsIn: 1 });
    expect(promptFor({ ...dismissed, now: now + 7_200_000 })).toEqual({ kind: 'banner' });
  });

  it('is never hidden for longer, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (jump) => {
        const prompt = promptFor({ ...minor, dismissedAt: now, now: now + jump });
        expect(
          prompt.kind === 'banner' || (prompt.kind === 'none' && (prompt.returnsIn ?? 0) <= 7_200_000),
        ).toBe(true);
      }),
      runs(100),
    );
  });

  it('stays hidden offline, unless it is already on the device', () => {
    expect(promptFor({ ...minor, isOffline: true })).toEqual({ kind: 'none', returnsIn: null });
    expect(promptFor({ ...minor, isOffline: true, isReady: true })).toEqual({ kind: 'banner' });
  });
});

describe('new files under the same version', () => {
  it('show the banner too', () => {
    expect(promptFor({ ...quiet, isReady: true })).toEqual({ kind: 'banner' });
  });
});

describe('a major version', () => {
  const major: Situation = { ...quiet, update: updateBetween('0.9.3', '1.0.0') };

  it('shows a dialog that cannot be dismissed', () => {
    expect(promptFor({ ...major, dismissedAt: now })).toEqual({ kind: 'dialog' });
  });

  it('asks to reconnect when it cannot be fetched', () => {
    expect(promptFor({ ...major, isOffline: true })).toEqual({ kind: 'reconnect' });
  });
});

describe('no new version', () => {
  it('shows nothing', () => {
    expect(promptFor(quiet)).toEqual({ kind: 'none', returnsIn: null });
    expect(promptFor({ ...quiet, update: updateBetween('1.2.0', '1.1.9') })).toEqual({
      kind: 'none',
      returnsIn: null,
    });
  });
});
