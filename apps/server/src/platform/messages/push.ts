// The devices of a user. A device belongs to the user who signed in on it last, as long as that session lives.
import { problem } from '@schooldog/domain/problems';
import { and, desc, eq, gt, inArray, notInArray, or, type Placeholder, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';
import { sessions, users } from '../identity/schema.ts';
import type { Work } from '../work/work.ts';
import { isPushServiceAddress } from './pushEndpoint.ts';
import { pushSubscriptions } from './schema.ts';

export type PushSubscription = Readonly<{
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  keys: Readonly<{ p256dh: string; auth: string }>;
}>;

/** More than anyone carries; the oldest are replaced. */
export const maxDevices = 20;

export async function saveSubscription(
  work: Work,
  subscription: PushSubscription,
  testHosts: readonly string[] = [],
): Promise<void> {
  const { id, userId, sessionId, endpoint } = subscription;
  if (!isPushServiceAddress(endpoint, testHosts)) throw problem('push.endpointNotAllowed');
  const keys = { p256dh: subscription.keys.p256dh, auth: subscription.keys.auth };
  if (!areUsable(keys)) throw problem('push.keysNotUsable');
  const [holder] = await work.tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, id));
  if (holder !== undefined && holder.endpoint !== endpoint) throw problem('push.idTaken');

  const owner = { userId, sessionId, keys, timeCreated: work.now };
  await work.tx
    .insert(pushSubscriptions)
    .values({ id, endpoint, ...owner })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owner });
  await forgetOldest(work, userId);
}

export async function removeSubscription(
  work: Work,
  which: { userId: string; endpoint: string },
): Promise<void> {
  await work.tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, which.endpoint), eq(pushSubscriptions.userId, which.userId)));
}

const signedOutAfter = sql`(${users.autoSignOutData} ->> 'signedOutAfter')::timestamptz`;
const namedIt = and(
  eq(sessions.id, pushSubscriptions.sessionId),
  eq(sessions.userId, pushSubscriptions.userId),
);

function stillCounts(now: Placeholder<'now', Date>) {
  return and(
    eq(users.isDisabled, false),
    gt(sessions.expiresAt, now),
    or(sql`${signedOutAfter} is null`, sql`${signedOutAfter} <= ${sessions.timeCreated}`),
  );
}

const devicesOf = statement((db, { userId, now }: Placeholders<{ userId: string; now: Date }>) =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      keys: pushSubscriptions.keys,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, namedIt)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.userId, userId), stillCounts(now)))
    .orderBy(pushSubscriptions.id),
);

const reachable = statement((db, { userIds, now }: Placeholders<{ userIds: readonly string[]; now: Date }>) =>
  db
    .selectDistinct({ userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, namedIt)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(sql`${pushSubscriptions.userId} = any(${userIds}::text[])`, stillCounts(now))),
);

/**
 * Only devices on which the user is still signed in: one that changed hands must not show another user's
 * notifications.
 */
export async function liveSubscriptions(reader: Reader, userId: string, now: Date) {
  return devicesOf(reader, { userId, now });
}

/** Those of the users who have such a device. */
export async function reachableByPush(
  reader: Reader,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const found = await reachable(reader, { userIds, now });
  return new Set(found.map(({ userId }) => userId));
}

export async function removeSubscriptions(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await work.tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
}

async function forgetOldest(work: Work, userId: string): Promise<void> {
  const newest = work.tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.timeCreated), desc(pushSubscriptions.id))
    .limit(maxDevices);
  await work.tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)));
}

/** An uncompressed point of the curve and a secret of 16 bytes, as every browser creates them. */
function areUsable(keys: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(keys.p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(keys.auth, 'base64url').length === 16;
}
