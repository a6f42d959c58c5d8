// The user's sessions, and ending them. The notice of `endSessions` reaches open browsers there at once.
import type { Device } from '@schooldog/contract/account';
import { problem } from '@schooldog/domain/problems';
import { isInactive, isWatchedForInactivity } from '@schooldog/domain/signIn';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { endSession, endSessionsOf } from '../../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import type { SignedIn } from '../../../platform/identity/session.ts';
import type { Work } from '../../../platform/work/work.ts';
import { openSessionsOf } from './store.ts';

/** This one first, then the others by when they were last seen. */
export async function devicesOf(
  reader: Reader,
  { actor, profile, session }: SignedIn,
  now: Date,
): Promise<Device[]> {
  const { isSchoolDogStaff } = actor;
  const isWatched = isWatchedForInactivity({ isSchoolDogStaff, autoSignOut: profile.autoSignOut });
  const rows = await openSessionsOf(reader, actor.userId, now);
  return rows
    .filter(({ timeSeen }) => !isWatched || !isInactive(timeSeen, now))
    .map((row) => ({
      id: row.id,
      isThisOne: row.id === session.id,
      userAgent: row.userAgent,
      address: row.address,
      way: row.way,
      timeCreated: row.timeCreated.toISOString(),
      timeSeen: row.timeSeen.toISOString(),
    }))
    .toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne));
}

export async function signOutDevice(
  context: RequestContext & { work: Work; signedIn: SignedIn },
  deviceId: string,
): Promise<void> {
  const { work, signedIn, services } = context;
  const { userId } = signedIn.actor;
  if (!(await endSession(work, { sessionId: deviceId, userId }))) throw problem('device.unknown');
  if (deviceId === signedIn.session.id) context.setCookie(services.identity.cookie.end());
  await recordEnd(context, 1);
}

/** Counts what the list showed; pending sign-ins end without being counted. */
export async function signOutOtherDevices(
  context: RequestContext & { work: Work; signedIn: SignedIn },
): Promise<number> {
  const { work, signedIn } = context;
  const devices = await devicesOf(work.tx, signedIn, work.now);
  const count = devices.filter(({ isThisOne }) => !isThisOne).length;
  await endSessionsOf(work, signedIn.actor.userId, { exceptSessionId: signedIn.session.id });
  if (count > 0) await recordEnd(context, count);
  return count;
}

async function recordEnd(
  { work, signedIn, browser }: RequestContext & { work: Work; signedIn: SignedIn },
  count: number,
): Promise<void> {
  const { userId } = signedIn.actor;
  await recordSecurityEvent(work.tx, {
    kind: 'sessionsEnded',
    time: work.now,
    userId,
    byUserId: userId,
    browser,
    detail: { count: String(count) },
  });
}
