import { expect, it } from 'vitest';
import { seenOf } from './seenOf.ts';

it('says nothing of hidden entries when somebody deletes one of their own', () => {
  expect(seenOf({ counted: 2, first: 2, total: 1 })).toEqual({ shown: 1, count: 1, isAll: true });
});

it('says how many there are beyond those that one may see, also after a deletion', () => {
  expect(seenOf({ counted: 5, first: 3, total: 3 })).toEqual({ shown: 3, count: 5, isAll: false });
  expect(seenOf({ counted: 5, first: 3, total: 2 })).toEqual({ shown: 2, count: 4, isAll: false });
});

it('believes the chart until an answer is there, and the answer where it is newer', () => {
  expect(seenOf({ counted: 5, first: undefined, total: undefined })).toMatchObject({ count: 5, isAll: true });
  expect(seenOf({ counted: 5, first: 6, total: 6 })).toEqual({ shown: 6, count: 6, isAll: true });
});
