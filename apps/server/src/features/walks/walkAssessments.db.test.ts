// Assessments in walks: who answers them, and what completing, placing back and deleting the walk does to them.
import { atSchools } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assessments } from '../assessments/schema.ts';
import { anAssessmentOf, idOf, sampleRubric } from '../assessments/testing/anAssessmentOf.ts';
import {
  aNewAssessment,
  type AssessmentsFixture,
  assessmentsFixture,
  begun,
  choosing,
} from '../assessments/testing/fixture.ts';
import { anEntryOf } from '../../testing/entries.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { refused } from '../entries/testing/fixture.ts';
import { autoComplete } from './jobs.ts';
import { anEntryIn, aWalk, runJob } from './testing/fixture.ts';

const morning = '2026-10-05T15:30:00.000Z';
const time = { now: morning };
let place: AssessmentsFixture;

beforeAll(async () => {
  place = await assessmentsFixture(() => new Date(time.now));
});
beforeEach(() => {
  time.now = morning;
});

/** Led by the officer, with the custodian in it and one entry. */
async function started(): Promise<string> {
  const { clients, people, oakHill } = place;
  const walk = aWalk({ schoolId: oakHill.id, collaborators: [people.custodian.id] });
  await clients.leader.walks.startWalk(walk);
  await clients.leader.walks.putWalkEntry(anEntryIn(walk.walkId));
  return walk.walkId;
}

async function answered(assessmentId: string): Promise<void> {
  await place.clients.custodian.assessments.saveAssessment({
    assessmentId,
    edit: choosing('drills', 'Good'),
  });
}

const skipping = { skip: { from: false, to: true } };
const complete = (walkId: string) => place.clients.leader.walks.completeWalk({ walkId });
const rowOf = async (assessmentId: string) => {
  const { db } = place.fixture.database;
  const [row] = await db.select().from(assessments).where(eq(assessments.id, assessmentId));
  return row;
};

describe('adding', () => {
  it('is for people in the walk who may begin, at the school of the walk, while it is in progress', async () => {
    const { clients, people, fixture } = place;
    const walkId = await started();
    const walkAssessments = (name: 'leader' | 'custodian') =>
      clients[name].assessments.listWalkAssessments({ walkId });
    const assessmentId = await begun(place, 'leader', walkId);
    expect(await walkAssessments('custodian')).toMatchObject({
      assessments: [{ id: assessmentId, walk: { id: walkId, status: 'inprogress' } }],
    });
    const create = (name: 'leader' | 'custodian' | 'principal' | 'coordinator', changes: object = {}) =>
      clients[name].assessments.createAssessment({ ...aNewAssessment(place, name, walkId), ...changes });
    await expect(create('custodian')).rejects.toEqual(refused('assessment.beginNotAllowed'));
    await expect(create('principal')).rejects.toEqual(refused('walk.contributeNotAllowed'));
    const other = await aSchool(fixture.database, 'Pine Ridge Elementary');
    const led = aWalk({ schoolId: place.oakHill.id });
    await clients.coordinator.walks.startWalk(led);
    const elsewhere = { schoolId: other.id, additionalParams: { walkId: led.walkId } };
    await expect(create('coordinator', elsewhere)).rejects.toEqual(refused('assessment.otherSchool'));
    const facts = { schoolId: place.oakHill.id, createdByUserId: people.leader.id, walkId };
    for (let number = 1; number < 20; number += 1) await anAssessmentOf(fixture.database, facts);
    await expect(create('leader')).rejects.toEqual(refused('assessment.tooManyInWalk'));
    expect((await walkAssessments('leader')).assessments).toHaveLength(20);
  });

  it('can be taken back by the one who leads the walk, and not by those who only answer', async () => {
    const walkId = await started();
    const assessmentId = await begun(place, 'leader', walkId);
    const others = place.clients.custodian.assessments.deleteAssessment({ assessmentId });
    await expect(others).rejects.toEqual(refused('assessment.deleteNotAllowed'));
    await place.clients.leader.assessments.deleteAssessment({ assessmentId });
    const left = await place.clients.leader.assessments.listWalkAssessments({ walkId });
    expect(left.assessments).toEqual([]);
    expect(await complete(walkId)).toMatchObject({ status: 'complete' });
  });
});

