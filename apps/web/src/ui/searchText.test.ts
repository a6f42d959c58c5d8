import { expect, it } from 'vitest';
import { searchText } from './searchText.ts';

it('any value of an address becomes text, and other types become none', () => {
  expect(['Oak', 2026, true, undefined, null, ['Oak'], { a: 1 }].map(searchText)).toEqual([
    'Oak',
    '2026',
    'true',
    '',
    '',
    '',
    '',
  ]);
});
