// Review: the leader hands the walk to somebody who can manage it, and that person approves or asks for revisions.
import { problem } from '@schooldog/domain/problems';
import {
  canReviewWalk,
  participantsOf,
  reviewEnds,
  type Submission,
  walkPath,
} from '@schooldog/domain/walks';
import type { Command, Services } from '../../platform/api/context.ts';
import { emailsOf } from '../../platform/identity/emailsOf.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import type { Work } from '../../platform/work/work.ts';
import { notify } from '../notifications/index.ts';
import { actorsOf } from '../people/index.ts';
import { findSchool } from '../schools/index.ts';
import { requireAssessments } from './assessments.ts';
import { finishWalk, requireEntries } from './complete.ts';
import { countEntriesOfWalk } from './entryStore.ts';
import { autoComplete } from './jobs.ts';
import { factsOf, walkRecord } from './record.ts';
import { type StoredWalk, updateWalk } from './store.ts';

export const submitWalkForReview: Command<
  Readonly<{ walkId: string; reviewerUserId: string; acceptsNoEntries: boolean }>,
  StoredWalk
> = async (context, { walkId, reviewerUserId, acceptsNoEntries }) => {
  const { work, services, actor } = context;
  const before = await walkRecord.lock(context, walkId, 'submitForReview');
  const { reviewWalks } = await readOrganization(work.tx);
  if (!reviewWalks) throw problem('walk.reviewOff');
  const [reviewer] = await actorsOf(work.tx, [reviewerUserId], actor.features);
  if (reviewer === undefined || !canReviewWalk(reviewer, factsOf(before)))
    throw problem('walk.reviewerNotAllowed');
  await requireEntries(work.tx, walkId, acceptsNoEntries);
  await requireAssessments(work, walkId);
  const after = await moveTo(work, before, {
    toStatus: 'review',
    comments: '',
    userId: actor.userId,
    notifiedEmails: await emailsOf(work.tx, [reviewerUserId]),
    changes: { awaitingReviewBy: reviewerUserId, currentStage: 'review', timeSubmitted: work.now },
  });
  await resumeReview(work, after);
  await notify(work, services, {
    userIds: [reviewerUserId],
    kind: 'walkReview',
    values: {
      ...(await wordsOf(work, after, actor.userId)),
      entries: String(await countEntriesOfWalk(work.tx, walkId)),
    },
    url: walkPath(after),
  });
  return after;
};

export const submitReview: Command<
  Readonly<{ walkId: string; isApproved: boolean; comments: string }>,
  StoredWalk
> = async (context, { walkId, isApproved, comments }) => {
  const { work, services, actor } = context;
  if (!isApproved && comments === '') throw problem('walk.commentsRequired');
  const before = await walkRecord.lock(context, walkId, 'review');
  if (isApproved) await requireAssessments(work, walkId);
  const userIds = participantsOf(before).filter((userId) => userId !== actor.userId);
  const step = { comments, userId: actor.userId, notifiedEmails: await emailsOf(work.tx, userIds) };
  const after = isApproved
    ? await finishWalk(work, services, before, step)
    : await moveTo(work, before, { ...step, toStatus: 'inprogress', changes: outOfReview });
  await notify(work, services, {
    userIds,
    kind: isApproved ? 'walkApproved' : 'walkRevisions',
    values: { ...(await wordsOf(work, after, actor.userId)), comments },
    url: walkPath(after),
  });
  return after;
};

/** Also for one that is no longer archived: if its time is over, it completes at once. */
export async function resumeReview(work: Work, { id: walkId, ...walk }: StoredWalk): Promise<void> {
  const timeSubmitted = walk.timeSubmitted?.toISOString();
  if (walk.status !== 'review' || timeSubmitted === undefined) return;
  const delaySeconds = (Date.parse(reviewEnds(timeSubmitted)) - work.now.getTime()) / 1000;
  await work.enqueue(autoComplete, { walkId, timeSubmitted }, { delaySeconds });
}

/**
 * Without a decision within 72 hours the walk completes in the name of its leader. What it needs was asked for when it
 * was submitted; a question that lost its answer since, because a published entry was changed, stays without one.
 */
export async function completeAfterReview(work: Work, services: Services, before: StoredWalk): Promise<void> {
  const userIds = participantsOf(before);
  const after = await finishWalk(work, services, before, {
    userId: null,
    comments: '',
    notifiedEmails: await emailsOf(work.tx, userIds),
  });
  const { schoolName } = await wordsOf(work, after, null);
  await notify(work, services, {
    userIds,
    kind: 'walkCompletedAutomatically',
    values: { schoolName },
    url: walkPath(after),
  });
}

export const outOfReview = {
  awaitingReviewBy: null,
  currentStage: 'observations',
  timeSubmitted: null,
} as const satisfies Partial<StoredWalk>;

type Step = Pick<Submission, 'toStatus' | 'comments' | 'userId' | 'notifiedEmails'> &
  Readonly<{ changes: Partial<StoredWalk> }>;

export async function moveTo(work: Work, before: StoredWalk, step: Step): Promise<StoredWalk> {
  const { changes: more, ...submission } = step;
  const timestamp = work.now.toISOString();
  const changes = {
    ...more,
    status: step.toStatus,
    timeUpdated: work.now,
    submissionHistory: [...before.submissionHistory, { ...submission, fromStatus: before.status, timestamp }],
  };
  const after: StoredWalk = { ...before, ...changes };
  updateWalk(work, before.id, changes);
  await walkRecord.recordChange(work, before, after);
  return after;
}

async function wordsOf(work: Work, walk: StoredWalk, userId: string | null) {
  const school = await findSchool(work.tx, walk.schoolId);
  const names = await namesOf(work.tx, userId === null ? [] : [userId]);
  return { schoolName: school?.name ?? '', byName: names.get(userId ?? '') ?? '' };
}
