import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import { followMerges, maxMergeDepth, mergeRefusal, type OptionsById } from './index.ts';

type Option = { id: string; mergedIntoId: string | null };

function options(...ways: [string, string | null][]): OptionsById<Option> {
  return new Map(ways.map(([id, mergedIntoId]) => [id, { id, mergedIntoId }]));
}

const chain = (length: number) =>
  options(
    ...Array.from({ length: length + 1 }, (_, at): [string, string | null] => [
      `o${at}`,
      at === length ? null : `o${at + 1}`,
    ]),
  );

describe('following merges', () => {
  it('ends at the remaining option', () => {
    expect(followMerges('a', options(['a', 'b'], ['b', 'c'], ['c', null]))?.id).toBe('c');
    expect(followMerges('c', options(['c', null]))?.id).toBe('c');
    expect(followMerges('x', options(['c', null]))).toBeNull();
  });

  it('follows at most twenty steps, and stops where the chain is broken', () => {
    expect(followMerges('o0', chain(maxMergeDepth))?.id).toBe(`o${maxMergeDepth}`);
    expect(followMerges('o0', chain(maxMergeDepth + 5))?.id).toBe(`o${maxMergeDepth}`);
    expect(followMerges('a', options(['a', 'gone']))?.id).toBe('a');
  });

  it('terminates even on a stored cycle', () => {
    expect(followMerges('a', options(['a', 'b'], ['b', 'a']))).not.toBeNull();
  });
});

describe('a merge', () => {
  it('is rejected where it makes a cycle, goes too deep, or names an unknown option', () => {
    const three = options(['a', 'b'], ['b', null], ['c', null]);
    expect(mergeRefusal('b', 'a', three)).toBe('circle');
    expect(mergeRefusal('b', 'b', three)).toBe('same');
    expect(mergeRefusal('b', 'x', three)).toBe('unknown');
    expect(mergeRefusal('b', 'c', three)).toBeNull();
    const long = new Map([...chain(maxMergeDepth), ['z', { id: 'z', mergedIntoId: null }] as const]);
    expect(mergeRefusal(`o${maxMergeDepth}`, 'z', long)).toBe('tooDeep');
    expect(mergeRefusal('z', 'o0', long)).toBe('tooDeep');
  });

  it('that is allowed never makes a cycle or a chain that is too long, whatever was merged before', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const step = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const state = new Map<string, Option>(ids.map((id) => [id, { id, mergedIntoId: null }]));
        for (const [from, into] of steps) {
          if (state.get(from)?.mergedIntoId === null && mergeRefusal(from, into, state) === null) {
            state.set(from, { id: from, mergedIntoId: into });
          }
        }
        for (const id of ids) expect(followMerges(id, state)?.mergedIntoId).toBeNull();
      }),
      runs(100),
    );
  });
});
