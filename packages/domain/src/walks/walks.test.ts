import { describe, expect, it } from 'vitest';
import { abilities, whyNot } from '../permissions/index.ts';
import * as people from '../permissions/testing/index.ts';
import {
  canChangeWalkEntry,
  canCollaborateAt,
  canReviewWalk,
  canSendNeighborhoodWatchAt,
  emptyContext,
  isAbandoned,
  isOldWalk,
  mayCompleteWith,
  opinionNumbers,
  participantsOf,
  reviewEnds,
  revisionsRequested,
  stageOf,
  type Submission,
  walkContextMerge,
  type WalkFacts,
  walkPath,
  walkRules,
  walkScope,
  withLeader,
} from './index.ts';

const { cedarCreek, mapleGrove, oakHill, testId } = people;

const walk: WalkFacts = {
  schoolId: oakHill,
  status: 'inprogress',
  walkType: 'school',
  leaderUserId: people.officerOfOakHill.userId,
  collaborators: [people.custodianOfOakHill.userId],
  awaitingReviewBy: null,
  timeArchived: null,
};
const inReview: WalkFacts = {
  ...walk,
  status: 'review',
  awaitingReviewBy: people.principalOfOakHill.userId,
};
const complete: WalkFacts = { ...walk, status: 'complete' };
const archived: WalkFacts = { ...walk, timeArchived: '2026-09-03T12:00:00.000Z' };

const may = (names: readonly (keyof typeof walkRules)[]) =>
  Object.fromEntries(Object.keys(walkRules).map((name) => [name, names.some((one) => one === name)]));

describe('what people may do with a school-led walk of Oak Hill', () => {
  it.each([
    [
      'officerOfOakHill',
      ['view', 'contribute', 'manageAccess', 'complete', 'submitForReview', 'archive', 'delete'],
    ],
    ['custodianOfOakHill', ['view', 'contribute']],
    ['principalOfOakHill', ['view', 'complete', 'archive', 'delete']],
    ['educatorOfOakHill', []],
  ] as const)('in progress: %s', (name, expected) => {
    expect(abilities(walkRules, people[name], walk)).toEqual(may(expected));
  });

  it('in review: the reviewer decides, managers place it back, the leader waits', () => {
    expect(abilities(walkRules, people.principalOfOakHill, inReview)).toEqual(
      may(['view', 'review', 'placeBack', 'archive', 'delete', 'download']),
    );
    expect(abilities(walkRules, people.custodianOfOakHill, inReview)).toEqual(may(['view']));
    expect(whyNot(walkRules.contribute, people.officerOfOakHill, inReview)?.code).toBe('walk.notInProgress');
  });

  it('complete: everyone who views entries there reads it, and it is frozen', () => {
    const reader = people.anActor({
      permissions: {
        'view entries': { hasPermission: true, always: false, forSchools: [oakHill], internalKey: 0 },
      },
    });
    expect(abilities(walkRules, reader, walk)).toEqual(may([]));
    expect(abilities(walkRules, reader, complete)).toEqual(may(['view']));
    expect(whyNot(walkRules.complete, people.officerOfOakHill, complete)?.code).toBe('walk.notInProgress');
  });

  it('archived: nothing more is put in it until it is unarchived', () => {
    expect(whyNot(walkRules.contribute, people.officerOfOakHill, archived)?.code).toBe('walk.archived');
    expect(abilities(walkRules, people.officerOfOakHill, archived)).toEqual(
      may(['view', 'unarchive', 'delete']),
    );
  });

  it('a walk of the district needs the other permission', () => {
    const ofDistrict: WalkFacts = { ...walk, walkType: 'district' };
    expect(abilities(walkRules, people.principalOfOakHill, ofDistrict).complete).toBe(false);
    expect(abilities(walkRules, people.safetyCoordinator, ofDistrict).complete).toBe(true);
  });
});

