// Handles a user whom a provider sent back: creates a session or, when they only sign in again, returns to
// where they were.
import type { Visitor } from '../../platform/identity/giveCookie.ts';
import { linkAccount, ownerOfAccount } from '../../platform/identity/providerAccounts.ts';
import type { ProviderAccount } from '../../platform/identity/providers.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import type { SignedIn } from '../../platform/identity/session.ts';
import type { Work } from '../../platform/work/work.ts';
import { beginReauthentication } from '../account/index.ts';
import { enter } from './enter.ts';
import { markEmailVerified, personOf, personWithEmail, type SignInPerson } from './store.ts';

const way = 'singleSignOn';
type Account = ProviderAccount & Readonly<{ provider: string }>;

export async function signInThrough(
  visitor: Visitor,
  account: Account,
): Promise<'signedIn' | 'secondStep' | 'noAccount'> {
  const person = await ownerFor(visitor, account);
  if (person === null || person.isDisabled) {
    await recordRefusal(visitor, account, person?.id ?? null);
    return 'noAccount';
  }
  const step = await enter(visitor, { userId: person.id, way }, (work) => link(work, account, person));
  return step === 'signedIn' ? 'signedIn' : 'secondStep';
}

/** Only the same user counts; a user with a factor has to give it too. */
export async function signInAgainThrough(
  visitor: Visitor,
  account: Account,
  { session, actor }: SignedIn,
): Promise<'done' | 'verify' | 'mismatch'> {
  const person = await ownerFor(visitor, account);
  if (person?.id !== actor.userId) {
    await recordRefusal(visitor, account, actor.userId);
    return 'mismatch';
  }
  const step = await visitor.services.work({ userId: person.id }, async (work) => {
    await link(work, account, person);
    return beginReauthentication(work, { sessionId: session.id, userId: person.id });
  });
  return step === 'signedIn' ? 'done' : 'verify';
}

async function ownerFor({ services }: Visitor, account: Account): Promise<SignInPerson | null> {
  const { db } = services.database;
  const userId = await ownerOfAccount(db, account);
  if (userId !== null) return personOf(db, userId);
  return account.verifiedEmail === null ? null : personWithEmail(db, account.verifiedEmail);
}

async function link(work: Work, { provider, subject, verifiedEmail }: Account, person: SignInPerson) {
  await linkAccount(work, { provider, subject, userId: person.id });
  if (verifiedEmail === person.email) await markEmailVerified(work.tx, person.id, work.now);
}

async function recordRefusal({ services, browser }: Visitor, { provider }: Account, userId: string | null) {
  const fact = { userId, browser, detail: { way, provider } };
  await recordSecurityEvent(services.database.db, { kind: 'signInRefused', time: services.clock(), ...fact });
}
