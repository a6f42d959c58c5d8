import { expect, it } from 'vitest';
import { isStorable, isStorableUrl } from './storableText.ts';

it.each([
  ['plain text', 'José, 学校, 🚌', true],
  ['NUL', 'a\u0000b', false],
  ['half a character', 'bus \ud83d', false],
  ['NUL deep inside', { a: [{ b: 'x\u0000' }] }, false],
  ['NUL as a name', { 'a\u0000': 1 }, false],
  ['no text at all', { a: [1, null, true] }, true],
  ['nothing', undefined, true],
])('%s', (_name, value, expected) => {
  expect(isStorable(value)).toBe(expected);
});

it('addresses are checked as received', () => {
  expect(isStorableUrl('/api/users?search=Jos%C3%A9')).toBe(true);
  expect(isStorableUrl('/api/users?search=a%00')).toBe(false);
  expect(isStorableUrl('/api/users?search=%ED%A0%80')).toBe(false);
});
