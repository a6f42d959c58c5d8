// Password check. A wrong password, an unknown address and a disabled user look alike and take equally long.
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../api/context.ts';
import type { Reader } from '../database/database.ts';
import { isKnownPlace } from './knownPlaces.ts';
import { passwords, users } from './schema.ts';
import { recordSecurityEvent } from './securityEvents.ts';

/**
 * The user with this address and password, under the limits on guessing; null leaves a line in the security log.
 * After too many attempts on an account, only its owner passes, from a known network. All others have to wait, with
 * the right password or not, and after the same work: so an attacker learns neither whether the guess was right nor
 * whether the account exists.
 */
export async function ownerOf(
  { services, browser }: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const { db } = services.database;
  const now = services.clock();
  const tooMany = await services.limits.signIn(email, browser.address);
  const { passwords: hashing } = services.identity;
  // Created at the first sign-in of a process.
  const nobodys = await hashing.unknown();
  const credential = await credentialOf(db, email);
  const [isRight, mayPass] = await Promise.all([
    hashing.verify({ password, hash: credential?.hash ?? nobodys }),
    tooMany === null || isKnownPlace(db, { userId: credential?.userId ?? '', address: browser.address, now }),
  ]);
  if (credential !== null && isRight && mayPass && !credential.isDisabled) return credential.userId;
  if (tooMany !== null) throw tooMany;
  await recordSecurityEvent(db, {
    kind: 'signInRefused',
    time: now,
    userId: credential?.userId ?? null,
    browser,
    detail: { way: 'password' },
  });
  return null;
}

type Credential = Readonly<{ userId: string; hash: string; isDisabled: boolean }>;

async function credentialOf(reader: Reader, email: string): Promise<Credential | null> {
  const [row] = await reader
    .select({ userId: users.id, hash: passwords.hash, isDisabled: users.isDisabled })
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .where(eq(users.email, email));
  return row ?? null;
}
