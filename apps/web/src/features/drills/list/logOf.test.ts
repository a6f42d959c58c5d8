import { expect, it } from 'vitest';
import { logOf } from './logOf.ts';

const oak = 'oakHill0000000000000';
const elm = 'elmGrove000000000000';
const today = '2026-11-17';
const principal = { held: [oak], today };
const coordinator = { held: 'all', today } as const;

it('is of the only school of the viewer and of this school year', () => {
  expect(logOf({}, principal)).toEqual({ schoolId: oak, schoolYear: '2026-2027' });
});

it('is of the school and of the year that the filter chooses', () => {
  const filter = { schoolIds: [elm], from: '2025-09-01', to: '2026-05-31' };
  expect(logOf(filter, coordinator)).toEqual({ schoolId: elm, schoolYear: '2025-2026' });
  expect(logOf({ schoolIds: [elm], to: '2025-01-31' }, coordinator)).toMatchObject({
    schoolYear: '2024-2025',
  });
});

it('needs one school and one year', () => {
  expect(logOf({}, coordinator)).toBe('schoolIsOpen');
  expect(logOf({}, { held: [oak, elm], today })).toBe('schoolIsOpen');
  expect(logOf({ schoolIds: [oak, elm] }, coordinator)).toBe('schoolIsOpen');
  expect(logOf({ from: '2026-06-01', to: '2026-07-31' }, principal)).toBe('yearIsOpen');
});
