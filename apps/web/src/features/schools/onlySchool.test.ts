import { expect, it } from 'vitest';
import { onlySchool } from './onlySchool.ts';

const oakHill = { id: 'oakHill', name: 'Oak Hill' };
const elm = { id: 'elm', name: 'Elm' };
const group = (...schools: (typeof oakHill)[]) => ({ id: null, name: null, schools });

it('a form takes the only school there is, and no other', () => {
  expect(onlySchool([group(oakHill)], 'form')).toBe('oakHill');
  expect(onlySchool([group(oakHill), group(elm)], 'form')).toBeNull();
  expect(onlySchool([], 'form')).toBeNull();
});

it('a filter never chooses by itself: whoever belongs to no school must still be found', () => {
  expect(onlySchool([group(oakHill)], 'filter')).toBeNull();
});
