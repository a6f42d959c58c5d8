// Who takes part in a walk: the leader alone adds and removes people, and hands the walk to another leader.
import { problem } from '@schooldog/domain/problems';
import { canCollaborateAt, walkLimits, withLeader } from '@schooldog/domain/walks';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { sentSince } from '../../platform/messages/index.ts';
import { notify } from '../notifications/index.ts';
import { actorsOf } from '../people/index.ts';
import { findSchool } from '../schools/index.ts';
import { walkRecord } from './record.ts';
import { type StoredWalk, updateWalk } from './store.ts';

export const addWalkCollaborators: Command<
  Readonly<{ walkId: string; userIds: readonly string[] }>,
  StoredWalk
> = async (context, { walkId, userIds }) => {
  const before = await walkRecord.lock(context, walkId, 'manageAccess');
  const added = [...new Set(userIds)].filter(
    (userId) => userId !== before.leaderUserId && !before.collaborators.includes(userId),
  );
  if (added.length === 0) return before;
  const collaborators = [...before.collaborators, ...added];
  if (collaborators.length > walkLimits.collaborators) throw problem('walk.tooManyCollaborators');
  await requireEligible(context, before.schoolId, added);
  const after = await change(context, before, { collaborators });
  // Someone who is removed and added again gets no mail each time.
  const invited = await invitedRecently(context, walkId, added);
  await inviteCollaborators(
    context,
    after,
    added.filter((userId) => !invited.has(userId)),
  );
  return after;
};

/** What the person logged stays in the walk. */
export const removeWalkCollaborator: Command<
  Readonly<{ walkId: string; userId: string }>,
  StoredWalk
> = async (context, { walkId, userId }) => {
  const before = await walkRecord.lock(context, walkId, 'manageAccess');
  if (!before.collaborators.includes(userId)) return before;
  const after = await change(context, before, {
    collaborators: before.collaborators.filter((id) => id !== userId),
  });
  // The record's notices go to those who are in it now.
  await context.work.announce({ topic: 'walks', id: walkId, userId });
  return after;
};

export const changeWalkLeader: Command<
  Readonly<{ walkId: string; leaderUserId: string }>,
  StoredWalk
> = async (context, { walkId, leaderUserId }) => {
  const before = await walkRecord.lock(context, walkId, 'manageAccess');
  const [leader] = await requireEligible(context, before.schoolId, [leaderUserId]);
  if (leader === undefined) throw problem('walk.collaboratorNotAllowed', { userIds: [leaderUserId] });
  const led = withLeader(before, leader);
  if (led === null) throw problem('walk.tooManyCollaborators');
  return change(context, before, led);
};

/** Sends the invitation again, to somebody who takes part. */
export const sendCollaboratorEmail: Command<
  Readonly<{ walkId: string; newCollaboratorUserId: string }>
> = async (context, { walkId, newCollaboratorUserId }) => {
  const walk = await walkRecord.lock(context, walkId, 'manageAccess');
  if (!walk.collaborators.includes(newCollaboratorUserId))
    throw problem('walk.collaboratorNotAllowed', { userIds: [newCollaboratorUserId] });
  const invited = await invitedRecently(context, walkId, [newCollaboratorUserId]);
  if (invited.size > 0) throw problem('walk.invitedRecently');
  await inviteCollaborators(context, walk, [newCollaboratorUserId]);
};

async function change(
  { work }: CommandContext,
  before: StoredWalk,
  changes: Partial<StoredWalk>,
): Promise<StoredWalk> {
  const after = { ...before, ...changes, timeUpdated: work.now };
  updateWalk(work, before.id, { ...changes, timeUpdated: work.now });
  await walkRecord.recordChange(work, before, after);
  return after;
}

/** All of them, or none is added. The problem names everyone who is in the way, so that one correction is enough. */
export async function requireEligible(
  { work, actor }: CommandContext,
  schoolId: string,
  userIds: readonly string[],
) {
  if (userIds.length === 0) return [];
  const people = await actorsOf(work.tx, userIds, actor.features);
  const eligible = people.filter((person) => canCollaborateAt(person, schoolId));
  const others = userIds.filter((wanted) => !eligible.some(({ userId }) => userId === wanted));
  if (others.length > 0) throw problem('walk.collaboratorNotAllowed', { userIds: others });
  return eligible;
}

export async function inviteCollaborators(
  { work, services, actor }: CommandContext,
  walk: StoredWalk,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const school = await findSchool(work.tx, walk.schoolId);
  const names = await namesOf(work.tx, [actor.userId]);
  await notify(work, services, {
    userIds,
    kind: 'walkCollaborator',
    values: { schoolName: school?.name ?? '', byName: names.get(actor.userId) ?? '' },
    url: `/walks/walk/${walk.id}/inprogress`,
    about: invitationOf(walk.id),
  });
}

function invitedRecently(
  { work }: CommandContext,
  walkId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const since = new Date(work.now.getTime() - walkLimits.inviteEveryMilliseconds);
  return sentSince(work.tx, { about: invitationOf(walkId), userIds, since });
}

/** What its mails are about, by which they are found again. */
function invitationOf(walkId: string): string {
  return `walkInvitation:${walkId}`;
}
