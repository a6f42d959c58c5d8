import { emptyForm } from '@schooldog/domain/assessments';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../testing/people.ts';
import { refused } from '../entries/testing/fixture.ts';
import { aWalkOf } from '../walks/testing/aWalkOf.ts';
import { anAssessmentOf, aRubricOf, sampleRubric, submittedFacts } from './testing/anAssessmentOf.ts';
import { type AssessmentsFixture, assessmentsFixture } from './testing/fixture.ts';

let place: AssessmentsFixture;
let elsewhere: TestSchool;
let visitor: TestPerson;
let otherRubricId: string;
const day = (date: number) => new Date(`2026-10-${String(date).padStart(2, '0')}T16:00:00Z`);

/**
 * 25 submitted at Oak Hill, one a day; one each that is open, reopened, deleted and skipped in a completed walk; and
 * some elsewhere.
 */
beforeAll(async () => {
  place = await assessmentsFixture();
  const { fixture, people, oakHill, rubricId } = place;
  const { database } = fixture;
  elsewhere = await aSchool(database, 'Pine Ridge Elementary');
  visitor = await aPerson(database, { role: 'principal', at: [elsewhere] });
  const content = { ...sampleRubric, name: 'Cleanliness' };
  const createdByUserId = people.coordinator.id;
  otherRubricId = (await aRubricOf(database, { createdByUserId, content })).id;
  const at = { schoolId: oakHill.id, createdByUserId, rubricId };
  const submitted = (date: number) => ({
    ...submittedFacts(people.principal.id),
    timeCreated: day(1),
    timeSubmitted: day(date),
  });
  for (let date = 1; date <= 25; date += 1) await anAssessmentOf(database, { ...at, ...submitted(date) });
  await anAssessmentOf(database, { ...at, timeCreated: day(2) });
  await anAssessmentOf(database, { ...at, status: 'editing', timeCreated: day(3), timeSubmitted: day(4) });
  await anAssessmentOf(database, { ...at, status: 'deleted', timeCreated: day(3), timeDeleted: day(4) });
  const walk = await aWalkOf(database, {
    schoolId: oakHill.id,
    leaderUserId: createdByUserId,
    status: 'complete',
  });
  await anAssessmentOf(database, { ...at, walkId: walk.id, form: { ...emptyForm, skip: true } });
  const there = { schoolId: elsewhere.id, createdByUserId };
  await anAssessmentOf(database, { ...there, rubricId, ...submitted(26) });
  const red = {
    rubricId: otherRubricId,
    rubric: content,
    ...submitted(27),
    score: 20,
    color: 'red' as const,
  };
  await anAssessmentOf(database, { ...there, createdByUserId: people.principal.id, ...red });
});

const list = (name: 'principal' | 'coordinator' | 'custodian', filter: object = {}) =>
  place.clients[name].assessments.listAssessments({ tab: 'submitted', ...filter });

describe('the list', () => {
  it('shows those at one’s schools and one’s own, newest first, 20 a page, with the counts of the tabs', async () => {
    const first = await list('principal');
    expect(first.counts).toEqual({ inprogress: 2, submitted: 26, deleted: null });
    expect(first.assessments).toHaveLength(20);
    expect(first.assessments.slice(0, 2)).toMatchObject([
      { name: 'Cleanliness', schoolId: elsewhere.id, score: 20, skip: false },
      { name: 'Site security', timeSubmitted: day(25).toISOString(), createdByName: 'Dana Tester' },
    ]);
    const second = await list('principal', { before: first.next ?? '' });
    expect(second).toMatchObject({ next: null });
    const ids = [...first.assessments, ...second.assessments].map(({ id }) => id);
    expect(new Set(ids).size).toBe(26);
    const all = await list('coordinator');
    expect(all.counts).toEqual({ inprogress: 2, submitted: 27, deleted: 1 });
    const theirs = await (await place.fixture.as(visitor)).assessments.listAssessments({ tab: 'submitted' });
    expect(theirs.counts).toEqual({ inprogress: 0, submitted: 2, deleted: null });
    await expect(list('custodian')).rejects.toEqual(refused('assessment.viewNotAllowed'));
    await expect(list('principal', { tab: 'deleted' })).rejects.toEqual(refused('assessment.viewNotAllowed'));
  });

  it.each([
    ['days', () => ({ from: '2026-10-24', to: '2026-10-26' }), 3],
    ['schools', () => ({ schoolIds: [elsewhere.id] }), 2],
    ['templates', () => ({ rubricIds: [otherRubricId] }), 1],
    ['colors', () => ({ colors: ['red'] }), 1],
    ['people, who began or submitted', () => ({ userIds: [place.people.principal.id] }), 27],
    ['people who did neither', () => ({ userIds: [place.people.custodian.id] }), 0],
  ])('is filtered by %s, and so are the counts', async (_name, filter, count) => {
    const { counts } = await list('coordinator', filter());
    expect(counts.submitted).toBe(count);
  });

  it('offers the templates of what one sees', async () => {
    const names = async (name: 'principal' | 'leader') =>
      (await place.clients[name].assessments.listAssessedRubrics()).rubrics.map((rubric) => rubric.name);
    expect(await names('principal')).toEqual(['Cleanliness', 'Site security']);
    expect(await names('leader')).toEqual(['Site security']);
  });
});

describe('recent ones of a school', () => {
  it('are four, or ten at a time', async () => {
    const recent = (asked: object = {}) =>
      place.clients.leader.assessments.listRecentAssessments({ schoolId: place.oakHill.id, ...asked });
    expect((await recent()).assessments.map(({ timeSubmitted }) => timeSubmitted)).toEqual(
      [25, 24, 23, 22].map((date) => day(date).toISOString()),
    );
    const first = await recent({ isAll: true });
    expect(first.assessments).toHaveLength(10);
    const second = await recent({ isAll: true, before: first.next ?? '' });
    expect(second.assessments[0]).toMatchObject({ timeSubmitted: day(15).toISOString() });
  });
});

it('the page of a school counts what is open there', async () => {
  const { tiles } = await place.clients.principal.schools.getSchoolTiles({ schoolId: place.oakHill.id });
  expect(tiles).toContainEqual({ key: 'assessments', count: 2 });
});
