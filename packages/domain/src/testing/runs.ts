import { expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether properties are tried as often as they ask for, and what all draws of the run begin from. */
    chance: Readonly<{ isWhole: boolean; seed: string }>;
  }
}

const fewest = 20;

/** A tenth of `most` in `npm test`, but not few; all in a whole run. */
export function triesOf(most: number, isWhole: boolean): number {
  return isWhole ? most : Math.min(most, Math.max(fewest, Math.ceil(most / 10)));
}

/**
 * How often a property is tried, and with which draws. They follow from the name of the test, so that the same commit tries the same values.
 */
export function runs(most: number): Readonly<{ numRuns: number; seed: number }> {
  const { isWhole, seed } = inject('chance');
  const { currentTestName = '' } = expect.getState();
  return { numRuns: triesOf(most, isWhole), seed: seedOf(`${seed}${currentTestName}`) };
}

/** A number of 32 bits from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