it('an entry within a walk is changed by its reporter and by the leader only', () => {
  const entry = { reportedByUserId: people.custodianOfOakHill.userId };
  expect(canChangeWalkEntry(people.custodianOfOakHill, walk, entry)).toBe(true);
  expect(canChangeWalkEntry(people.officerOfOakHill, walk, entry)).toBe(true);
  expect(canChangeWalkEntry(people.principalOfOakHill, walk, entry)).toBe(false);
  expect(canChangeWalkEntry(people.custodianOfOakHill, inReview, entry)).toBe(false);
  const ofLeader = { reportedByUserId: people.officerOfOakHill.userId };
  expect(canChangeWalkEntry(people.custodianOfOakHill, walk, ofLeader)).toBe(false);
});

it('the reviewer can manage the walk, and is neither its leader nor provider staff', () => {
  expect(canReviewWalk(people.principalOfOakHill, walk)).toBe(true);
  expect(canReviewWalk(people.custodianOfOakHill, walk)).toBe(false);
  expect(canReviewWalk(people.providerStaff, walk)).toBe(false);
  const led = { ...walk, leaderUserId: people.principalOfOakHill.userId };
  expect(canReviewWalk(people.principalOfOakHill, led)).toBe(false);
});

it('collaborators can log entries at the school and are no provider staff', () => {
  expect(canCollaborateAt(people.custodianOfOakHill, oakHill)).toBe(true);
  expect(canCollaborateAt(people.custodianOfOakHill, mapleGrove)).toBe(false);
  expect(canCollaborateAt(people.providerStaff, oakHill)).toBe(false);
  expect(canSendNeighborhoodWatchAt(people.submitterOfOakHill, oakHill)).toBe(false);
});

describe('the tabs of the list', () => {
  const limited = (...names: readonly string[]) =>
    people.anActor({
      permissions: Object.fromEntries(
        names.map((name) => [
          name,
          { hasPermission: true, always: false, forSchools: [oakHill, cedarCreek], internalKey: 0 },
        ]),
      ),
    });

  it('hold nothing without the permission', () => {
    expect(walkScope(people.submitterOfOakHill, 'mine', 'inprogress')).toBeNull();
    expect(walkScope(limited('log entries'), 'team', 'complete')).toBeNull();
  });

  it('show unfinished walks of others only to people who could manage them', () => {
    expect(walkScope(limited('view entries'), 'team', 'inprogress')).toBeNull();
    expect(walkScope(limited('view entries', 'manage entries'), 'team', 'inprogress')).toEqual({
      tab: 'team',
      reaches: [{ schools: [oakHill, cedarCreek], walkTypes: ['school'] }],
    });
    expect(walkScope(limited('view entries', 'manage other entries'), 'team', 'inprogress')).toEqual({
      tab: 'team',
      reaches: [{ schools: [oakHill, cedarCreek], walkTypes: ['district', 'partner'] }],
    });
    expect(walkScope(limited('manage entries'), 'team', 'inprogress')).toBeNull();
  });

  it('hold all completed walks of the schools where entries are viewed', () => {
    expect(walkScope(people.safetyCoordinator, 'team', 'complete')).toEqual({
      tab: 'team',
      reaches: [{ schools: 'all', walkTypes: ['district', 'school', 'partner'] }],
    });
  });
});

describe('a new leader', () => {
  it('makes the old one a collaborator and gives the walk their type', () => {
    expect(withLeader(walk, people.custodianOfOakHill)).toEqual({
      schoolId: oakHill,
      leaderUserId: people.custodianOfOakHill.userId,
      collaborators: [people.officerOfOakHill.userId],
      walkType: 'school',
    });
    expect(withLeader(walk, people.safetyCoordinator)).toMatchObject({
      collaborators: [people.custodianOfOakHill.userId, people.officerOfOakHill.userId],
      walkType: 'district',
    });
  });

  it('is refused where the old one would be the 11th collaborator', () => {
    const full = { ...walk, collaborators: Array.from({ length: 10 }, (_, n) => testId(`p${n}`)) };
    expect(withLeader(full, people.safetyCoordinator)).toBeNull();
    const joined = {
      ...full,
      collaborators: [...full.collaborators.slice(1), people.safetyCoordinator.userId],
    };
    expect(withLeader(joined, people.safetyCoordinator)?.collaborators).toHaveLength(10);
  });
});

