import { expect, it } from 'vitest';
import { mayAskForPush, type PushFacts } from './index.ts';

const rightMoment: PushFacts = { isOnline: true, isSignedIn: true, permission: 'default', timesAsked: 0 };

it('asks a signed-in person who is online and has not decided', () => {
  expect(mayAskForPush(rightMoment)).toBe(true);
});

it.each([
  ['without a network', { isOnline: false }],
  ['while nobody is signed in', { isSignedIn: false }],
  ['who has allowed it', { permission: 'granted' }],
  ['who has refused it', { permission: 'denied' }],
] as const)('asks nobody %s', (_when, fact) => {
  expect(mayAskForPush({ ...rightMoment, ...fact })).toBe(false);
});

it('asks a second time, and never a third', () => {
  expect([0, 1, 2, 3, 50].map((timesAsked) => mayAskForPush({ ...rightMoment, timesAsked }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
