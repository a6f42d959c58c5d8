// Which entries count for an assessment. In a walk: that walk's. On its own: the published ones of the school from 30
// days before it was begun until it is submitted, and those logged from it (a phone with a wrong clock can date them
// earlier), as far as the person who began it may see them there. The account of that person may be disabled or gone;
// then they may see nothing, and no entry counts.
import type { QuestionEvidence } from '@schooldog/contract/assessments';
import {
  type Assessment,
  assessmentLimits,
  evidenceOf,
  type LinkableEntry,
  linkingIn,
} from '@schooldog/domain/assessments';
import { searchableTags } from '@schooldog/domain/entries';
import { type Actor, holdsAt } from '@schooldog/domain/permissions';
import type { Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { actorsOf } from '../people/index.ts';
import { publishedEntries } from './evidenceStore.ts';
import type { AssessmentRow } from './store.ts';

type Parts = Pick<Services, 'hooks' | 'readApp'>;

export async function entriesThatCount(
  reader: Reader,
  services: Parts,
  row: AssessmentRow,
): Promise<readonly LinkableEntry[]> {
  if (row.walkId !== null) return entriesInWalk(reader, services, row.walkId);
  const [creator] = await actorsOf(reader, [row.createdByUserId], await services.readApp());
  return creator === undefined || creator.isDisabled ? [] : entriesSeenBy(reader, creator, row);
}

export async function entriesInWalk(
  reader: Reader,
  { hooks }: Pick<Services, 'hooks'>,
  walkId: string,
): Promise<readonly LinkableEntry[]> {
  const found = await hooks.collect(reader, 'walk.entries', { walkId, viewer: null });
  return found.flat().map(({ entry }) => entry);
}

/** As `canViewEntry` says: all where the person views entries, otherwise their own. */
async function entriesSeenBy(reader: Reader, creator: Actor, row: AssessmentRow): Promise<LinkableEntry[]> {
  const { id: assessmentId, schoolId, timeCreated, rubric } = row;
  return publishedEntries(reader, {
    assessmentId,
    schoolId,
    since: new Date(timeCreated.getTime() - assessmentLimits.entriesBeforeMilliseconds),
    tags: searchableTags(rubric.questions.flatMap(({ tags }) => tags)),
    reporter: holdsAt(creator, 'view entries', schoolId) ? null : creator.userId,
  });
}

/** Of every question with tags; of a submitted assessment as it was then. */
export function evidenceIn(
  { status, rubric, answered }: Pick<Assessment, 'status' | 'rubric' | 'answered'>,
  entries: readonly LinkableEntry[],
): QuestionEvidence[] {
  if (status === 'submitted')
    return answered.map(({ questionId, evidence }) => ({ questionId, ...evidence }));
  const linkedTo = linkingIn(entries);
  return rubric.questions.flatMap((question) =>
    question.tags.length === 0 ? [] : [{ questionId: question.id, ...evidenceOf(linkedTo(question)) }],
  );
}
