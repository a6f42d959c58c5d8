// Two school years of walks, in every state. Completed ones consist of entries that exist anyway.
import { participantsOf } from '@schooldog/domain/walks';
import { sql } from 'drizzle-orm';
import { observationDeltas } from '../features/entries/schema.ts';
import { resumeReview } from '../features/walks/review.ts';
import { walkEntries, walks } from '../features/walks/schema.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Work } from '../platform/work/work.ts';
import type { Recorded } from './entries/edits.ts';
import type { Photo } from './entries/pictures.ts';
import type { Surroundings } from './entries/write.ts';
import type { NewUser } from './people.ts';
import { seededRandom } from './random.ts';
import { type CompletedWalk, completedWalks } from './walks/completed.ts';
import { type Logged, walkLogger } from './walks/logged.ts';
import { type WalkPeople, walkPeople } from './walks/people.ts';
import type { Story } from './walks/story.ts';
import { writeTrail } from './walks/trail.ts';
import { placedBack, unfinishedWalks } from './walks/unfinished.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1300;
const day = 24 * 60 * 60 * 1000;

export type DemoWalks = Readonly<{
  stories: readonly Story[];
  logged: readonly Logged[];
  photos: readonly Photo[];
  /** All entries, those of completed walks with their walk. */
  records: readonly Recorded[];
}>;

export function demoWalks(
  around: Surroundings & Readonly<{ people: readonly NewUser[] }>,
  records: readonly Recorded[],
): DemoWalks {
  const random = seededRandom(seed);
  const people = walkPeople(around.people);
  const completed = completedWalks(records, { people, now: around.now }, random);
  const parts = { ...around, people, log: walkLogger(around, random) };
  const reopened = completed.findLast((walk) => canBeReopened(walk, parts));
  const unfinished = [
    ...unfinishedWalks(parts, random),
    ...(reopened === undefined ? [] : [placedBack(reopened, parts)]),
  ];
  const logged = unfinished.flatMap((walk) => walk.logged);
  return {
    stories: [
      ...completed.filter((walk) => walk !== reopened).map(({ story }) => story),
      ...unfinished.map(({ story }) => story),
    ],
    logged,
    photos: logged.flatMap(({ photos }) => photos),
    records: published(records, completed),
  };
}

/**
 * One at a school of none of the accounts that stand for a role, led by one of its people, and without those accounts: it is
 * more than a week old, so the dashboard of everyone in it offers to complete it.
 */
function canBeReopened(
  { story: { walk } }: CompletedWalk,
  { schools, now, people }: Pick<Surroundings, 'schools' | 'now'> & Readonly<{ people: WalkPeople }>,
): boolean {
  const isElsewhere = schools.findIndex(({ id }) => id === walk.schoolId) > 1;
  const isOld = now.getTime() - walk.timeUpdated.getTime() > 10 * day;
  return isElsewhere && isOld && walk.walkType === 'school' && !participantsOf(walk).some(people.isAccount);
}

function published(records: readonly Recorded[], completed: readonly CompletedWalk[]): Recorded[] {
  const storyOf = new Map(
    completed.flatMap(({ story, records: own }) => own.map(({ entry }) => [entry.id, story] as const)),
  );
  return records.map((record) => {
    const walk = storyOf.get(record.entry.id)?.walk;
    if (walk === undefined) return record;
    const timeUpdated = walk.timeCompleted ?? record.entry.timeUpdated;
    return { ...record, entry: { ...record.entry, isFloating: false, walkId: walk.id, timeUpdated } };
  });
}

/** With the jobs that complete those in review. */
export async function writeWalks(work: Work, { stories, logged }: DemoWalks): Promise<void> {
  const rows = stories.map(({ walk }) => walk);
  await insertMany(work.tx, walks, rows);
  await insertMany(
    work.tx,
    walkEntries,
    logged.map(({ row }) => row),
  );
  for (const walk of rows) await resumeReview(work, walk);
}

/** After the trail of the entries, which begins in the walk; the delta is of the moment when the walk completed. */
export async function recordWalks(tx: Transaction, { stories, logged, records }: DemoWalks): Promise<void> {
  await writeTrail(tx, [...stories.flatMap(({ trail }) => trail), ...logged.map(({ step }) => step)]);
  const times = records.flatMap(({ entry: { id, walkId, timeUpdated: time } }) =>
    walkId === null ? [] : [{ id, time }],
  );
  await tx.execute(sql`
    update ${observationDeltas} set time_created = published.time, time_updated = published.time
    from json_to_recordset(${JSON.stringify(times)}) as published (id text, time timestamptz)
    where ${observationDeltas.observationId} = published.id`);
}
