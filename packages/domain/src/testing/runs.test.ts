import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, triesOf } from './runs.ts';

describe('how often a property is tried', () => {
  it('is a tenth in a run that is waited for, but not few', () => {
    expect([1000, 300, 150, 20, 8].map((most) => triesOf(most, false))).toEqual([100, 30, 20, 20, 8]);
  });

  it('is as often as it asks for in a whole run', () => {
    expect([1000, 150, 8].map((most) => triesOf(most, true))).toEqual([1000, 150, 8]);
  });
});

describe('what a property draws', () => {
  const draws = new Map<string, readonly number[]>();
  const drawn = () => {
    const values: number[] = [];
    fc.assert(
      fc.property(fc.nat(), (value) => void values.push(value)),
      runs(20),
    );
    return values;
  };

  it.each(['one', 'another'])('is the same each time in test %s', (name) => {
    draws.set(name, drawn());
    expect(drawn()).toEqual(draws.get(name));
  });

  it('differs between tests', () => {
    expect(drawn()).not.toEqual(draws.get('one'));
    expect(draws.get('one')).not.toEqual(draws.get('another'));
  });
});
