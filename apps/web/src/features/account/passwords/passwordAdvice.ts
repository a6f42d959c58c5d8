// Advice while the user types a new password. The server, which knows more words, decides.
import { minPasswordLength, passwordWeakness, type PasswordOwner } from '@schooldog/domain/signIn';

export type PasswordAdvice = Readonly<{
  level: 'empty' | 'short' | 'weak' | 'enough' | 'strong';
  missing: number;
}>;

const strongLength = 18;
const noWords: ReadonlySet<string> = new Set();

export function passwordAdvice(password: string, owner: PasswordOwner): PasswordAdvice {
  const missing = Math.max(0, minPasswordLength - password.length);
  if (password === '') return { level: 'empty', missing };
  if (missing > 0) return { level: 'short', missing };
  if (passwordWeakness(password, owner, noWords) !== null) return { level: 'weak', missing };
  return { level: password.length < strongLength ? 'enough' : 'strong', missing };
}

/** How much of the bar is filled, in quarters. */
export const filledQuarters = { empty: 0, short: 1, weak: 1, enough: 3, strong: 4 } as const;