describe('completing', () => {
  it('needs every answer, names what is missing, and changes nothing', async () => {
    const walkId = await started();
    const assessmentId = await begun(place, 'leader', walkId);
    const missing = {
      code: 'walk.assessmentsIncomplete',
      data: { assessments: [{ assessmentId, questionIds: [idOf('drills')] }] },
    };
    await expect(complete(walkId)).rejects.toMatchObject(missing);
    const { clients, people } = place;
    const reviewerUserId = people.principal.id;
    await expect(
      clients.leader.walks.submitWalkForReview({ walkId, reviewerUserId, acceptsNoEntries: false }),
    ).rejects.toMatchObject(missing);
    expect(await clients.leader.walks.getWalk({ walkId })).toMatchObject({
      status: 'inprogress',
      scores: [],
    });
    expect(await rowOf(assessmentId)).toMatchObject({ status: 'created' });
  });

  it('submits all in the name of the one who completes, only keeps skipped ones, and shows the scores', async () => {
    const { clients, people, oakHill } = place;
    const walkId = await started();
    const assessmentId = await begun(place, 'leader', walkId);
    const skipped = await begun(place, 'leader', walkId);
    await answered(assessmentId);
    await clients.leader.assessments.saveAssessment({ assessmentId: skipped, edit: skipping });
    await clients.principal.walks.completeWalk({ walkId });
    expect(await rowOf(assessmentId)).toMatchObject({
      status: 'submitted',
      submittedByUserId: people.principal.id,
      timeSubmitted: new Date(morning),
      totalScore: 5,
      score: 83,
      color: 'green',
    });
    expect(await rowOf(skipped)).toMatchObject({ status: 'created', submittedByUserId: null });
    const scores = [{ id: assessmentId, name: 'Site security', score: 83 }];
    expect(await clients.leader.walks.getWalk({ walkId })).toMatchObject({ scores });
    const { walks } = await clients.leader.walks.listWalks({
      tab: 'mine',
      subTab: 'complete',
      schoolIds: [oakHill.id],
    });
    expect(walks.find(({ id }) => id === walkId)).toMatchObject({ scores });
    const edit = choosing('drills', 'Poor');
    for (const one of [assessmentId, skipped])
      await expect(clients.leader.assessments.saveAssessment({ assessmentId: one, edit })).rejects.toEqual(
        refused(one === skipped ? 'assessment.walkNotInProgress' : 'assessment.submitted'),
      );
  });

  it('that fails at its last step leaves walk, entries and assessments as they were', async () => {
    const { clients, fixture, oakHill, people } = place;
    const walkId = await started();
    const assessmentId = await begun(place, 'leader', walkId);
    await answered(assessmentId);
    // Publishing the entries comes last, and fails where an entry of that id exists already.
    const [entry] = (await clients.leader.walks.getWalk({ walkId })).entries;
    const taken = { schoolId: oakHill.id, reportedByUserId: people.leader.id, id: entry?.id ?? '' };
    await anEntryOf(fixture.database, taken);
    await expect(complete(walkId)).rejects.toBeDefined();
    expect(await rowOf(assessmentId)).toMatchObject({
      status: 'created',
      submittedByUserId: null,
      answered: [],
    });
    expect(await clients.leader.walks.getWalk({ walkId })).toMatchObject({ status: 'inprogress' });
  });

  it('automatically submits in the name of the leader', async () => {
    const { clients, people } = place;
    const walkId = await started();
    const assessmentId = await begun(place, 'leader', walkId);
    await answered(assessmentId);
    const reviewerUserId = people.principal.id;
    await clients.leader.walks.submitWalkForReview({ walkId, reviewerUserId, acceptsNoEntries: false });
    const late = clients.leader.assessments.saveAssessment({ assessmentId, edit: skipping });
    await expect(late).rejects.toEqual(refused('assessment.walkNotInProgress'));
    time.now = '2026-10-08T15:31:00.000Z';
    await runJob(place, autoComplete, { walkId, timeSubmitted: morning });
    expect(await rowOf(assessmentId)).toMatchObject({
      status: 'submitted',
      submittedByUserId: people.leader.id,
    });
  });
});

