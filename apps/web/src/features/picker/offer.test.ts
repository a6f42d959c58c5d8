import { hashKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isCached } from '../../platform/localDatabase/offlineCache.ts';
import { offerQuery, selfQuery } from './offer.ts';

const keyOf = (input: object) => [['users', 'findPeople'], { input, type: 'query' }];
const limits = { permission: 'receive safety alerts', atSchoolId: 'oakHill' } as const;
/** As the picker has them: with all limits, set or not. */
const ofPicker = { ids: undefined, schoolId: undefined, ...limits };

it('is the same question whether the picker asks or somebody before it, and its answer is kept', () => {
  const asked = [offerQuery(limits), selfQuery(limits, 'ana')].map(keyOf);
  const picked = [offerQuery(ofPicker), selfQuery(ofPicker, 'ana')].map(keyOf);
  expect(asked.map(hashKey)).toEqual(picked.map(hashKey));
  expect(asked.every(isCached)).toBe(true);
});

it('is another one for every school, and one that is not kept when something is typed', () => {
  const elsewhere = { ...limits, atSchoolId: 'mapleGrove' };
  expect(hashKey(keyOf(offerQuery(elsewhere)))).not.toBe(hashKey(keyOf(offerQuery(limits))));
  expect(isCached(keyOf(offerQuery(limits, 'reed')))).toBe(false);
});
