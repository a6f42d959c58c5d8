import { expect, it } from 'vitest';
import { promptFor } from './prompt.ts';

it('asks for the account picker, unless the provider declares that it has none', () => {
  expect(promptFor(undefined, false)).toEqual({ prompt: 'select_account' });
  expect(promptFor(['none', 'login', 'select_account'], false)).toEqual({ prompt: 'select_account' });
  expect(promptFor(['none', 'login', 'consent'], false)).toEqual({ prompt: 'login' });
  expect(promptFor(['none'], false)).toEqual({});
});

it('asks for a new sign-in at the provider when a user signs in again, as far as the provider supports it', () => {
  expect(promptFor(['login', 'select_account'], true)).toEqual({ prompt: 'login' });
  expect(promptFor(undefined, true)).toEqual({ prompt: 'select_account', max_age: '0' });
  expect(promptFor(['none'], true)).toEqual({ max_age: '0' });
});
