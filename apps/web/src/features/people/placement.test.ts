import { expect, it } from 'vitest';
import { placementOf } from './placement.ts';

const names = new Map([
  ['a', 'Oak Hill'],
  ['b', 'Maple Grove'],
  ['c', 'Willow Lake'],
]);
const at = (...roleSchoolIds: string[]) => placementOf({ isDistrictUser: false, roleSchoolIds }, names);

it('names up to two schools and counts more', () => {
  expect(at('a')).toEqual({ kind: 'named', names: ['Oak Hill'] });
  expect(at('a', 'b')).toEqual({ kind: 'named', names: ['Maple Grove', 'Oak Hill'] });
  expect(at('a', 'b', 'c')).toEqual({ kind: 'counted', count: 3 });
  expect(at('a', 'gone')).toEqual({ kind: 'counted', count: 2 });
});

it('says all schools of a district user, and none where there is none', () => {
  expect(placementOf({ isDistrictUser: true, roleSchoolIds: ['a'] }, names)).toEqual({ kind: 'all' });
  expect(at()).toEqual({ kind: 'none' });
});
