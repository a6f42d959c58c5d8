import { expect, it } from 'vitest';
import { passwordAdvice } from './passwordAdvice.ts';

const owner = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@district.test' };

it.each([
  ['', { level: 'empty', missing: 12 }],
  ['oak', { level: 'short', missing: 9 }],
  ['elevenchars', { level: 'short', missing: 1 }],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', { level: 'weak', missing: 0 }],
  ['abcabcabcabc', { level: 'weak', missing: 0 }],
  ['ada-lovelace-2026', { level: 'weak', missing: 0 }],
  ['lantern-oak7', { level: 'enough', missing: 0 }],
  ['four words you can remember', { level: 'strong', missing: 0 }],
])('%j', (password, advice) => {
  expect(passwordAdvice(password, owner)).toEqual(advice);
});
