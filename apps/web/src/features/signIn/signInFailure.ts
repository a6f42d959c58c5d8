// Which text a refused sign-in gets.
import type { Refusal } from '../../platform/api/problem.ts';
import { type Unanswered, unanswered } from '../../platform/session/refused.ts';

export type SignInFailure = Unanswered | 'wrong' | 'tooMany' | 'other' | SsoFailure;

/** How a visit to another provider can end, as the address of the sign-in page says it. */
export const ssoFailures = ['noAccount', 'failed', 'unavailable'] as const;
export type SsoFailure = (typeof ssoFailures)[number];

export function failureOf(
  { code, status }: Pick<Refusal, 'code' | 'status'>,
  network: Readonly<{ isOffline: boolean }>,
): SignInFailure {
  if (code === 'signIn.wrong') return 'wrong';
  if (status === 429) return 'tooMany';
  return status === 0 ? unanswered(network) : 'other';
}
