import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { changeOf, changeOfShare, percentOf } from './index.ts';

const share = (part: number, whole: number) => ({ part, whole });

describe('a count', () => {
  it.each([
    [12, 10, { kind: 'up', by: 20 }],
    [8, 10, { kind: 'down', by: 20 }],
    [0, 40, { kind: 'tooFew' }],
    [4, 40, { kind: 'tooFew' }],
    [40, 4, { kind: 'tooFew' }],
    [5, 5, { kind: 'same' }],
    [104, 100, { kind: 'same' }],
    [105, 100, { kind: 'up', by: 5 }],
    [1049, 1000, { kind: 'same' }],
    [95, 100, { kind: 'down', by: 5 }],
    [40, null, { kind: 'notRecorded' }],
  ])('of %i after %s', (now, before, change) => {
    expect(changeOf({ now, before })).toEqual(change);
  });

  it('never names a change under five percent, nor one of fewer than five', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (now, before) => {
        const change = changeOf({ now, before });
        expect(change.kind === 'tooFew').toBe(Math.min(now, before) < 5);
        fc.pre('by' in change);
        expect(change.by).toBeGreaterThanOrEqual(5);
        expect(change.kind === 'up').toBe(now > before);
        expect(Math.abs((Math.abs(now - before) * 100) / before - change.by)).toBeLessThanOrEqual(0.5);
      }),
      runs(100),
    );
  });
});

describe('a share', () => {
  it.each([
    [share(31, 40), share(28, 40), { kind: 'up', by: 8 }],
    [share(28, 40), share(31, 40), { kind: 'down', by: 8 }],
    [share(31, 40), share(30, 40), { kind: 'same' }],
    [share(4, 4), share(1, 40), { kind: 'tooFew' }],
    [share(1, 40), share(0, 0), { kind: 'tooFew' }],
    [share(1, 40), null, { kind: 'notRecorded' }],
  ])('of %o after %o', (now, before, change) => {
    expect(changeOfShare({ now, before })).toEqual(change);
  });

  it('is all or nothing only where it is', () => {
    expect([share(199, 200), share(1, 900), share(0, 0), share(7, 7)].map(percentOf)).toEqual([
      99, 1, 0, 100,
    ]);
  });
});
