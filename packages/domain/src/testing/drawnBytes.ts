import { expect } from 'vitest';
import { seedOf } from './runs.ts';

let drawnFor = '';
let state = 0;

/** In place of bytes by chance. They follow from the file and the name of the test, and its order of draws. */
export function drawnBytes(count: number): Uint8Array<ArrayBuffer> {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const test = `${testPath.slice(testPath.lastIndexOf('/'))} ${currentTestName}`;
  if (test !== drawnFor) {
    drawnFor = test;
    state = seedOf(test);
  }
  return Uint8Array.from({ length: count }, () => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    // The low bits of these numbers repeat soon.
    return state >>> 24;
  });
}
