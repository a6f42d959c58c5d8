import { describe, expect, it } from 'vitest';
import {
  codeLimits,
  codeSchema,
  isRecentSignIn,
  pendingSignInMilliseconds,
  recentSignInMilliseconds,
  recoveryCodeSchema,
  secondFactorFor,
} from './index.ts';

describe('who needs a second step', () => {
  it.each([
    [{ hasFactor: false, isSchoolDogStaff: false, staffNeedFactor: true }, 'notNeeded'],
    [{ hasFactor: true, isSchoolDogStaff: false, staffNeedFactor: true }, 'needed'],
    [{ hasFactor: true, isSchoolDogStaff: false, staffNeedFactor: false }, 'needed'],
    [{ hasFactor: true, isSchoolDogStaff: true, staffNeedFactor: false }, 'needed'],
    [{ hasFactor: true, isSchoolDogStaff: true, staffNeedFactor: true }, 'needed'],
    [{ hasFactor: false, isSchoolDogStaff: true, staffNeedFactor: true }, 'enrolment'],
    [{ hasFactor: false, isSchoolDogStaff: true, staffNeedFactor: false }, 'notNeeded'],
    [{ hasFactor: false, isSchoolDogStaff: false, staffNeedFactor: false }, 'notNeeded'],
  ] as const)('%o: %s', (person, state) => {
    expect(secondFactorFor(person)).toBe(state);
  });
});

describe('codes', () => {
  it('are six digits, spaces around them aside', () => {
    expect(codeSchema.parse(' 012345 ')).toBe('012345');
    const wrong = ['', '12345', '1234567', '12345a', '123 456', '１２３４５６'];
    expect(wrong.filter((typed) => codeSchema.safeParse(typed).success)).toEqual([]);
  });

  it('recovery codes are accepted in any case, with or without the dash', () => {
    for (const typed of ['abcde-fgh23', 'ABCDE-FGH23', ' abcdefgh23 ', 'ab cde - fgh 23']) {
      expect(recoveryCodeSchema.parse(typed)).toBe('abcdefgh23');
    }
    const wrong = ['', 'abcde-fgh2', 'abcde-fgh234', 'abcde_fgh23', 'abcdé-fgh23'];
    expect(wrong.filter((typed) => recoveryCodeSchema.safeParse(typed).success)).toEqual([]);
  });

  it('live ten minutes, for five tries, five an hour, half a minute apart', () => {
    expect(codeLimits).toEqual({
      lifetimeMilliseconds: 600_000,
      tries: 5,
      sendsPerHour: 5,
      resendAfterMilliseconds: 30_000,
    });
    expect(pendingSignInMilliseconds).toBe(600_000);
  });
});

it('a sign-in is recent for ten minutes, to the millisecond', () => {
  const then = new Date('2026-09-01T12:00:00.000Z');
  const after = (milliseconds: number) => new Date(then.getTime() + milliseconds);
  expect(recentSignInMilliseconds).toBe(600_000);
  expect(isRecentSignIn(then, then)).toBe(true);
  expect(isRecentSignIn(then, after(600_000))).toBe(true);
  expect(isRecentSignIn(then, after(600_001))).toBe(false);
});
