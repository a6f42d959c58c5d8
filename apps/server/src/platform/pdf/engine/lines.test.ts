import { expect, it } from 'vitest';
import { createFonts } from './fonts.ts';
import { breakLines } from './lines.ts';

it('breaks a word of any length without measuring more of it than a line holds', () => {
  let longest = 0;
  const lines = breakLines([{ text: `One ${'a'.repeat(20_000)} two`, weight: 'regular' }], {
    width: 500,
    fonts: createFonts(() => undefined),
    measure: ({ text }) => {
      longest = Math.max(longest, text.length);
      return text.length * 5;
    },
  });
  expect(longest).toBeLessThanOrEqual(100);
  const texts = lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''));
  expect(texts.slice(0, 2)).toEqual(['One', 'a'.repeat(100)]);
  expect(texts.join('').length).toBe(20_007);
});
