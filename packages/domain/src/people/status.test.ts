import { expect, it } from 'vitest';
import { statusOf } from './index.ts';

it('an account is disabled first of all, and invited until the first sign-in', () => {
  expect(statusOf({ isDisabled: false, isSetUp: true })).toBe('active');
  expect(statusOf({ isDisabled: false, isSetUp: false })).toBe('invited');
  expect(statusOf({ isDisabled: true, isSetUp: true })).toBe('disabled');
  expect(statusOf({ isDisabled: true, isSetUp: false })).toBe('disabled');
});
