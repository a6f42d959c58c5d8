// Two years of assessments in every state, on their own and in walks, answered as the entries of their schools speak.
import {
  answeredWith,
  type AssessmentForm,
  assessmentLimits,
  emptyForm,
  type LinkableEntry,
  unansweredIn,
} from '@schooldog/domain/assessments';
import { holdsAt } from '@schooldog/domain/permissions';
import type { RubricQuestion } from '@schooldog/domain/rubrics';
import { participantsOf } from '@schooldog/domain/walks';
import {
  assessmentDifferences,
  assessmentRecord,
  auditedAssessment,
} from '../features/assessments/record.ts';
import { assessments } from '../features/assessments/schema.ts';
import { reopened, submitted } from '../features/assessments/steps.ts';
import type { AssessmentRow } from '../features/assessments/store.ts';
import type { EntryRow } from '../features/entries/store.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import type { Work } from '../platform/work/work.ts';
import { happens, lottery, oneOf } from './entries/chance.ts';
import { schoolDays } from './entries/schoolDays.ts';
import type { Surroundings } from './entries/write.ts';
import type { NewUser } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoRubric } from './rubrics.ts';
import { walkPeople } from './walks/people.ts';
import type { TrailStep } from './walks/story.ts';
import { writeTrail } from './walks/trail.ts';
import type { DemoWalks } from './walks.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1550;
const onTheirOwn = 150;
const inWalks = 50;
const minute = 60_000;
const day = 24 * 60 * minute;
const daysBack = 730;
const byPrincipal = 0.7;
const withNotes = 0.3;
const withSkippedSection = 0.08;
/** Begun so recently that people still work on it. */
const recent = 12 * day;
const reopenedAgain = 0.06;
const deleted = 0.03;
const skippedInWalk = 0.08;

/** How often each answer is chosen, from the best to the worst. */
const ofRank = [4, 3, 1.5, 0.5];

const remarks = [
  'Checked with the custodian.',
  'The new lock works; signs are still missing.',
  'Better than in the fall.',
  'Needs another look after the repair.',
  'Discussed with the front office.',
] as const;

type Around = Surroundings & Readonly<{ people: readonly NewUser[]; rubrics: readonly DemoRubric[] }>;
type Told = Readonly<{ row: AssessmentRow; trail: readonly TrailStep[] }>;
export type DemoAssessments = readonly Told[];

export function demoAssessments(
  around: Around,
  entries: readonly EntryRow[],
  walks: Pick<DemoWalks, 'stories'>,
): DemoAssessments {
  const random = seededRandom(seed);
  return [...alone(around, entries, random), ...ofWalks(around, entries, walks, random)];
}

export async function writeAssessments({ tx }: Work, told: DemoAssessments): Promise<void> {
  await insertMany(
    tx,
    assessments,
    told.map(({ row }) => row),
  );
  await writeTrail(
    tx,
    told.flatMap(({ trail }) => trail),
  );
}

function alone(around: Around, entries: readonly EntryRow[], random: Random): Told[] {
  const { schools, now, timeZone, people } = around;
  const who = walkPeople(people);
  const bySchool = Map.groupBy(entries, ({ schoolId }) => schoolId);
  const moment = schoolDays(now, timeZone);
  const told: Told[] = [];
  while (told.length < onTheirOwn) {
    const time = moment(random);
    const school = oneOf(random, schools);
    if (school === undefined || now.getTime() - time.getTime() > daysBack * day) continue;
    const creator = happens(random, byPrincipal)
      ? who.at('principal', school.id)
      : who.account('district_safety_coordinator');
    const rubric = offered(around.rubrics, random);
    const ended = new Date(time.getTime() + (20 + random.whole(70)) * minute);
    const since = time.getTime() - assessmentLimits.entriesBeforeMilliseconds;
    const seen = (bySchool.get(school.id) ?? []).filter(
      ({ timestamp, reportedByUserId }) =>
        timestamp.getTime() >= since &&
        timestamp <= ended &&
        (holdsAt(creator, 'view entries', school.id) || reportedByUserId === creator.userId),
    );
    const begun = begin({ id: random.id(), rubric, schoolId: school.id, walkId: null, time }, creator.userId);
    told.push(
      lifeAlone(
        begun,
        { seen, ended, now, managerId: who.account('district_safety_coordinator').userId },
        random,
      ),
    );
  }
  return told;
}

type Life = Readonly<{ seen: readonly LinkableEntry[]; ended: Date; now: Date; managerId: string }>;

function lifeAlone(begun: Told, { seen, ended, now, managerId }: Life, random: Random): Told {
  const { createdByUserId: userId, timeCreated } = begun.row;
  const isRecent = now.getTime() - timeCreated.getTime() < recent;
  if (isRecent && happens(random, 0.6)) {
    const [first, ...rest] = begun.row.rubric.questions;
    const some = first === undefined ? [] : [first, ...rest.slice(0, random.whole(rest.length))];
    return answer(begun, { seen, time: earlier(ended, now), userId, asked: some }, random);
  }
  const time = earlier(ended, now);
  const answered = answer(begun, { seen, time, userId }, random);
  if (happens(random, deleted)) {
    return change(
      answered,
      { time, userId: managerId },
      { status: 'deleted', deletedByUserId: managerId, timeDeleted: time },
    );
  }
  const done = submit(answered, seen, { time, userId });
  if (!happens(random, reopenedAgain)) return done;
  const later = earlier(new Date(time.getTime() + day), now);
  return change(done, { time: later, userId }, reopened);
}

