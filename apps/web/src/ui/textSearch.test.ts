import { expect, it } from 'vitest';
import { textMatcher, wordsOf } from './textSearch.ts';

it('case, accents and outer spaces do not matter', () => {
  expect(wordsOf(' Niño   PÉREZ ')).toEqual(['nino', 'perez']);
});

it('every word must occur in one of the texts, in any order', () => {
  const matches = textMatcher('hill OÁK');
  expect(matches('Oak Hill Elementary')).toBe(true);
  expect(matches('Oak Street', 'Hill')).toBe(true);
  expect(matches('Oak Street')).toBe(false);
});

it('a word does not match across the end of a text', () => {
  expect(textMatcher('oakhill')('Oak', 'Hill')).toBe(false);
});

it('an empty search matches everything', () => {
  expect(textMatcher('  ')('Oak Hill')).toBe(true);
});
