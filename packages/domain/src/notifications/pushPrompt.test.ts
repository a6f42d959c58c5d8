import { expect, it } from 'vitest';
import { mayAskForPush, type PushFacts } from './index.ts';

const rightMoment: PushFacts = { isOnline: true, isSignedIn: true, permission: 'default', timesAsked: 0 };

it('asks a signed-in person who is online and has not decided', () => {
  expect(mayAskForPush(rightMoment)).toBe(true);
});

it.each([
  ['without a network', { isOnline: false }],
  ['without a session', { isSignedIn: false }],
  ['after it was allowed', { permission: 'granted' }],
  ['after it was denied', { permission: 'denied' }],
] as const)('does not ask %s', (_when, fact) => {
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
