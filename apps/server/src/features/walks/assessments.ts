// The assessments of a walk: they are answered while it is in progress, and completing the walk submits them.
import { problem } from '@schooldog/domain/problems';
import type { EntryOfWalk, FeatureEvents, FeatureQueries } from '@schooldog/domain/events';
import { canViewEntry, type Entry } from '@schooldog/domain/entries';
import { type Actor, may } from '@schooldog/domain/permissions';
import { walkRules } from '@schooldog/domain/walks';
import type { CommandContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Work } from '../../platform/work/work.ts';
import { incompleteInWalk } from '../assessments/index.ts';
import { entriesPublishedBy, presentEntry } from '../entries/index.ts';
import { entriesOfWalk } from './entryStore.ts';
import { awaitedPhotos, imageUrlsOf } from './imageUrls.ts';
import { noticesOf } from './live.ts';
import { factsOf, walkRecord } from './record.ts';
import { findWalk, updateWalk } from './store.ts';

/** Locks the walk, so that it cannot complete before the assessment is added. */
export async function addAssessment(
  context: CommandContext,
  { walkId, schoolId }: FeatureEvents['walk.assessmentAdded'],
): Promise<void> {
  const { work } = context;
  const walk = await walkRecord.lock(context, walkId, 'contribute');
  if (walk.schoolId !== schoolId) throw problem('assessment.otherSchool');
  updateWalk(work, walkId, { timeUpdated: work.now });
  await work.announce(...noticesOf(walk));
}

/** Published or not, without what was removed. */
export async function entriesToAssess(
  reader: Reader,
  { walkId, viewer }: FeatureQueries['walk.entries']['query'],
): Promise<EntryOfWalk[]> {
  const [waiting, published] = await Promise.all([
    entriesOfWalk(reader, walkId),
    entriesPublishedBy(reader, walkId),
  ]);
  const awaited = await awaitedPhotos(reader, [...waiting, ...published]);
  const seesAll = viewer === null || (await maySeeWalk(reader, viewer, walkId));
  return [
    ...published.map((row) => ({ row, isPublished: true })),
    ...waiting.map((row) => ({ row, isPublished: false })),
  ].flatMap(({ row, isPublished }) => {
    const isSeen = seesAll || (viewer !== null && isPublished && canViewEntry(viewer, row));
    if (!isSeen) return [];
    return [{ entry: presentEntry(row), imageUrls: imageUrlsOf({ ...row, walkId, isPublished }, awaited) }];
  });
}

export async function entriesInWalk(reader: Reader, walkId: string): Promise<Entry[]> {
  return (await entriesToAssess(reader, { walkId, viewer: null })).map(({ entry }) => entry);
}

async function maySeeWalk(reader: Reader, viewer: Actor, walkId: string): Promise<boolean> {
  const walk = await findWalk(reader, walkId);
  return walk !== undefined && may(walkRules.view, viewer, factsOf(walk));
}

/** Every assessment that is not skipped has all its answers. */
export async function requireAssessments(work: Work, walkId: string): Promise<void> {
  const entries = await entriesInWalk(work.tx, walkId);
  const assessments = await incompleteInWalk(work, { walkId, entries });
  if (assessments.length > 0) throw problem('walk.assessmentsIncomplete', { assessments });
}