it('completing automatically asks nothing: a question that lost its answer stays without one', async () => {
  const { clients, people, oakHill, fixture } = place;
  const walkId = await started();
  const put = anEntryIn(walkId);
  const praise = { ...put.entry, observationType: 'praise' as const, manualTags: ['doors'] };
  await clients.leader.walks.putWalkEntry({ ...put, entry: praise });
  const [doors, ...others] = sampleRubric.questions;
  if (doors === undefined) throw new Error('no question');
  const needsPraise = { ...doors, answers: doors.answers.map((one) => ({ ...one, expectedPraises: 1 })) };
  const rubric = { ...sampleRubric, questions: [needsPraise, ...others] };
  const facts = { schoolId: oakHill.id, createdByUserId: people.leader.id, walkId, rubric };
  const { id: assessmentId } = await anAssessmentOf(fixture.database, facts);
  await answered(assessmentId);
  await complete(walkId);
  await clients.leader.walks.placeWalkInProgress({ walkId });
  const reviewerUserId = people.principal.id;
  await clients.leader.walks.submitWalkForReview({ walkId, reviewerUserId, acceptsNoEntries: false });
  await clients.coordinator.entries.deleteEntry({ entryId: put.entryId });
  const approval = clients.principal.walks.submitReview({ walkId, isApproved: true, comments: '' });
  await expect(approval).rejects.toMatchObject({ code: 'walk.assessmentsIncomplete' });
  time.now = '2026-10-08T15:31:00.000Z';
  await runJob(place, autoComplete, { walkId, timeSubmitted: morning });
  expect(await clients.leader.walks.getWalk({ walkId })).toMatchObject({ status: 'complete' });
  expect(await rowOf(assessmentId)).toMatchObject({
    status: 'submitted',
    answered: [{ answerId: null }, { answerId: idOf('drillsGood') }],
    totalScore: 3,
    maxScore: 6,
  });
});

describe('reading in the walk', () => {
  it('is for everyone who sees the walk, also without the right to view assessments', async () => {
    const { fixture, oakHill } = place;
    const { database, as } = fixture;
    const walkId = await started();
    const assessmentId = await begun(place, 'leader', walkId);
    await answered(assessmentId);
    const here = atSchools([oakHill.id]);
    const reader = async (permissions: object) =>
      as(await aPerson(database, { role: 'educator', at: [oakHill], permissions }));
    const manager = await reader({ 'view entries': here, 'manage entries': here });
    const viewer = await reader({ 'view entries': here });
    const stranger = await reader({ 'log entries': here });
    const seen = async ({ assessments: api }: typeof manager) =>
      (await api.listWalkAssessments({ walkId })).assessments.map(({ id }) => id);
    expect(await Promise.all([manager, viewer, stranger].map(seen))).toEqual([[assessmentId], [], []]);
    await complete(walkId);
    expect(await Promise.all([manager, viewer, stranger].map(seen))).toEqual([
      [assessmentId],
      [assessmentId],
      [],
    ]);
    const alone = manager.assessments.getAssessment({ assessmentId });
    await expect(alone).rejects.toEqual(refused('assessment.notFound'));
  });
});

describe('a walk that was complete', () => {
  async function completed() {
    const walkId = await started();
    const assessmentId = await begun(place, 'leader', walkId);
    const skipped = await begun(place, 'leader', walkId);
    await answered(assessmentId);
    await place.clients.leader.assessments.saveAssessment({ assessmentId: skipped, edit: skipping });
    await complete(walkId);
    return { walkId, assessmentId, skipped };
  }

  it('placed back, its assessments are answered again and keep their last time', async () => {
    const { walkId, assessmentId } = await completed();
    await place.clients.leader.walks.placeWalkInProgress({ walkId });
    expect(await rowOf(assessmentId)).toMatchObject({
      status: 'editing',
      submittedByUserId: null,
      timeSubmitted: new Date(morning),
    });
    await answered(assessmentId);
    await complete(walkId);
    expect(await rowOf(assessmentId)).toMatchObject({ status: 'submitted' });
  });

  it('permanently deleted, it leaves what was submitted; one in progress takes all with it', async () => {
    const { walkId, assessmentId, skipped } = await completed();
    const { clients } = place;
    await clients.leader.walks.archiveWalk({ walkId });
    expect(await rowOf(assessmentId)).toMatchObject({ status: 'submitted', walkId });
    expect(await rowOf(skipped)).toBeUndefined();
    expect(await clients.principal.assessments.getAssessment({ assessmentId })).toMatchObject({ walk: null });
    const another = await started();
    const gone = await begun(place, 'leader', another);
    await clients.leader.walks.archiveWalk({ walkId: another });
    expect(await rowOf(gone)).toBeUndefined();
  });
});
