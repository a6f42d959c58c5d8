import type { ListedKit } from '@schooldog/contract/goKits';
import { goKitRules, validUntilAfter } from '@schooldog/domain/goKits';
import { problem } from '@schooldog/domain/problems';
import type { SignedInContext } from '../../platform/api/context.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { findSchool } from '../schools/index.ts';
import { kitContent, versionOf } from './content.ts';
import { findKit, kitsOf, lastEventsOf } from './store.ts';

/** Of each kit in the list. */
const shownEvents = 10;
const endedDays = 30;
const dayMilliseconds = 24 * 60 * 60 * 1000;

export async function listKits({ services, actor }: SignedInContext): Promise<ListedKit[]> {
  const { db } = services.database;
  const endedAfter = new Date(services.clock().getTime() - endedDays * dayMilliseconds);
  const kits = await kitsOf(db, actor.userId, endedAfter);
  const kitIds = kits.map(({ id }) => id);
  const events = kitIds.length === 0 ? [] : await lastEventsOf(db, kitIds, shownEvents);
  const ofKit = Map.groupBy(events, ({ kitId }) => kitId);
  return kits.map((kit) => ({
    kitId: kit.id,
    schoolId: kit.schoolId,
    deviceId: kit.deviceId,
    deviceName: kit.deviceName,
    lock: kit.lock,
    timePinned: kit.timeCreated.toISOString(),
    timeConfirmed: kit.timeConfirmed.toISOString(),
    validUntil: validUntilAfter(kit.timeConfirmed).toISOString(),
    end: kit.end,
    events: (ofKit.get(kit.id) ?? []).map(({ event, time, timeReported }) => ({
      event,
      time: time.toISOString(),
      timeReported: timeReported.toISOString(),
    })),
  }));
}

/** For the device that has pinned it, as long as its person may keep it. */
export async function getKitContent(
  { services, actor }: SignedInContext,
  { kitId }: Readonly<{ kitId: string }>,
) {
  const { db } = services.database;
  const kit = await findKit(db, kitId);
  if (kit?.userId !== actor.userId || kit.timeEnded !== null) throw problem('goKit.notFound');
  const school = await findSchool(db, kit.schoolId);
  if (school === undefined) throw problem('goKit.notFound');
  const isSchoolArchived = school.timeArchived !== null;
  requireMay(goKitRules.keep, actor, { schoolId: school.id, isSchoolArchived });
  const content = await kitContent(db, school);
  const validUntil = validUntilAfter(kit.timeConfirmed).toISOString();
  return { version: versionOf(content), validUntil, content };
}
