// Completed walks of two school years. Their entries are entries of the district that people logged at the same school
// within a few hours, so that every count stays as it is.
import type { Actor } from '@schooldog/domain/permissions';
import { canSendNeighborhoodWatchAt, participantsOf, reviewEnds, walkLimits } from '@schooldog/domain/walks';
import { happens, oneOf } from '../entries/chance.ts';
import type { Recorded } from '../entries/edits.ts';
import type { Random } from '../random.ts';
import type { WalkPeople } from './people.ts';
import { begin, change, complete, moveTo, type Story, submit } from './story.ts';
import { weatherOf } from './weather.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** As long as one takes, and how far back they go. */
const longest = 3.5 * hour;
const daysBack = 730;
const fewestEntries = 3;
const withWatch = 0.12;
const reviewed = 0.3;
const revised = 0.35;
const decided = 0.85;
/** Of those of earlier school years. */
const archived = 0.2;
const archivedAfter = 300 * day;

/** Of a walk that completed, and which entries it published. */
export type CompletedWalk = Readonly<{ story: Story; records: readonly Recorded[] }>;

type Around = Readonly<{ people: WalkPeople; now: Date }>;

export function completedWalks(
  records: readonly Recorded[],
  { people, now }: Around,
  random: Random,
): CompletedWalk[] {
  const oldest = now.getTime() - daysBack * day;
  const fitting = records.filter(
    ({ entry, deltas }) =>
      deltas.length === 1 && entry.createdSafetyAlertIds.length === 0 && entry.timestamp.getTime() > oldest,
  );
  const bySchool = Map.groupBy(fitting, ({ entry }) => entry.schoolId);
  return [...bySchool.values()]
    .flatMap(outings)
    .flatMap((outing) => {
      const story = storyOf(outing, { people, now }, random);
      return story === undefined ? [] : [{ story, records: outing }];
    })
    .toSorted((a, b) => a.story.walk.timeCreated.getTime() - b.story.walk.timeCreated.getTime());
}

/** What was logged at one school without a long pause, in the order of time. */
function outings(records: readonly Recorded[]): Recorded[][] {
  const found: Recorded[][] = [];
  let current: Recorded[] = [];
  for (const record of records) {
    const [first] = current;
    const isLate = first !== undefined && timeOf(record) - timeOf(first) > longest;
    if (isLate) found.push(current);
    current = isLate ? [record] : [...current, record];
  }
  return [...found, current].filter(({ length }) => length >= fewestEntries);
}

function timeOf({ entry }: Recorded): number {
  return entry.timestamp.getTime();
}

function storyOf(records: readonly Recorded[], around: Around, random: Random): Story | undefined {
  const [first, last] = [records[0], records.at(-1)];
  const leader = around.people.actorById(first?.entry.reportedByUserId ?? '');
  if (first === undefined || last === undefined || leader === undefined) return undefined;
  const others = new Set(
    records.map(({ entry }) => entry.reportedByUserId).filter((id) => id !== leader.userId),
  );
  const { schoolId } = first.entry;
  const time = new Date(timeOf(first) - (4 + random.whole(12)) * minute);
  const begun = begin({
    id: random.id(),
    schoolId,
    leader,
    time,
    collaborators: [...others].slice(0, walkLimits.collaborators),
  });
  const ended = new Date(timeOf(last) + (5 + random.whole(30)) * minute);
  const filled = filledIn(begun, { leader, time: ended }, random);
  const done = finished(filled, new Date(ended.getTime() + 4 * minute), around, random);
  return (done.walk.timeCompleted?.getTime() ?? 0) < around.now.getTime()
    ? possiblyArchived(done, around, random)
    : undefined;
}

function filledIn(
  story: Story,
  { leader, time }: Readonly<{ leader: Actor; time: Date }>,
  random: Random,
): Story {
  const by = { time, userId: leader.userId };
  const filled = change(story, by, weatherOf(time, random));
  const sends = happens(random, withWatch) && canSendNeighborhoodWatchAt(leader, story.walk.schoolId);
  return sends ? change(filled, by, { shouldSendNeighborhoodWatch: true }) : filled;
}

function finished(story: Story, time: Date, { people }: Around, random: Random): Story {
  const { leaderUserId } = story.walk;
  const reviewer = happens(random, reviewed) ? oneOf(random, people.reviewersOf(story.walk)) : undefined;
  if (reviewer === undefined) return complete(story, { time, userId: leaderUserId });
  const [email = ''] = people.emailsOf([reviewer.userId]);
  const mailed = (but: string | null) =>
    people.emailsOf(participantsOf(story.walk).filter((userId) => userId !== but));
  const later = (from: Date) => new Date(from.getTime() + (1 + random.whole(30)) * hour + random.whole(hour));
  let submitted = submit(story, time, { userId: reviewer.userId, email });
  let end = time;
  if (happens(random, revised)) {
    const asked = later(time);
    end = new Date(asked.getTime() + (1 + random.whole(6)) * hour);
    submitted = submit(
      askForRevisions(
        submitted,
        { time: asked, userId: reviewer.userId },
        { emails: mailed(reviewer.userId), random },
      ),
      end,
      { userId: reviewer.userId, email },
    );
  }
  if (happens(random, decided)) {
    const by = { time: later(end), userId: reviewer.userId };
    return complete(submitted, by, {
      notifiedEmails: mailed(reviewer.userId),
      comments: oneOf(random, praises) ?? '',
    });
  }
  const automatic = { time: new Date(reviewEnds(end.toISOString())), userId: null };
  return complete(submitted, automatic, { notifiedEmails: mailed(null) });
}

const praises = [
  '',
  '',
  'Thorough. Thank you.',
  'Good walk, approved.',
  'Thanks to the whole team.',
] as const;
const requests = [
  'Please add the portables and the back gate.',
  'Which room is the extinguisher in? Please add locations to the concerns.',
  'Two photos are too dark to see the latch. Please take them again.',
  'The gym wing is missing.',
] as const;

export function askForRevisions(
  story: Story,
  by: Readonly<{ time: Date; userId: string }>,
  { emails, random }: Readonly<{ emails: readonly string[]; random: Random }>,
): Story {
  return moveTo(story, by, {
    toStatus: 'inprogress',
    comments: oneOf(random, requests) ?? '',
    notifiedEmails: emails,
    awaitingReviewBy: null,
    currentStage: 'observations',
    timeSubmitted: null,
  });
}

function possiblyArchived(story: Story, { now }: Around, random: Random): Story {
  const { timeUpdated, leaderUserId: userId } = story.walk;
  const isOld = now.getTime() - timeUpdated.getTime() > archivedAfter;
  if (!isOld || !happens(random, archived)) return story;
  const time = new Date(timeUpdated.getTime() + (200 + random.whole(90)) * day);
  return change(story, { time, userId }, { timeArchived: time, archivedByUserId: userId, timeUpdated });
}
