import { expect, it } from 'vitest';
import { searchText } from './searchText.ts';

it('whatever an address says becomes text, and what is no text becomes none', () => {
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
