// Limits on guessing, counted in PostgreSQL so that they hold across processes. They slow a guesser down and pass
// again by themselves, so nobody can lock another person out for good.
import { problem } from '@schooldog/domain/kernel';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type RateLimits = Readonly<{
  /** Counts one attempt, and refuses it when there were too many. */
  signIn(email: string, address: string): Promise<void>;
  /** A right password clears what the same person got wrong from the same place. */
  signedIn(email: string, address: string): Promise<void>;
}>;

const quarterHour = 15 * 60;

export function createRateLimits(pool: Pool): RateLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: quarterHour,
    });
  const perAccountAndAddress = limiter('sign-in', 10);
  const perAccount = limiter('sign-in-account', 50);
  const perAddress = limiter('sign-in-address', 200);

  return {
    signIn: async (email, address) => {
      await consume(perAddress, address);
      await consume(perAccount, email);
      await consume(perAccountAndAddress, `${email} ${address}`);
    },
    signedIn: async (email, address) => {
      await perAccountAndAddress.delete(`${email} ${address}`);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw problem('tooMany', 'signIn.tooMany', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
