// A walk as the device keeps it while work on it waits to be sent. Its start comes before everything else; the other
// parts of it have keys of their own, so that a rejected one blocks nothing but itself.
import type { ShownWalk } from '@schooldog/contract/walks';
import { walkContextMerge } from '@schooldog/domain/walks';
import { z } from 'zod';
import type { RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';

const inputSchema = z.object({
  edit: walkContextMerge.editSchema.optional(),
  userIds: z.array(z.string()).optional(),
  userId: z.string().optional(),
  leaderUserId: z.string().optional(),
  shouldSend: z.boolean().optional(),
});

export const walkRecord: RecordDeclaration<ShownWalk> = {
  prefix: 'walk:',
  operations: {
    'walks.startWalk': 'create',
    'walks.setWalkContext': 'edit',
    'walks.setNeighborhoodWatch': 'edit',
    'walks.addWalkCollaborators': 'edit',
    'walks.removeWalkCollaborator': 'edit',
    'walks.changeWalkLeader': 'edit',
  },
  read: (value) => (isWalk(value) ? value : undefined),
  apply: (before, input, after) => {
    const { edit, userIds, userId, leaderUserId, shouldSend } = inputSchema.safeParse(input).data ?? {};
    if (edit !== undefined) return { ...before, context: walkContextMerge.apply(before.context, edit).value };
    if (userIds !== undefined) return withCollaborators(before, [...before.collaborators, ...userIds], after);
    if (userId !== undefined)
      return withCollaborators(
        before,
        before.collaborators.filter((id) => id !== userId),
        after,
      );
    if (leaderUserId !== undefined) return withLeaderOf(before, after);
    if (shouldSend !== undefined) return { ...before, shouldSendNeighborhoodWatch: shouldSend };
    return after;
  },
  photoIds: () => [],
  withPhotos: (walk) => walk,
  timeOf: ({ timeCreated }) => timeCreated,
};

function withCollaborators(before: ShownWalk, userIds: readonly string[], after: ShownWalk): ShownWalk {
  const names = new Map(
    [...after.collaboratorNames, ...before.collaboratorNames].map(({ userId, name }) => [userId, name]),
  );
  const collaborators = [...new Set(userIds)];
  const collaboratorNames = collaborators.map((userId) => ({ userId, name: names.get(userId) ?? null }));
  return { ...before, collaborators, collaboratorNames };
}

function withLeaderOf(before: ShownWalk, after: ShownWalk): ShownWalk {
  const { leaderUserId, leaderName, walkType, collaborators, collaboratorNames } = after;
  return { ...before, leaderUserId, leaderName, walkType, collaborators, collaboratorNames };
}

function isWalk(value: unknown): value is ShownWalk {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'timeCreated' in value &&
    typeof value.timeCreated === 'string' &&
    'context' in value &&
    'collaboratorNames' in value &&
    'submissionHistory' in value
  );
}
