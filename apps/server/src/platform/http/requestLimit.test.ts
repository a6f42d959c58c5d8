import { expect, it } from 'vitest';
import { createRequestLimit } from './requestLimit.ts';

const time = { now: new Date('2026-11-16T14:00:00Z') };
const letPass = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};

it('applies to one session and one minute', () => {
  const limit = createRequestLimit(3, () => time.now);
  expect([limit('a'), limit('a'), limit('a')]).toEqual([null, null, null]);
  letPass(20_000);
  expect([limit('a'), limit('b'), limit(null)]).toEqual([40, null, null]);
  letPass(40_000);
  expect(limit('a')).toBeNull();
});

it('can be switched off', () => {
  const limit = createRequestLimit(0, () => time.now);
  expect(Array.from({ length: 10_000 }, () => limit('a')).some((wait) => wait !== null)).toBe(false);
});

it('tracks a bounded number of sessions', () => {
  const limit = createRequestLimit(1, () => time.now);
  expect([limit('a'), limit('a')]).toEqual([null, 60]);
  for (let index = 0; index < 50_000; index += 1) limit(`made up ${index}`);
  expect(limit('a')).toBeNull();
});
