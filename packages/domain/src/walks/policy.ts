// Who may see, fill, complete, review and manage walks.
import {
  type Ability,
  type Actor,
  allOf,
  anyOf,
  type Condition,
  holdsAt,
  holdsPermissionAtSchool,
  holdsSomewhere,
  may,
  type Permission,
  type Rule,
  type SourceType,
} from '../permissions/index.ts';
import type { Walk } from './walk.ts';

export type WalkFacts = Readonly<
  Pick<
    Walk,
    | 'schoolId'
    | 'status'
    | 'walkType'
    | 'leaderUserId'
    | 'collaborators'
    | 'awaitingReviewBy'
    | 'timeArchived'
  >
>;

const isLeader: Rule<WalkFacts> = (actor, { leaderUserId }) => leaderUserId === actor.userId;
const isCollaborator: Rule<WalkFacts> = (actor, { collaborators }) => collaborators.includes(actor.userId);
const isParticipant = anyOf(isLeader, isCollaborator);
const isReviewer: Rule<WalkFacts> = (actor, { awaitingReviewBy }) => awaitingReviewBy === actor.userId;
const viewsEntries = holdsPermissionAtSchool<WalkFacts>('view entries');

/** School-led walks are one permission, those of the district and of partners another. */
function managePermissionFor({ walkType }: { readonly walkType: SourceType }): Permission {
  return walkType === 'school' ? 'manage entries' : 'manage other entries';
}

const managesWalks = allOf(viewsEntries, holdsPermissionAtSchool<WalkFacts>(managePermissionFor));
const leadsOrManages = anyOf(isLeader, managesWalks);

const hasStatus = (...statuses: readonly Walk['status'][]): Rule<WalkFacts> => {
  return (_actor, { status }) => statuses.includes(status);
};

const inProgress: Condition<WalkFacts> = {
  holds: ({ status }) => status === 'inprogress',
  otherwise: 'walk.notInProgress',
};
const inReview: Condition<WalkFacts> = {
  holds: ({ status }) => status === 'review',
  otherwise: 'walk.notInReview',
};
const leftProgress: Condition<WalkFacts> = {
  holds: ({ status }) => status !== 'inprogress',
  otherwise: 'walk.inProgress',
};
const notArchived: Condition<WalkFacts> = {
  holds: ({ timeArchived }) => timeArchived === null,
  otherwise: 'walk.archived',
};
const isArchived: Condition<WalkFacts> = {
  holds: ({ timeArchived }) => timeArchived !== null,
  otherwise: 'walk.notArchived',
};

export const walkRules = {
  view: {
    who: anyOf(
      isParticipant,
      managesWalks,
      allOf(hasStatus('review'), isReviewer),
      allOf(hasStatus('complete'), viewsEntries),
    ),
    otherwise: 'walk.viewNotAllowed',
  },
  /** Log entries, and say what the day was like. */
  contribute: { who: isParticipant, otherwise: 'walk.contributeNotAllowed', when: [inProgress, notArchived] },
  manageAccess: { who: isLeader, otherwise: 'walk.accessNotAllowed', when: [inProgress, notArchived] },
  complete: { who: leadsOrManages, otherwise: 'walk.completeNotAllowed', when: [inProgress, notArchived] },
  submitForReview: { who: isLeader, otherwise: 'walk.submitNotAllowed', when: [inProgress, notArchived] },
  review: { who: isReviewer, otherwise: 'walk.reviewNotAllowed', when: [inReview, notArchived] },
  placeBack: { who: leadsOrManages, otherwise: 'walk.manageNotAllowed', when: [leftProgress, notArchived] },
  archive: { who: leadsOrManages, otherwise: 'walk.manageNotAllowed', when: [notArchived] },
  unarchive: { who: leadsOrManages, otherwise: 'walk.manageNotAllowed', when: [isArchived] },
  delete: { who: leadsOrManages, otherwise: 'walk.manageNotAllowed' },
  download: {
    who: holdsPermissionAtSchool('download entry reports'),
    otherwise: 'walk.downloadNotAllowed',
    when: [leftProgress],
  },
} as const satisfies Record<string, Ability<WalkFacts>>;

export function canStartWalkAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'log entries', schoolId);
}

export function canOpenWalks(actor: Actor): boolean {
  return holdsSomewhere(actor, 'log entries') || holdsSomewhere(actor, 'view entries');
}

/** Within a walk an entry is changed by its reporter, and by the leader. */
export function canChangeWalkEntry(
  actor: Actor,
  walk: WalkFacts,
  entry: Readonly<{ reportedByUserId: string }>,
): boolean {
  if (!may(walkRules.contribute, actor, walk)) return false;
  return walk.leaderUserId === actor.userId || entry.reportedByUserId === actor.userId;
}

export function canSendNeighborhoodWatchAt(actor: Actor, schoolId: string): boolean {
  return holdsAt(actor, 'send neighborhood watch', schoolId) && holdsAt(actor, 'log entries', schoolId);
}

/** What a reviewer holds at the school of the walk. The picker of reviewers asks for the same. */
export function reviewPermissions(walk: Pick<WalkFacts, 'walkType'>) {
  return { permission: managePermissionFor(walk), alsoPermission: 'view entries' } as const;
}

/** Someone else who can manage the walk, and belongs to the district. */
export function canReviewWalk(person: Actor, walk: WalkFacts): boolean {
  if (person.isSchoolDogStaff || person.userId === walk.leaderUserId) return false;
  return Object.values(reviewPermissions(walk)).every((needed) => holdsAt(person, needed, walk.schoolId));
}

/** Everyone who can log entries at the school, except provider staff. */
export function canCollaborateAt(person: Actor, schoolId: string): boolean {
  return !person.isSchoolDogStaff && holdsAt(person, 'log entries', schoolId);
}
