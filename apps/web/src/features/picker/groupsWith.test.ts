import { expect, it } from 'vitest';
import { groupsWith } from './groupsWith.ts';

const jose = { value: 'jose', label: 'José Núñez' };
const paul = { value: 'paul', label: 'Paul Reed' };
const groups = [
  { group: 'District', items: [jose] },
  { group: 'Oak Hill', items: [paul] },
];

it('finds among those seen before by every word, capitals and accents aside', () => {
  expect(groupsWith(groups, '  ')).toEqual(groups);
  expect(groupsWith(groups, ' NUNEZ jose ')).toEqual([{ group: 'District', items: [jose] }]);
  expect(groupsWith(groups, 'paul núñez')).toEqual([]);
});
