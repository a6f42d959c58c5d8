// Who may see, answer, submit, reopen and delete assessments. In a walk those who are in it answer, and completing the
// walk submits; on its own that is for the person who began it, and for managers.
import {
  type Ability,
  type Actor,
  allOf,
  anyOf,
  type Condition,
  holdsAt,
  holdsPermissionAtSchool,
  holdsSomewhere,
  not,
  type Rule,
  type Schools,
  schoolsWith,
} from '../permissions/index.ts';
import type { Assessment } from './assessment.ts';

/** What of its walk matters here. */
type AssessedWalk = Readonly<{
  leaderUserId: string;
  participantUserIds: readonly string[];
  isInProgress: boolean;
}>;

export type AssessmentFacts = Readonly<
  Pick<Assessment, 'schoolId' | 'createdByUserId' | 'status'> & {
    walkId: string | null;
    /** Null for one on its own, and for a walk that is gone. */
    walk: AssessedWalk | null;
  }
>;

const viewsAssessments = holdsPermissionAtSchool<AssessmentFacts>('view assessments');
const managesAssessments = holdsPermissionAtSchool<AssessmentFacts>('manage assessments');
const submitsAssessments = holdsPermissionAtSchool<AssessmentFacts>('submit assessments');
const isCreator: Rule<AssessmentFacts> = (actor, { createdByUserId }) => createdByUserId === actor.userId;
const isInWalk: Rule<AssessmentFacts> = (_actor, { walkId }) => walkId !== null;
const isParticipant: Rule<AssessmentFacts> = (actor, { walk }) =>
  walk?.participantUserIds.includes(actor.userId) === true;
const isLeader: Rule<AssessmentFacts> = (actor, { walk }) => walk?.leaderUserId === actor.userId;
const isDeleted: Rule<AssessmentFacts> = (_actor, { status }) => status === 'deleted';

const answersOwn = allOf(submitsAssessments, isCreator);
const fills = anyOf(
  allOf(isInWalk, isParticipant),
  allOf(not(isInWalk), anyOf(answersOwn, managesAssessments)),
);

const notDeleted: Condition<AssessmentFacts> = {
  holds: ({ status }) => status !== 'deleted',
  otherwise: 'assessment.deleted',
};
const open: Condition<AssessmentFacts> = {
  holds: ({ status }) => status !== 'submitted',
  otherwise: 'assessment.submitted',
};
const submitted: Condition<AssessmentFacts> = {
  holds: ({ status }) => status === 'submitted',
  otherwise: 'assessment.notSubmitted',
};
const onItsOwn: Condition<AssessmentFacts> = {
  holds: ({ walkId }) => walkId === null,
  otherwise: 'assessment.inWalk',
};
const walkInProgress: Condition<AssessmentFacts> = {
  holds: ({ walkId, walk }) => walkId === null || walk?.isInProgress === true,
  otherwise: 'assessment.walkNotInProgress',
};

export const assessmentRules = {
  /** Deleted ones are for managers. */
  view: {
    who: anyOf(managesAssessments, allOf(not(isDeleted), anyOf(viewsAssessments, isCreator, isParticipant))),
    otherwise: 'assessment.viewNotAllowed',
  },
  answer: {
    who: fills,
    otherwise: 'assessment.answerNotAllowed',
    when: [notDeleted, open, walkInProgress],
  },
  submit: {
    who: fills,
    otherwise: 'assessment.answerNotAllowed',
    when: [notDeleted, open, onItsOwn],
  },
  reopen: {
    who: fills,
    otherwise: 'assessment.reopenNotAllowed',
    when: [notDeleted, submitted, onItsOwn],
  },
  /** Out of a walk also by its leader, and by the person who added it as long as they take part. */
  delete: {
    who: anyOf(managesAssessments, isLeader, allOf(isParticipant, isCreator)),
    otherwise: 'assessment.deleteNotAllowed',
    when: [notDeleted, walkInProgress],
  },
  download: { who: viewsAssessments, otherwise: 'assessment.downloadNotAllowed', when: [notDeleted] },
} as const satisfies Record<string, Ability<AssessmentFacts>>;

export function canBeginAssessmentAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'submit assessments', schoolId);
}

export function canBeginSomewhere(actor: Actor): boolean {
  return holdsSomewhere(actor, 'submit assessments');
}

export function canOpenAssessments(actor: Actor): boolean {
  return holdsSomewhere(actor, 'view assessments') || canBeginSomewhere(actor);
}

export const assessmentTabs = ['inprogress', 'submitted', 'deleted'] as const;
export type AssessmentTab = (typeof assessmentTabs)[number];

/** Those at these schools, and one's own. */
export type AssessmentScope = Readonly<{ schools: Schools; ownUserId: string | null }>;

/** Null for a tab that this person does not have. */
export function assessmentScope(actor: Actor, tab: AssessmentTab): AssessmentScope | null {
  if (tab === 'deleted') {
    const managed = schoolsWith(actor, 'manage assessments');
    return managed.length === 0 ? null : { schools: managed, ownUserId: null };
  }
  return canOpenAssessments(actor)
    ? { schools: schoolsWith(actor, 'view assessments'), ownUserId: actor.userId }
    : null;
}
