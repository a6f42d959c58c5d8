// Which text a refused sign-in gets.
import type { Refusal } from '../../platform/api/problem.ts';

export type SignInFailure = 'wrong' | 'offline' | 'noAnswer' | 'tooMany' | 'other' | SsoFailure;

/** How a visit to another provider can end, as the address of the sign-in page says it. */
export const ssoFailures = ['noAccount', 'failed', 'unavailable'] as const;
export type SsoFailure = (typeof ssoFailures)[number];

export function failureOf(
  { code, status }: Pick<Refusal, 'code' | 'status'>,
  { isOffline }: Readonly<{ isOffline: boolean }>,
): SignInFailure {
  if (code === 'signIn.wrong') return 'wrong';
  if (status === 429) return 'tooMany';
  // A request can also be cut off while there is a network.
  return status === 0 ? (isOffline ? 'offline' : 'noAnswer') : 'other';
}
