// Walks as people see them: with names, and with their entries on their own page.
import type { DetailedWalk, ShownWalk, ShownWalkEntry } from '@schooldog/contract/walks';
import { participantsOf, type WalkEntry } from '@schooldog/domain/walks';
import type { Reader } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/identity/namesOf.ts';
import { assessmentsOfWalk, presentScore } from '../assessments/index.ts';
import { entriesPublishedBy } from '../entries/index.ts';
import { entriesOfWalk, presentPublished, presentWalkEntry } from './entryStore.ts';
import { type AwaitedPhotos, awaitedPhotos, imageUrlsOf, photosToFollow } from './imageUrls.ts';
import { presentWalk, type StoredWalk } from './store.ts';

/** With every entry that was not deleted, in the order in which things were seen. */
export async function detailedWalk(reader: Reader, row: StoredWalk, now: Date): Promise<DetailedWalk> {
  const [waiting, published, assessments] = await Promise.all([
    entriesOfWalk(reader, row.id),
    entriesPublishedBy(reader, row.id),
    assessmentsOfWalk(reader, row.id),
  ]);
  const entries = [
    ...published.map((entry) => presentPublished(entry, row.id)),
    ...waiting.map(presentWalkEntry),
  ].toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  const inHistory = [row.createdByUserId, ...row.submissionHistory.flatMap(({ userId }) => userId ?? [])];
  const reporters = entries.map(({ reportedByUserId }) => reportedByUserId);
  const names = await namesOf(reader, [...peopleOf(row), ...inHistory, ...reporters]);
  const awaited = await awaitedPhotos(reader, entries);
  return {
    ...shownWalk(row, names, entries.length),
    scores: assessments.filter(({ status }) => status === 'submitted').map(presentScore),
    entries: entries.map((entry) => shownEntry(entry, names, awaited, now)),
    submissionNames: [...new Set(inHistory)].map((userId) => ({ userId, name: names.get(userId) ?? null })),
  };
}

type Names = ReadonlyMap<string, string>;

function peopleOf(row: StoredWalk): string[] {
  return [...participantsOf(row), ...(row.awaitingReviewBy === null ? [] : [row.awaitingReviewBy])];
}

function shownWalk(row: StoredWalk, names: Names, entryCount: number): Omit<ShownWalk, 'scores'> {
  return {
    ...presentWalk(row),
    leaderName: names.get(row.leaderUserId) ?? null,
    collaboratorNames: row.collaborators.map((userId) => ({ userId, name: names.get(userId) ?? null })),
    reviewerName: row.awaitingReviewBy === null ? null : (names.get(row.awaitingReviewBy) ?? null),
    entryCount,
  };
}

function shownEntry(entry: WalkEntry, names: Names, awaited: AwaitedPhotos, now: Date): ShownWalkEntry {
  return {
    ...entry,
    reportedByName: names.get(entry.reportedByUserId) ?? null,
    imageUrls: imageUrlsOf(entry, awaited),
    imagesToFollow: photosToFollow(entry, awaited, now),
  };
}
