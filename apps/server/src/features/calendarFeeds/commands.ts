import type { CalendarFeed } from '@schooldog/contract/calendarFeeds';
import { isRecentSignIn } from '@schooldog/domain/account';
import { calendarFeedRules } from '@schooldog/domain/calendarFeeds';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext, SignedInContext } from '../../platform/api/context.ts';
import { recordSecurityEvent } from '../../platform/identity/securityEvents.ts';
import { hashOfToken } from '../../platform/identity/tokens.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { feedAddress, newFeedToken } from './address.ts';
import { feedOf, putFeed, removeFeed } from './store.ts';

export async function getCalendarFeed({
  services,
  actor,
}: SignedInContext): Promise<{ feed: CalendarFeed | null }> {
  const feed = await feedOf(services.database.db, actor.userId);
  if (feed === undefined) return { feed: null };
  const { timeCreated, timeLastRead } = feed;
  return {
    feed: { timeCreated: timeCreated.toISOString(), timeLastRead: timeLastRead?.toISOString() ?? null },
  };
}

/**
 * No command: the answers of commands are stored for repeated calls, and this one holds the address. It outlives the
 * session, so it needs a recent sign-in like a change of sign-in methods.
 */
export async function makeCalendarFeed({
  services,
  actor,
  signedIn,
  browser,
}: SignedInContext): Promise<{ url: string }> {
  const { userId } = actor;
  requireMay(calendarFeedRules.have, actor, null);
  if (!isRecentSignIn(signedIn.session.timeAuthenticated, services.clock()))
    throw problem('signIn.notRecent');
  const token = newFeedToken();
  await services.work({ userId }, async (work) => {
    await putFeed(work.tx, { userId, tokenHash: hashOfToken(token), timeCreated: work.now });
    const fact = { kind: 'calendarFeedMade', time: work.now, userId, byUserId: userId, browser } as const;
    await recordSecurityEvent(work.tx, fact);
  });
  return { url: feedAddress(services, token) };
}

/** Where there is none, nothing happens. */
export async function revokeCalendarFeed({ work, actor, browser }: CommandContext): Promise<void> {
  const { userId } = actor;
  if (!(await removeFeed(work.tx, userId))) return;
  const fact = { kind: 'calendarFeedRevoked', time: work.now, userId, byUserId: userId, browser } as const;
  await recordSecurityEvent(work.tx, fact);
}
