// What people do in a walk, as work for the outbox. Everything waits for the start of its walk.
import type { ShownWalk } from '@schooldog/contract/walks';
import { type Actor, sourceTypeFor } from '@schooldog/domain/permissions';
import { emptyContext, type NewWalk, type WalkContextEdit } from '@schooldog/domain/walks';
import { recordKeyOf } from '../../platform/offlineRecords/pendingRecords.ts';
import type { InputOf, OperationDraft } from '../../platform/outbox/index.ts';
import { walkRecord } from './walkRecord.ts';

export type NamedPerson = ShownWalk['collaboratorNames'][number];

/** The key of the walk's start, for which all other work in it waits. */
export function walkKey(walkId: string): string {
  return recordKeyOf(walkRecord, walkId);
}

export function startWalkWork(
  walk: Omit<NewWalk, 'timestamp'>,
  facts: Readonly<{
    label: string;
    timestamp: string;
    leader: Readonly<{ actor: Actor; name: string }>;
    collaborators: readonly NamedPerson[];
    /** The start that the server rejected. */
    corrects?: string | undefined;
  }>,
): OperationDraft<'walks.startWalk'> {
  const { label, timestamp, leader, collaborators, corrects } = facts;
  const recordKey = walkKey(walk.walkId);
  const started: ShownWalk = {
    id: walk.walkId,
    schoolId: walk.schoolId,
    status: 'inprogress',
    walkType: sourceTypeFor(leader.actor, walk.schoolId),
    leaderUserId: leader.actor.userId,
    leaderName: leader.name,
    collaborators: walk.collaborators,
    collaboratorNames: walk.collaborators.map(
      (userId) => collaborators.find((person) => person.userId === userId) ?? { userId, name: null },
    ),
    awaitingReviewBy: null,
    reviewerName: null,
    createdByUserId: leader.actor.userId,
    intendedCategories: walk.intendedCategories,
    timeframe: walk.timeframe,
    context: emptyContext,
    currentStage: 'observations',
    submissionHistory: [],
    shouldSendNeighborhoodWatch: false,
    hasSentNeighborhoodWatch: false,
    timeCreated: timestamp,
    timeUpdated: timestamp,
    timeCompleted: null,
    timeArchived: null,
    archivedByUserId: null,
    entryCount: 0,
    scores: [],
  };
  return {
    procedure: 'walks.startWalk',
    input: { ...walk, timestamp },
    label,
    recordKey,
    optimistic: { key: recordKey, value: started },
    ...(corrects === undefined ? {} : { corrects }),
  };
}

type EditProcedure =
  | 'walks.setNeighborhoodWatch'
  | 'walks.addWalkCollaborators'
  | 'walks.removeWalkCollaborator'
  | 'walks.changeWalkLeader';

/** One change of a field of the context; fields do not wait for each other. */
export function contextWork(
  walk: ShownWalk,
  edit: WalkContextEdit,
  label: string,
): OperationDraft<'walks.setWalkContext'> {
  const input = { walkId: walk.id, edit };
  return {
    procedure: 'walks.setWalkContext',
    input,
    ...common(walk, `context/${Object.keys(edit).join()}`, label, walkRecord.apply(walk, input, walk)),
  };
}

/** `after` is the walk as its person sees it from now on. */
export function accessWork<Name extends EditProcedure>(
  procedure: Name,
  input: InputOf<Name>,
  facts: Readonly<{ walk: ShownWalk; after: ShownWalk; label: string }>,
): OperationDraft<Name> {
  return { procedure, input, ...common(facts.walk, 'access', facts.label, facts.after) };
}

function common(walk: ShownWalk, part: string, label: string, value: ShownWalk) {
  const recordKey = `${walkKey(walk.id)}/${part}`;
  return { label, recordKey, waitsFor: walkKey(walk.id), optimistic: { key: recordKey, value } };
}