describe('time', () => {
  const begun = '2026-09-01T12:00:00.000Z';
  const touched = '2026-09-05T12:00:00.000Z';
  const times = { status: 'inprogress', timeCreated: begun, timeUpdated: touched } as const;

  it('a walk is abandoned after 7 days without an update', () => {
    expect(isAbandoned(times, new Date('2026-09-12T11:59:59Z'))).toBe(false);
    expect(isAbandoned(times, new Date('2026-09-12T12:00:00Z'))).toBe(true);
    expect(isAbandoned({ ...times, status: 'review' }, new Date('2026-10-12T12:00:00Z'))).toBe(false);
  });

  it('a walk is old when it was begun more than 7 days ago', () => {
    expect(isOldWalk(times, new Date('2026-09-08T12:00:00Z'))).toBe(false);
    expect(isOldWalk(times, new Date('2026-09-08T12:00:00.001Z'))).toBe(true);
  });

  it('a review ends 72 hours after it began, also when the clocks change', () => {
    expect(reviewEnds('2026-10-31T12:00:00.000Z')).toBe('2026-11-03T12:00:00.000Z');
  });
});

it('a walk without entries completes only when that is accepted', () => {
  expect(mayCompleteWith(0, false)).toBe(false);
  expect(mayCompleteWith(0, true)).toBe(true);
  expect(mayCompleteWith(1, false)).toBe(true);
});

it('the leader sees the comments of the last request for revisions, and no older ones', () => {
  const request: Submission = {
    fromStatus: 'review',
    toStatus: 'inprogress',
    comments: 'Add the gym.',
    userId: people.principalOfOakHill.userId,
    timestamp: '2026-09-03T12:00:00.000Z',
    notifiedEmails: [],
  };
  const again: Submission = { ...request, fromStatus: 'inprogress', toStatus: 'review', comments: '' };
  expect(revisionsRequested({ status: 'inprogress', submissionHistory: [request] })).toEqual(request);
  expect(revisionsRequested({ status: 'review', submissionHistory: [request, again] })).toBeNull();
  expect(revisionsRequested({ status: 'inprogress', submissionHistory: [] })).toBeNull();
});

it('a choice of the context takes the later value, a text asks', () => {
  const sunny = { ...emptyContext, weatherPrecipitation: 'sunny', weatherComment: 'Windy' } as const;
  const edit = {
    weatherPrecipitation: { from: null, to: 'cloudy' as const },
    weatherComment: { from: '', to: 'Cold' },
  };
  const { value, conflicts } = walkContextMerge.apply(sunny, edit);
  expect(value.weatherPrecipitation).toBe('cloudy');
  expect(conflicts).toMatchObject([{ path: ['weatherComment'], present: 'Windy', yours: 'Cold' }]);
});

it('reads a stage of an earlier version as the first, and counts entries with their quantity', () => {
  expect(stageOf('context')).toBe('observations');
  expect(stageOf('review')).toBe('review');
  expect(participantsOf(walk)).toEqual([people.officerOfOakHill.userId, people.custodianOfOakHill.userId]);
  expect(walkPath({ id: oakHill, status: 'review' })).toBe(`/walks/walk/${oakHill}/review`);
  const entries = [
    { observationType: 'concern', quantity: 3 },
    { observationType: 'praise', quantity: 1 },
  ] as const;
  expect(opinionNumbers(entries)).toEqual({ concern: 3, praise: 1, other: 0 });
});
