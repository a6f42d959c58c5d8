// Beginning, answering, submitting, reopening and deleting assessments.
import {
  type AssessmentEdit,
  assessmentLimits,
  assessmentMerge,
  canBeginAssessmentAt,
  emptyForm,
} from '@schooldog/domain/assessments';
import { problem } from '@schooldog/domain/problems';
import { isCompleteRubric } from '@schooldog/domain/rubrics';
import type { Command } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { findRubric } from '../rubrics/index.ts';
import { requireOpenSchool } from '../schools/index.ts';
import { changeAssessment } from './change.ts';
import { entriesThatCount } from './evidence.ts';
import { requireKnown } from './knownParts.ts';
import { assessmentRecord } from './record.ts';
import { reopened, submitted } from './steps.ts';
import {
  type AssessmentRow,
  countInWalk,
  findWalkOf,
  insertAssessment,
  type StoredAssessment,
} from './store.ts';

type OneAssessment = Readonly<{ assessmentId: string }>;
export type NewAssessment = OneAssessment &
  Readonly<{
    rubricId: string;
    schoolId: string;
    createdByUserId: string;
    additionalParams?: Readonly<{ walkId: string }> | undefined;
  }>;

export const createAssessment: Command<NewAssessment, StoredAssessment> = async (context, input) => {
  const { work, actor, services } = context;
  const { assessmentId: id, rubricId, schoolId } = input;
  if (input.createdByUserId !== actor.userId) throw problem('assessment.otherUser');
  if (!canBeginAssessmentAt(actor, schoolId)) throw problem('assessment.beginNotAllowed');
  const rubric = await findRubric(work.tx, rubricId);
  const isOffered = rubric !== undefined && rubric.enabled && rubric.timeDeleted === null;
  if (!isOffered || !isCompleteRubric(rubric.content)) throw problem('assessment.rubricNotOffered');
  requireOpenSchool(work, schoolId, work.now);
  const walkId = input.additionalParams?.walkId ?? null;
  if (walkId !== null) {
    await services.hooks.publish(context, 'walk.assessmentAdded', { walkId, schoolId });
    if ((await countInWalk(work.tx, walkId)) >= assessmentLimits.inWalk)
      throw problem('assessment.tooManyInWalk');
  }
  const row: AssessmentRow = {
    id,
    rubricId,
    schoolId,
    walkId,
    status: 'created',
    rubric: rubric.content,
    form: emptyForm,
    answered: [],
    totalScore: null,
    maxScore: null,
    score: null,
    color: null,
    createdByUserId: actor.userId,
    updatedByUserId: actor.userId,
    timeCreated: work.now,
    timeUpdated: work.now,
    submittedByUserId: null,
    timeSubmitted: null,
    skippedByUserId: null,
    timeSkipped: null,
    deletedByUserId: null,
    timeDeleted: null,
  };
  insertAssessment(work, row);
  const walk = walkId === null ? null : await findWalkOf(work.tx, walkId);
  const stored = { ...row, walk };
  await assessmentRecord.recordChange(work, null, stored);
  return stored;
};

export const saveAssessment: Command<
  OneAssessment & Readonly<{ edit: AssessmentEdit }>,
  StoredAssessment
> = async (context, { assessmentId, edit }) => {
  const { work, actor } = context;
  const before = await assessmentRecord.lock(context, assessmentId, 'answer');
  requireKnown(before.rubric, edit);
  const form = await mergeEdit(work, assessmentMerge, {
    recordType: assessmentRecord.type,
    recordId: assessmentId,
    current: before.form,
    edit,
    keyed: ['notes'],
  });
  const skips = form.skip === before.form.skip ? {} : skippedBy(form.skip ? actor.userId : null, work.now);
  return changeAssessment(work, before, actor.userId, { form, ...skips });
};

function skippedBy(userId: string | null, now: Date) {
  return { skippedByUserId: userId, timeSkipped: userId === null ? null : now };
}

export const submitAssessment: Command<OneAssessment, StoredAssessment> = async (
  context,
  { assessmentId },
) => {
  const { work, actor, services } = context;
  const before = await assessmentRecord.lock(context, assessmentId, 'submit');
  const { changes, unanswered } = submitted(before, await entriesThatCount(work.tx, services, before), {
    userId: actor.userId,
    now: work.now,
  });
  if (unanswered.length > 0) throw problem('assessment.incomplete', { questionIds: unanswered });
  return changeAssessment(work, before, actor.userId, changes);
};

export const reopenAssessment: Command<OneAssessment, StoredAssessment> = async (
  context,
  { assessmentId },
) => {
  const before = await assessmentRecord.lock(context, assessmentId, 'reopen');
  return changeAssessment(context.work, before, context.actor.userId, reopened);
};

/** Managers find it under Deleted. */
export const deleteAssessment: Command<OneAssessment> = async (context, { assessmentId }) => {
  const { work, actor } = context;
  const before = await assessmentRecord.lock(context, assessmentId, 'delete');
  await changeAssessment(work, before, actor.userId, {
    status: 'deleted',
    deletedByUserId: actor.userId,
    timeDeleted: work.now,
  });
};
