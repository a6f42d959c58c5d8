// What happened to one walk, step by step: the walk as it is now, and the trail that the steps left.
import type { Difference } from '@schooldog/domain/kernel';
import { differences } from '@schooldog/domain/kernel';
import { type Actor, sourceTypeFor } from '@schooldog/domain/permissions';
import { emptyContext, type Submission, walkFields, type WalkStatus } from '@schooldog/domain/walks';
import { auditedWalk, walkRecord } from '../../features/walks/record.ts';
import type { StoredWalk } from '../../features/walks/store.ts';

/** One save of one record. */
export type TrailStep = Readonly<{
  recordType: string;
  recordId: string;
  time: Date;
  userId: string | null;
  isNew: boolean;
  changed: readonly Difference[];
}>;

export type Story = Readonly<{ walk: StoredWalk; trail: readonly TrailStep[] }>;

type Beginning = Pick<StoredWalk, 'id' | 'schoolId' | 'collaborators'> &
  Partial<Pick<StoredWalk, 'intendedCategories' | 'timeframe'>> &
  Readonly<{ leader: Actor; time: Date }>;

export function begin({ leader, time, ...facts }: Beginning): Story {
  const walk: StoredWalk = {
    intendedCategories: [],
    timeframe: null,
    ...facts,
    status: 'inprogress',
    walkType: sourceTypeFor(leader, facts.schoolId),
    leaderUserId: leader.userId,
    awaitingReviewBy: null,
    createdByUserId: leader.userId,
    ...emptyContext,
    currentStage: 'observations',
    submissionHistory: [],
    shouldSendNeighborhoodWatch: false,
    hasSentNeighborhoodWatch: false,
    timeCreated: time,
    timeUpdated: time,
    timeSubmitted: null,
    timeCompleted: null,
    timeArchived: null,
    archivedByUserId: null,
  };
  return { walk, trail: [stepOf(null, walk, { time, userId: leader.userId })] };
}

type By = Readonly<{ time: Date; userId: string | null }>;

/** Saves some fields. */
export function change({ walk, trail }: Story, by: By, changes: Partial<StoredWalk>): Story {
  const after = { ...walk, timeUpdated: by.time, ...changes };
  return { walk: after, trail: [...trail, stepOf(walk, after, by)] };
}

/** Something was logged in it, which only the entry's own history tells. */
export function touch({ walk, trail }: Story, time: Date): Story {
  return { walk: { ...walk, timeUpdated: time }, trail };
}

/** Goes to another status, which the history of submissions tells as well. */
export function moveTo(
  story: Story,
  by: By,
  { toStatus, comments = '', notifiedEmails = [], ...changes }: Move,
): Story {
  const submission: Submission = {
    fromStatus: story.walk.status,
    toStatus,
    comments,
    userId: by.userId,
    timestamp: by.time.toISOString(),
    notifiedEmails: [...notifiedEmails],
  };
  return change(story, by, {
    ...changes,
    status: toStatus,
    submissionHistory: [...story.walk.submissionHistory, submission],
  });
}

type Move = Partial<Omit<StoredWalk, 'status' | 'submissionHistory'>> &
  Readonly<{ toStatus: WalkStatus; comments?: string; notifiedEmails?: readonly string[] }>;

export function complete(story: Story, by: By, more: Pick<Move, 'notifiedEmails' | 'comments'> = {}): Story {
  return moveTo(story, by, {
    toStatus: 'complete',
    ...more,
    awaitingReviewBy: null,
    timeSubmitted: null,
    timeCompleted: by.time,
    hasSentNeighborhoodWatch: story.walk.shouldSendNeighborhoodWatch,
  });
}

export function submit(
  story: Story,
  time: Date,
  reviewer: Readonly<{ userId: string; email: string }>,
): Story {
  return moveTo(
    story,
    { time, userId: story.walk.leaderUserId },
    {
      toStatus: 'review',
      notifiedEmails: [reviewer.email],
      awaitingReviewBy: reviewer.userId,
      currentStage: 'review',
      timeSubmitted: time,
    },
  );
}

function stepOf(before: StoredWalk | null, after: StoredWalk, { time, userId }: By): TrailStep {
  const changed = differences(before === null ? {} : auditedWalk(before), auditedWalk(after), walkFields);
  return { recordType: walkRecord.type, recordId: after.id, time, userId, isNew: before === null, changed };
}
