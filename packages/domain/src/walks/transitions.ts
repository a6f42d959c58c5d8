// What may happen to a walk, beside who may do it (policy.ts).
import { addHours, type Timestamp } from '../dates/index.ts';
import { type Actor, sourceTypeFor } from '../permissions/index.ts';
import { walkLimits } from './limits.ts';
import type { Submission, Walk, WalkStatus } from './walk.ts';

/** No update for a week. */
export function isAbandoned(walk: Pick<Walk, 'status' | 'timeUpdated'>, now: Date): boolean {
  const idle = now.getTime() - Date.parse(walk.timeUpdated);
  return walk.status === 'inprogress' && idle >= walkLimits.abandonedMilliseconds;
}

/** Begun more than a week ago, however much was done since. */
export function isOldWalk(walk: Pick<Walk, 'status' | 'timeCreated'>, now: Date): boolean {
  const age = now.getTime() - Date.parse(walk.timeCreated);
  return walk.status === 'inprogress' && age > walkLimits.oldMilliseconds;
}

/** When a review completes without anyone. */
export function reviewEnds(timeSubmitted: Timestamp): Timestamp {
  return addHours(timeSubmitted, walkLimits.reviewHours);
}

type Led = Pick<Walk, 'schoolId' | 'leaderUserId' | 'collaborators' | 'walkType'>;

/** The old leader stays as a collaborator. Null where that would be one collaborator too many. */
export function withLeader(walk: Led, leader: Actor): Led | null {
  if (leader.userId === walk.leaderUserId) return walk;
  const others = walk.collaborators.filter((id) => id !== leader.userId);
  const collaborators = [...others, walk.leaderUserId];
  if (collaborators.length > walkLimits.collaborators) return null;
  return {
    schoolId: walk.schoolId,
    leaderUserId: leader.userId,
    collaborators,
    walkType: sourceTypeFor(leader, walk.schoolId),
  };
}

/** A walk without entries completes only when that is said. */
export function mayCompleteWith(entries: number, acceptsNoEntries: boolean): boolean {
  return entries > 0 || acceptsNoEntries;
}

/** The reviewer's comments, where the last step asked the leader for revisions. */
export function revisionsRequested(walk: Pick<Walk, 'status' | 'submissionHistory'>): Submission | null {
  const last = walk.submissionHistory.at(-1);
  const isRequest = walk.status === 'inprogress' && last?.fromStatus === 'review' && last.comments !== '';
  return isRequest ? last : null;
}

/** The address of a walk says its status. */
export function walkPath(walk: Readonly<{ id: string; status: WalkStatus }>): string {
  return `/walks/walk/${walk.id}/${walk.status}`;
}
