// Why a new password was not taken: something about the password itself, or something around it.
import { maxPasswordLength, minPasswordLength } from '@schooldog/domain/signIn';
import type { Refusal } from '../../../platform/api/problem.ts';
import { type Unanswered, unanswered } from '../../../platform/session/refused.ts';

export type PasswordFault = 'required' | 'tooShort' | 'tooLong' | 'common' | 'guessable';
export type NewPasswordFailure = Readonly<
  { field: PasswordFault; page: null } | { field: null; page: Unanswered | 'failed' | 'invalidLink' }
>;

/** What can be seen before anything is sent. */
export function faultOf(password: string): PasswordFault | null {
  if (password === '') return 'required';
  if (password.length < minPasswordLength) return 'tooShort';
  return password.length > maxPasswordLength ? 'tooLong' : null;
}

export function newPasswordFailure(
  { code, status }: Pick<Refusal, 'code' | 'status'>,
  network: Readonly<{ isOffline: boolean }>,
): NewPasswordFailure {
  if (code === 'password.common') return { field: 'common', page: null };
  if (code === 'password.guessable') return { field: 'guessable', page: null };
  if (code === 'link.invalid') return { field: null, page: 'invalidLink' };
  return { field: null, page: status === 0 ? unanswered(network) : 'failed' };
}
