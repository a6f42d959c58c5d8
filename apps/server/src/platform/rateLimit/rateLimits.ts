// Limits on guessing and on sending, counted in PostgreSQL so that they apply across processes. They slow an attacker
// down and expire. Attempts rejected for a network do not count against the account, and the account's limit does not
// apply to networks that its owner is known to use: so no one else can lock a user out.
import { codeLimits } from '@schooldog/domain/account';
import type { Problem } from '@schooldog/domain/kernel';
import { problem, type ProblemCode } from '@schooldog/domain/problems';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../identity/network.ts';

/**
 * Each counts one attempt, and rejects it when there were too many from that network. Too many for the account, from
 * anywhere, are returned: the caller then rejects attempts from networks that the owner is not known to use.
 */
export type RateLimits = Readonly<{
  signIn(email: string, address: string): Promise<Problem | null>;
  /** A right password does not count, and clears the same user's failures from the same network. */
  signedIn(email: string, address: string): Promise<void>;
  /** Mails that anyone can request: sign-in links, new passwords. */
  requestMail(email: string, address: string): Promise<Problem | null>;
  /** Mails that people who manage users can send to one of them. */
  mailUser(userIdOrEmail: string): Promise<void>;
  /** Attempts with links from mails. */
  useLink(address: string): Promise<void>;
  /** A right link does not count: on its first day a whole district sets up its accounts behind one address. */
  rightLink(address: string): Promise<void>;
  sendCode(userId: string, phoneNumber: string): Promise<void>;
  /** Every entered code, of any kind; those of an app have no challenge that counts the attempts. */
  tryCode(userId: string, kind: CodeKind): Promise<void>;
  rightCode(userId: string, kind: CodeKind): Promise<void>;
  /** Reports of errors in a browser, by its session or, without one, by its address. */
  reportErrors(sessionId: string | null, address: string): Promise<void>;
  /** Apart from `useLink`: a page of an ended link that asks again and again must not use up a school's links. */
  missResponderLink(address: string): Promise<void>;
  /** Codes that anyone with a responder's link can have mailed to the responder. */
  sendResponderCode(linkId: string, address: string): Promise<void>;
  /** Everything that is asked for with a responder's link, because each request is recorded. */
  askAsResponder(linkId: string): Promise<void>;
  /** Each one is a PDF that is written again. */
  readAsResponder(linkId: string): Promise<void>;
  /** Each one reads everything that is due or scheduled for the person. */
  readCalendarFeed(userId: string): Promise<void>;
  /** Apart from `useLink`: calendars go on asking for revoked addresses, and must not use up a school's sign-in links. */
  missCalendarFeed(address: string): Promise<void>;
}>;

export type CodeKind = 'app' | 'other';

type TooMany = ProblemCode<'tooMany'>;

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

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
  /** A whole district may be behind one. Counting only unknown accounts would tell them from known ones. */
  const mailsOfAddress = limiter('mail-address', 1_000);
  const mailsToUser = limiter('mail-user', 5, hour);
  const linksOfAddress = limiter('link-address', 100);
  const codesOfPerson = limiter('code-person', codeLimits.sendsPerHour, hour);
  const codesToPhone = limiter('code-phone', codeLimits.sendsPerHour, hour);
  const codeTries = limiter('code-tries', 20);
  const appCodeTries = limiter('app-code-tries', codeLimits.tries);

  const responderMisses = limiter('responder-miss', 100);
  const responderCodes = limiter('responder-code', 5, hour);
  const responderCodesOfDay = limiter('responder-code-day', 10, day);
  const responderCodesOfAddress = limiter('responder-code-address', 50, hour);
  const responderRequests = limiter('responder-request', 600, hour);
  const responderReads = limiter('responder-read', 200, hour);

  /** Five devices that ask every five minutes. */
  const calendarReads = limiter('calendar-read', 60, hour);
  const calendarMisses = limiter('calendar-miss', 200);

  const reports = limiter('error-report', 20, hour);
  const reportsOfAddress = limiter('error-report-address', 200, hour);
  const allReports = limiter('error-report-all', 2_000, day);

  return {
    signIn: async (email, address) => {
      const code = 'signIn.tooMany';
      // Counted before the password is checked, so that concurrent attempts cannot bypass it, and given back when it
      // was right. The pair comes first: guesses at one account do not use up the limit of a whole district.
      await consume(signIns, pairOf(email, address), code);
      await consume(signInsOfAddress, networkOf(address), code);
      return rejectionOf(signInsOfAccount, email, code);
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
      // One account that asks again and again does not use up the limit of a whole district.
      await consume(mails, pairOf(email, address), code);
      await consume(mailsOfAddress, networkOf(address), code);
      return rejectionOf(mailsToAccount, email, code);
    },
    mailUser: (userIdOrEmail) => consume(mailsToUser, userIdOrEmail, 'mail.tooMany'),
    useLink: (address) => consume(linksOfAddress, networkOf(address), 'link.tooMany'),
    rightLink: async (address) => {
      await linksOfAddress.reward(networkOf(address));
    },
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
    reportErrors: async (sessionId, address) => {
      const code = 'request.tooMany';
      await consume(reports, sessionId ?? networkOf(address), code);
      await consume(reportsOfAddress, networkOf(address), code);
      await consume(allReports, 'all', code);
    },
    sendResponderCode: async (linkId, address) => {
      const code = 'responderLink.tooManyCodes';
      await consume(responderCodesOfAddress, networkOf(address), code);
      await consume(responderCodes, linkId, code);
      await consume(responderCodesOfDay, linkId, code);
    },
    missResponderLink: (address) => consume(responderMisses, networkOf(address), 'link.tooMany'),
    askAsResponder: (linkId) => consume(responderRequests, linkId, 'request.tooMany'),
    readAsResponder: (linkId) => consume(responderReads, linkId, 'responderLink.tooManyViews'),
    missCalendarFeed: (address) => consume(calendarMisses, networkOf(address), 'calendarFeed.tooManyReads'),
    readCalendarFeed: (userId) => consume(calendarReads, userId, 'calendarFeed.tooManyReads'),
  };
}

function pairOf(email: string, address: string): string {
  return `${email} ${networkOf(address)}`;
}

async function consume(limiter: RateLimiterPostgres, key: string, code: TooMany): Promise<void> {
  const rejection = await rejectionOf(limiter, key, code);
  if (rejection !== null) throw rejection;
}

async function rejectionOf(
  limiter: RateLimiterPostgres,
  key: string,
  code: TooMany,
): Promise<Problem | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return problem(code, { retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1000) });
  }
}