/** With walks that completed; and one that is in progress, with all its answers. */
function ofWalks(
  { rubrics, now }: Around,
  entries: readonly EntryRow[],
  { stories }: Pick<DemoWalks, 'stories'>,
  random: Random,
): Told[] {
  const byWalk = Map.groupBy(entries, ({ walkId }) => walkId);
  const complete = stories.filter(({ walk }) => walk.status === 'complete');
  const step = Math.max(1, Math.floor(complete.length / inWalks));
  const chosen = complete.filter((_story, at) => at % step === 0).slice(-inWalks);
  const current = stories.findLast(({ walk }) => walk.status === 'inprogress' && walk.timeArchived === null);
  return [...chosen, ...(current === undefined ? [] : [current])].map(({ walk }) => {
    const seen = byWalk.get(walk.id) ?? [];
    const [userId = walk.leaderUserId] = participantsOf(walk).slice(random.whole(2));
    const time = new Date(walk.timeCreated.getTime() + 2 * minute);
    const place = {
      id: random.id(),
      rubric: offered(rubrics, random),
      schoolId: walk.schoolId,
      walkId: walk.id,
    };
    const begun = begin({ ...place, time }, walk.leaderUserId);
    const { timeCompleted } = walk;
    const end = earlier(new Date(time.getTime() + 30 * minute), timeCompleted ?? now);
    if (timeCompleted !== null && happens(random, skippedInWalk)) {
      const form = { ...emptyForm, skip: true };
      return change(begun, { time: end, userId }, { form, skippedByUserId: userId, timeSkipped: end });
    }
    const answered = answer(begun, { seen, time: end, userId }, random);
    if (timeCompleted === null) return answered;
    const by = walk.submissionHistory.findLast(({ toStatus }) => toStatus === 'complete')?.userId;
    return submit(answered, seen, { time: timeCompleted, userId: by ?? walk.leaderUserId });
  });
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function offered(rubrics: readonly DemoRubric[], random: Random): DemoRubric {
  const rubric = oneOf(
    random,
    rubrics.filter(({ enabled }) => enabled),
  );
  if (rubric === undefined) throw new Error('the demo district has no rubric');
  return rubric;
}

type Beginning = Pick<AssessmentRow, 'id' | 'schoolId' | 'walkId'> &
  Readonly<{ rubric: DemoRubric; time: Date }>;
type By = Readonly<{ time: Date; userId: string }>;

function begin({ rubric, time, ...place }: Beginning, userId: string): Told {
  const row: AssessmentRow = {
    ...place,
    rubricId: rubric.id,
    status: 'created',
    rubric: rubric.content,
    form: emptyForm,
    answered: [],
    totalScore: null,
    maxScore: null,
    score: null,
    color: null,
    createdByUserId: userId,
    updatedByUserId: userId,
    timeCreated: time,
    timeUpdated: time,
    submittedByUserId: null,
    timeSubmitted: null,
    skippedByUserId: null,
    timeSkipped: null,
    deletedByUserId: null,
    timeDeleted: null,
  };
  return { row, trail: [stepOf(null, row, { time, userId })] };
}

function change({ row, trail }: Told, by: By, changes: Partial<AssessmentRow>): Told {
  const after = { ...row, ...changes, timeUpdated: by.time, updatedByUserId: by.userId };
  return { row: after, trail: [...trail, stepOf(row, after, by)] };
}

type Answering = By & Readonly<{ seen: readonly LinkableEntry[]; asked?: readonly RubricQuestion[] }>;

/** By hand what the entries leave open: the better, the fewer concerns there are. */
function answer(told: Told, { seen, asked, ...by }: Answering, random: Random): Told {
  const { rubric } = told.row;
  const concerns = seen.filter(({ observationType }) => observationType === 'concern').length;
  const share = concerns / (seen.length + 2);
  const draw = lottery([0, 1, 2, 3], (rank) => (ofRank[rank] ?? 0) * (rank < 2 ? 1.3 - share : 0.3 + share));
  const left = new Set(unansweredIn(answeredWith({ rubric, form: emptyForm }, seen)));
  const choices = (asked ?? rubric.questions)
    .filter(({ id }) => left.has(id))
    .flatMap(({ id, answers }) => {
      const chosen = answers[draw(random) ?? 0];
      return chosen === undefined ? [] : [[id, { answerId: chosen.id }] as const];
    });
  const section = oneOf(random, rubric.sections);
  const form: AssessmentForm = {
    ...emptyForm,
    choices: Object.fromEntries(choices),
    notes:
      section !== undefined && happens(random, withNotes)
        ? { [section.id]: oneOf(random, remarks) ?? '' }
        : {},
    skippedSections:
      asked === undefined && happens(random, withSkippedSection) && rubric.sections.length > 1
        ? { [rubric.sections.at(-1)?.id ?? '']: true }
        : {},
  };
  return change(told, by, { form });
}

function submit(told: Told, seen: readonly LinkableEntry[], { time, userId }: By): Told {
  return change(told, { time, userId }, submitted(told.row, seen, { userId, now: time }).changes);
}

function stepOf(before: AssessmentRow | null, after: AssessmentRow, { time, userId }: By): TrailStep {
  const changed = assessmentDifferences(
    before === null ? {} : auditedAssessment(before),
    auditedAssessment(after),
  );
  return {
    recordType: assessmentRecord.type,
    recordId: after.id,
    time,
    userId,
    isNew: before === null,
    changed,
  };
}
