// Kits are pinned, confirmed at every contact of their device, and removed by their owner.
import type { ConfirmedKit } from '@schooldog/contract/goKits';
import { isRecentSignIn } from '@schooldog/domain/account';
import {
  type GoKitEnd,
  goKitLimits,
  goKitRules,
  type NewGoKit,
  type ReportedEvent,
  validDays,
  validUntilAfter,
  whyKitEnds,
} from '@schooldog/domain/goKits';
import { problem } from '@schooldog/domain/problems';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { findSchool } from '../schools/index.ts';
import { kitContent, versionOf } from './content.ts';
import { noticeOf } from './live.ts';
import { type GoKitRow, insertKit, lockKits, lockKitsOnDevice, logEvents, updateKit } from './store.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const pinKit: Command<NewGoKit> = async (context, { kitId, schoolId, deviceId, deviceName, lock }) => {
  const { work, actor, signedIn } = context;
  // Rights come first, so that nobody learns whether a school exists without them.
  requireMay(goKitRules.keep, actor, { schoolId, isSchoolArchived: false });
  const school = await findSchool(work.tx, schoolId);
  if (school === undefined) throw problem('school.notFound');
  requireMay(goKitRules.keep, actor, { schoolId, isSchoolArchived: school.timeArchived !== null });
  if (!isRecentSignIn(signedIn.session.timeAuthenticated, work.now)) throw problem('signIn.notRecent');
  const confirmedAfter = new Date(work.now.getTime() - validDays * dayMilliseconds);
  const here = await lockKitsOnDevice(work.tx, { userId: actor.userId, deviceId, confirmedAfter });
  const others = here.filter((kit) => kit.schoolId !== schoolId);
  if (others.length >= goKitLimits.schools) throw problem('goKit.tooMany');
  for (const kit of here) if (kit.schoolId === schoolId) await endKit(context, kit, 'replaced');
  const row = { id: kitId, userId: actor.userId, schoolId, deviceId, deviceName, lock };
  const times = { timeConfirmed: work.now, timeCreated: work.now, timeUpdated: work.now };
  if (!(await insertKit(work.tx, { ...row, ...times }))) throw problem('goKit.idTaken');
  await logEvents(work.tx, [loggedNow(context, { id: kitId, schoolId }, 'pinned')]);
  await work.announce(noticeOf(kitId, actor.userId));
};

type Contact = Readonly<{ kitIds: readonly string[]; events: readonly ReportedEvent[] }>;

export const confirmKits: Command<Contact, { kits: ConfirmedKit[] }> = async (
  context,
  { kitIds, events },
) => {
  const { work, actor } = context;
  const named = [...new Set([...kitIds, ...events.map(({ kitId }) => kitId)])];
  const rows = await lockKits(work.tx, { userId: actor.userId, kitIds: named });
  const mine = new Map(rows.map((kit) => [kit.id, kit]));
  await logReported(context, mine, events);
  for (const { kitId, event } of events) if (event === 'erased') mine.delete(kitId);
  const kits: ConfirmedKit[] = [];
  for (const kitId of new Set(kitIds)) kits.push(await confirmed(context, kitId, mine.get(kitId)));
  return { kits };
};

export const removeKit: Command<Readonly<{ kitId: string }>> = async (context, { kitId }) => {
  const [kit] = await lockKits(context.work.tx, { userId: context.actor.userId, kitIds: [kitId] });
  if (kit === undefined) throw problem('goKit.notFound');
  if (kit.timeEnded === null) await endKit(context, kit, 'removed');
};

/** A kit that the server does not know as this person's is none that a device may open. */
async function confirmed(
  context: CommandContext,
  kitId: string,
  kit: GoKitRow | undefined,
): Promise<ConfirmedKit> {
  const { work, actor } = context;
  const gone = { kitId, outcome: 'gone' } as const;
  if (kit === undefined || kit.timeEnded !== null) return gone;
  const school = await findSchool(work.tx, kit.schoolId);
  if (school === undefined) return gone;
  const isSchoolArchived = school.timeArchived !== null;
  const end = whyKitEnds(actor, { schoolId: school.id, isSchoolArchived });
  if (end !== null) {
    await endKit(context, kit, end);
    return gone;
  }
  await updateKit(work.tx, kitId, { timeConfirmed: work.now });
  const version = versionOf(await kitContent(work.tx, school));
  return { kitId, outcome: 'valid', version, validUntil: validUntilAfter(work.now).toISOString() };
}

async function logReported(
  context: CommandContext,
  mine: ReadonlyMap<string, GoKitRow>,
  events: readonly ReportedEvent[],
): Promise<void> {
  const { work } = context;
  const known = events.flatMap(({ kitId, event, time }) => {
    const kit = mine.get(kitId);
    return kit === undefined ? [] : [{ kit, event, time: new Date(time) }];
  });
  await logEvents(
    work.tx,
    known.map(({ kit, event, time }) => ({ ...loggedNow(context, kit, event), time })),
  );
  for (const { kit, event } of known) {
    if (event !== 'erased' || kit.timeEnded !== null) continue;
    await updateKit(work.tx, kit.id, { timeEnded: work.now, end: 'erased' });
  }
}

async function endKit(context: CommandContext, kit: GoKitRow, end: GoKitEnd): Promise<void> {
  const { work, actor } = context;
  await updateKit(work.tx, kit.id, { timeEnded: work.now, end });
  await logEvents(work.tx, [loggedNow(context, kit, end === 'removed' ? 'removed' : 'ended')]);
  await work.announce(noticeOf(kit.id, actor.userId));
}

function loggedNow<Event extends string>(
  { work, actor }: CommandContext,
  { id, schoolId }: Pick<GoKitRow, 'id' | 'schoolId'>,
  event: Event,
) {
  return { kitId: id, userId: actor.userId, schoolId, event, time: work.now, timeReported: work.now };
}
