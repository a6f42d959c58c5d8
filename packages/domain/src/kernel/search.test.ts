import { describe, expect, it } from 'vitest';
import { foldText, matchesSearch, searchedWords } from './index.ts';

it('case, accents, strokes and outer spaces do not matter', () => {
  expect(foldText('  SEÑAL ﬁja ')).toBe('senal fija');
  expect(foldText('Nguyễn Łukasz Đặng Ørsted')).toBe('nguyen lukasz dang orsted');
});

describe('the words of a search', () => {
  it.each([
    [' Niño   PÉREZ ', ['nino', 'perez']],
    ['Room A-12', ['room', 'a', '12']],
    ['latch Latches lat', ['latches']],
    ['100% _done_ C:\\temp', ['100', 'done', 'c', 'temp']],
    ["O'Brien «ñu» 東京", ['o', 'brien', 'nu', '東京']],
    ['%', []],
    ['  ', []],
    ['\u0000', []],
  ])('of %j', (typed, words) => {
    expect(searchedWords(typed)).toEqual(words);
  });

  it('are at most ten, of at most forty letters each', () => {
    expect(searchedWords('b c d e f g h i j k l m')).toEqual('bcdefghijk'.split(''));
    expect(searchedWords('é'.repeat(90))).toEqual(['e'.repeat(40)]);
    expect(searchedWords(`${'-'.repeat(100)}latch`)).toEqual([]);
  });
});

describe('a search', () => {
  const texts = ['The latch does not close.', 'Room 214', 'Ana Núñez'];
  it.each([
    ['latch', true],
    ['LATCH nunez', true],
    ['lat 21', true],
    ['atch', false],
    ['latch 215', false],
    ['latch %', true],
    ['%', false],
    ['_', false],
    ['', true],
    ['  ', true],
  ])('for %j', (typed, isFound) => {
    expect(matchesSearch(typed, texts)).toBe(isFound);
  });

  it('finds a long word by its beginning', () => {
    const word = 'x'.repeat(60);
    expect(matchesSearch(`${word}y`, [word])).toBe(true);
  });
});
