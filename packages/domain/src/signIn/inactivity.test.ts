import { expect, it } from 'vitest';
import { inactivity, isInactive, isWatchedForInactivity } from './index.ts';

it('is watched for provider staff, and for users who have it on', () => {
  const watched = (autoSignOut: boolean, isSchoolDogStaff: boolean) =>
    isWatchedForInactivity({ autoSignOut, isSchoolDogStaff });
  expect(watched(false, false)).toBe(false);
  expect(watched(true, false)).toBe(true);
  expect(watched(false, true)).toBe(true);
  expect(watched(true, true)).toBe(true);
});

it('begins after a day without activity, in summer and winter time alike', () => {
  for (const day of ['2026-03-07T12:00:00.000Z', '2026-11-01T04:00:00.000Z']) {
    const touched = new Date(day);
    const after = (milliseconds: number) => new Date(touched.getTime() + milliseconds);
    expect(isInactive(touched, after(24 * 60 * 60 * 1000 - 1))).toBe(false);
    expect(isInactive(touched, after(24 * 60 * 60 * 1000))).toBe(true);
  }
});

it('is checked every 30 seconds, with activity sampled every 5', () => {
  expect(inactivity).toEqual({
    signOutAfterMilliseconds: 86_400_000,
    checkEveryMilliseconds: 30_000,
    sampleEveryMilliseconds: 5_000,
  });
});
