import { expect, it } from 'vitest';
import { isOver, stepFailure, waitUntil } from './stepFailure.ts';

it.each([
  ['code.wrong', { triesLeft: 4 }, { text: 'wrong', triesLeft: 4 }],
  ['code.wrong', {}, { text: 'wrong', triesLeft: null }],
  ['code.expired', {}, { text: 'expired', triesLeft: null }],
  ['code.usedUp', {}, { text: 'usedUp', triesLeft: null }],
  ['code.tooManyTries', { retryAfterSeconds: 60 }, { text: 'tooManyTries', triesLeft: null }],
  ['server.fault', null, { text: 'other', triesLeft: null }],
])('%s %j', (code, data, failure) => {
  expect(stepFailure({ code, data })).toEqual(failure);
});

it('only a session that is gone means starting again', () => {
  expect(isOver({ code: 'session.needed' })).toBe(true);
  expect(isOver({ code: 'code.wrong' })).toBe(false);
});

it('whoever was too quick is told when to ask again', () => {
  const now = Date.parse('2026-03-02T08:00:00Z');
  expect(waitUntil({ code: 'code.tooSoon', data: { retryAfterSeconds: 20 } }, now)).toBe(
    '2026-03-02T08:00:20.000Z',
  );
  expect(waitUntil({ code: 'code.tooManySent', data: { retryAfterSeconds: 20 } }, now)).toBeNull();
});
