import { problem } from '@schooldog/domain/problems';
import { type PasswordOwner, passwordWeakness } from '@schooldog/domain/signIn';
import { commonPasswords } from './commonPasswords.ts';

/** Refuses what everybody tries, and what is mainly the person's own name or address. */
export function mustBeGoodPassword(password: string, person: PasswordOwner): void {
  const weakness = passwordWeakness(password, person, commonPasswords);
  if (weakness !== null) throw problem(`password.${weakness}`);
}
