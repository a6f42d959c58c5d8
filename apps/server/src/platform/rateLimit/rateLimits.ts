// Limits on guessing and on sending, counted in PostgreSQL so that they hold across processes. They slow a guesser
// down and pass again by themselves. What a place is refused does not count against the account, and what an account
// has used up does not hold for places that its owner is known to come from: nobody can lock another person out.
import { codeLimits } from '@schooldog/domain/account';
import type { Problem } from '@schooldog/domain/kernel';
import { problem, type ProblemCode } from '@schooldog/domain/problems';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../identity/network.ts';

/**
 * Each counts one attempt, and refuses it when there were too many from that place. Too many for the account, from
 * wherever, are given back: the caller refuses with it whoever does not come from a place that the owner is known at.
 */
export type RateLimits = Readonly<{
  signIn(email: string, address: string): Promise<Problem | null>;
  /** A right password does not count, and clears what the same person got wrong from the same place. */
  signedIn(email: string, address: string): Promise<void>;
  /** Mails that anybody can ask for: sign-in links, new passwords. */
  requestMail(email: string, address: string): Promise<Problem | null>;
  /** Tries of links and set-up pages. */
  useLink(address: string): Promise<void>;
  sendCode(userId: string, phoneNumber: string): Promise<void>;
  /** Every code that is typed, of whatever kind; those of an app have no challenge that counts their tries. */
  tryCode(userId: string, kind: CodeKind): Promise<void>;
  rightCode(userId: string, kind: CodeKind): Promise<void>;
}>;

export type CodeKind = 'app' | 'other';

type TooMany = ProblemCode<'tooMany'>;

const quarterHour = 15 * 60;
const hour = 60 * 60;

export function createRateLimits(pool: Pool): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration = quarterHour) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    });
  const signIns = limiter('sign-in', 10);
  const signInsOfAccount = limiter('sign-in-account', 50);
  const signInsOfAddress = limiter('sign-in-address', 200);
  const mails = limiter('mail', 5);
  const mailsToAccount = limiter('mail-account', 10);
  const mailsOfAddress = limiter('mail-address', 50);
  const linksOfAddress = limiter('link-address', 100);
  const codesOfPerson = limiter('code-person', codeLimits.sendsPerHour, hour);
  const codesToPhone = limiter('code-phone', codeLimits.sendsPerHour, hour);
  const codeTries = limiter('code-tries', 20);
  const appCodeTries = limiter('app-code-tries', codeLimits.tries);

  return {
    signIn: async (email, address) => {
      const code = 'signIn.tooMany';
      // Counted before the password is looked at, so that many tries at once are no way around, and given back when it
      // was right. The pair comes first: guesses at one account do not use up what a whole district has.
      await consume(signIns, pairOf(email, address), code);
      await consume(signInsOfAddress, networkOf(address), code);
      return refusalOf(signInsOfAccount, email, code);
    },
    signedIn: async (email, address) => {
      await Promise.all([
        signIns.delete(pairOf(email, address)),
        signInsOfAddress.reward(networkOf(address)),
        signInsOfAccount.reward(email),
      ]);
    },
    requestMail: async (email, address) => {
      const code = 'mail.tooMany';
      await consume(mailsOfAddress, networkOf(address), code);
      await consume(mails, pairOf(email, address), code);
      return refusalOf(mailsToAccount, email, code);
    },
    useLink: (address) => consume(linksOfAddress, networkOf(address), 'link.tooMany'),
    sendCode: async (userId, phoneNumber) => {
      await consume(codesOfPerson, userId, 'code.tooManySent');
      await consume(codesToPhone, phoneNumber, 'code.tooManySent');
    },
    tryCode: async (userId, kind) => {
      await consume(codeTries, userId, 'code.tooManyTries');
      if (kind === 'app') await consume(appCodeTries, userId, 'code.tooManyTries');
    },
    rightCode: async (userId, kind) => {
      await codeTries.reward(userId);
      if (kind === 'app') await appCodeTries.delete(userId);
    },
  };
}

function pairOf(email: string, address: string): string {
  return `${email} ${networkOf(address)}`;
}

async function consume(limiter: RateLimiterPostgres, key: string, code: TooMany): Promise<void> {
  const refusal = await refusalOf(limiter, key, code);
  if (refusal !== null) throw refusal;
}

async function refusalOf(limiter: RateLimiterPostgres, key: string, code: TooMany): Promise<Problem | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return problem(code, { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
