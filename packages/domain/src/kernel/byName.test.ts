import { expect, it } from 'vitest';
import { byName } from './byName.ts';

it('names sort where people look for them', () => {
  const names = ['School 10', 'Élan', 'school 2', 'Zebra', 'Oak', 'eagle', 'oak'];
  expect(names.toSorted(byName)).toEqual(['eagle', 'Élan', 'oak', 'Oak', 'school 2', 'School 10', 'Zebra']);
});

it('sorts by the language of the reader where it is given', () => {
  const names = ['ñandú', 'nube', 'oso'];
  expect(names.toSorted((a, b) => byName(a, b, 'es'))).toEqual(['nube', 'ñandú', 'oso']);
  expect(names.toSorted((a, b) => byName(a, b))).toEqual(['ñandú', 'nube', 'oso']);
});
