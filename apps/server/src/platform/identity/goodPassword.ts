import { problem } from '@schooldog/domain/problems';
import { type PasswordOwner, passwordWeakness } from '@schooldog/domain/signIn';
import { commonPasswords } from './commonPasswords.ts';

/** Rejects common passwords, and those that are mainly the user's own name or address. */
export function mustBeGoodPassword(password: string, person: PasswordOwner): void {
  const weakness = passwordWeakness(password, person, commonPasswords);
  if (weakness !== null) throw problem(`password.${weakness}`);
}
