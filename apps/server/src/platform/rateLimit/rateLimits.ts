// Limits on guessing and on sending, counted in PostgreSQL so that they hold across processes. They slow a guesser
// down and pass again by themselves, so nobody can lock another person out for good.
import { problem } from '@schooldog/domain/kernel';
import { codeLimits } from '@schooldog/domain/users';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Each counts one attempt, and refuses it when there were too many. */
export type RateLimits = Readonly<{
  signIn(email: string, address: string): Promise<void>;
  /** A right password clears what the same person got wrong from the same place. */
  signedIn(email: string, address: string): Promise<void>;
  /** Mails that anybody can ask for: sign-in links, new passwords. */
  requestMail(email: string, address: string): Promise<void>;
  /** Tries of links and set-up pages. */
  useLink(address: string): Promise<void>;
  sendCode(userId: string, phoneNumber: string): Promise<void>;
  /** Every code that is typed, of whatever kind. */
  tryCode(userId: string): Promise<void>;
}>;

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
  const mailsToAccount = limiter('mail-account', 5);
  const mailsOfAddress = limiter('mail-address', 50);
  const linksOfAddress = limiter('link-address', 100);
  const codesOfPerson = limiter('code-person', codeLimits.sendsPerHour, hour);
  const codesToPhone = limiter('code-phone', codeLimits.sendsPerHour, hour);
  const codeTries = limiter('code-tries', 20);

  return {
    signIn: async (email, address) => {
      await consume(signInsOfAddress, address, 'signIn.tooMany');
      await consume(signInsOfAccount, email, 'signIn.tooMany');
      await consume(signIns, `${email} ${address}`, 'signIn.tooMany');
    },
    signedIn: async (email, address) => {
      await signIns.delete(`${email} ${address}`);
    },
    requestMail: async (email, address) => {
      await consume(mailsOfAddress, address, 'mail.tooMany');
      await consume(mailsToAccount, email, 'mail.tooMany');
    },
    useLink: (address) => consume(linksOfAddress, address, 'link.tooMany'),
    sendCode: async (userId, phoneNumber) => {
      await consume(codesOfPerson, userId, 'code.tooManySent');
      await consume(codesToPhone, phoneNumber, 'code.tooManySent');
    },
    tryCode: (userId) => consume(codeTries, userId, 'code.tooManyTries'),
  };
}

async function consume(limiter: RateLimiterPostgres, key: string, code: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw problem('tooMany', code, { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
