import { expect, it } from 'vitest';
import { foldText, textMatcher, wordsOf } from './textSearch.ts';

it('capitals, accents and spaces around do not matter', () => {
  expect(foldText('  SEÑAL ﬁja ')).toBe('senal fija');
  expect(wordsOf(' Niño   PÉREZ ')).toEqual(['nino', 'perez']);
});

it('every word must stand in one of the texts, in any order', () => {
  const matches = textMatcher('hill OÁK');
  expect(matches('Oak Hill Elementary')).toBe(true);
  expect(matches('Oak Street', 'Hill')).toBe(true);
  expect(matches('Oak Street')).toBe(false);
});

it('a word does not run over the end of a text', () => {
  expect(textMatcher('oakhill')('Oak', 'Hill')).toBe(false);
});

it('nothing typed matches everything', () => {
  expect(textMatcher('  ')('Oak Hill')).toBe(true);
});
