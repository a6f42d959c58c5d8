import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId, refused } from '../entries/testing/fixture.ts';
import { rubrics } from '../rubrics/schema.ts';
import { aSchool } from '../../testing/people.ts';
import { anAssessmentOf, aRubricOf, idOf, sampleRubric } from './testing/anAssessmentOf.ts';
import {
  aNewAssessment,
  type AssessmentsFixture,
  assessmentsFixture,
  begun,
  choosing,
} from './testing/fixture.ts';

const time = { now: '2026-10-05T15:30:00.000Z' };
let place: AssessmentsFixture;

beforeAll(async () => {
  place = await assessmentsFixture(() => new Date(time.now));
});

const clientOf = (name: 'principal' | 'coordinator' | 'leader' | 'custodian') =>
  place.clients[name].assessments;
const get = (assessmentId: string) => clientOf('coordinator').getAssessment({ assessmentId });

describe('beginning', () => {
  it('takes a copy of the rubric, which a later change does not reach', async () => {
    const { fixture, people } = place;
    const { id: rubricId } = await aRubricOf(fixture.database, { createdByUserId: people.coordinator.id });
    const input = { ...aNewAssessment(place, 'principal'), rubricId };
    const assessment = await clientOf('principal').createAssessment(input);
    expect(assessment).toMatchObject({ status: 'created', rubric: sampleRubric, timeCreated: time.now });
    const content = { ...sampleRubric, name: 'Changed', questions: [] };
    await fixture.database.db.update(rubrics).set({ content }).where(eq(rubrics.id, rubricId));
    await clientOf('principal').saveAssessment({
      assessmentId: assessment.id,
      edit: choosing('drills', 'Good'),
    });
    const submitted = await clientOf('principal').submitAssessment({ assessmentId: assessment.id });
    expect(submitted).toMatchObject({ rubric: sampleRubric, totalScore: 5, maxScore: 6, score: 83 });
  });

  it('is for the caller, at schools where they may, with a template that is offered', async () => {
    const { fixture, people, oakHill } = place;
    const { database } = fixture;
    const rejects = async (changes: object, code: string) => {
      const input = { ...aNewAssessment(place, 'principal'), ...changes };
      await expect(clientOf('principal').createAssessment(input)).rejects.toEqual(refused(code));
    };
    const createdByUserId = people.coordinator.id;
    const elsewhere = await aSchool(database, 'Pine Ridge Elementary');
    await rejects({ createdByUserId }, 'assessment.otherUser');
    await rejects({ schoolId: elsewhere.id }, 'assessment.beginNotAllowed');
    await rejects({ rubricId: newId() }, 'assessment.rubricNotOffered');
    const notOffered = [
      { enabled: false },
      { timeDeleted: new Date() },
      { content: { ...sampleRubric, questions: [] } },
    ];
    for (const facts of notOffered) {
      const { id: rubricId } = await aRubricOf(database, { createdByUserId, ...facts });
      await rejects({ rubricId }, 'assessment.rubricNotOffered');
    }
    const { id: assessmentId } = await anAssessmentOf(database, { schoolId: oakHill.id, createdByUserId });
    await rejects({ assessmentId }, 'assessment.idTaken');
  });

  it('happens once for one operation', async () => {
    const input = aNewAssessment(place, 'principal');
    const context = { operationId: newId() };
    const first = await clientOf('principal').createAssessment(input, { context });
    expect(await clientOf('principal').createAssessment(input, { context })).toEqual(first);
  });
});

describe('two people answer at once', () => {
  it('different questions are all kept', async () => {
    const assessmentId = await begun(place, 'principal');
    await Promise.all([
      clientOf('principal').saveAssessment({ assessmentId, edit: choosing('doors', 'Good') }),
      clientOf('coordinator').saveAssessment({ assessmentId, edit: choosing('drills', 'Fair') }),
    ]);
    const { form } = await get(assessmentId);
    expect(form.choices).toEqual({
      [idOf('doors')]: { answerId: idOf('doorsGood') },
      [idOf('drills')]: { answerId: idOf('drillsFair') },
    });
  });

  it('of the same question the later answer wins, and the history keeps the other', async () => {
    const assessmentId = await begun(place, 'principal');
    await clientOf('principal').saveAssessment({ assessmentId, edit: choosing('drills', 'Good') });
    await clientOf('principal').saveAssessment({ assessmentId, edit: choosing('doors', 'Good') });
    await clientOf('coordinator').saveAssessment({ assessmentId, edit: choosing('drills', 'Poor') });
    const { changes } = await clientOf('principal').getAssessmentHistory({ assessmentId });
    expect(changes[0]).toMatchObject({
      field: 'choices',
      from: { [idOf('drills')]: { answerId: idOf('drillsGood') } },
      to: { [idOf('drills')]: { answerId: idOf('drillsPoor') } },
    });
    expect(changes.map(({ field }) => field)).toEqual(['choices', 'choices', 'choices', 'status']);
    await clientOf('coordinator').saveAssessment({ assessmentId, edit: choosing('drills', null) });
    expect((await get(assessmentId)).form.choices).not.toHaveProperty(idOf('drills'));
  });

  it('notes that both wrote are a conflict, with both values to choose from', async () => {
    const assessmentId = await begun(place, 'principal');
    const noting = (to: string) => ({ notes: { [idOf('outside')]: { from: null, to } } });
    await clientOf('principal').saveAssessment({ assessmentId, edit: noting('Gate is open.') });
    const second = clientOf('coordinator').saveAssessment({ assessmentId, edit: noting('Gate is broken.') });
    await expect(second).rejects.toMatchObject({
      code: 'record.conflict',
      data: {
        conflicts: [
          {
            path: ['notes', idOf('outside')],
            present: 'Gate is open.',
            yours: 'Gate is broken.',
            canKeepBoth: true,
          },
        ],
      },
    });
    expect((await get(assessmentId)).form.notes).toEqual({ [idOf('outside')]: 'Gate is open.' });
  });

  it('a conflict names the person who wrote that note, not the author of a later one', async () => {
    const { people, oakHill, fixture } = place;
    const sections = sampleRubric.sections.map((section) => ({ ...section, showNotes: true }));
    const { id: assessmentId } = await anAssessmentOf(fixture.database, {
      schoolId: oakHill.id,
      createdByUserId: people.principal.id,
      rubric: { ...sampleRubric, sections },
    });
    const write = (name: 'principal' | 'coordinator', section: string, to: string) =>
      clientOf(name).saveAssessment({
        assessmentId,
        edit: { notes: { [idOf(section)]: { from: null, to } } },
      });
    await write('principal', 'outside', 'Gate is open.');
    await write('coordinator', 'inside', 'All doors closed.');
    await expect(write('coordinator', 'outside', 'Gate is broken.')).rejects.toMatchObject({
      data: { conflicts: [{ path: ['notes', idOf('outside')], byName: 'Paul Tester' }] },
    });
  });
});

describe('hostile input', () => {
  it.each([
    ['an unknown question', choosing('windows', 'Good'), 'assessment.unknownQuestion'],
    [
      'an answer of another question',
      { choices: { [idOf('drills')]: { from: null, to: { answerId: idOf('doorsGood') } } } },
      'assessment.unknownAnswer',
    ],
    [
      'an unknown section',
      { skippedSections: { [idOf('roof')]: { from: null, to: true } } },
      'assessment.unknownQuestion',
    ],
    [
      'notes of a section without notes',
      { notes: { [idOf('inside')]: { from: null, to: 'Hm' } } },
      'assessment.unknownQuestion',
    ],
    [
      'notes that are too long',
      { notes: { [idOf('outside')]: { from: null, to: 'x'.repeat(201) } } },
      'input.invalid',
    ],
  ])('%s is rejected, and nothing is stored', async (_name, edit, code) => {
    const assessmentId = await begun(place, 'principal');
    await expect(clientOf('principal').saveAssessment({ assessmentId, edit })).rejects.toEqual(refused(code));
    expect((await get(assessmentId)).form).toEqual({
      choices: {},
      notes: {},
      skippedSections: {},
      skip: false,
    });
  });
});

describe('from begun to submitted and back', () => {
  it('is submitted once every question has an answer, and reopening keeps the last time', async () => {
    const assessmentId = await begun(place, 'principal');
    await expect(clientOf('principal').submitAssessment({ assessmentId })).rejects.toMatchObject({
      code: 'assessment.incomplete',
      data: { questionIds: [idOf('drills')] },
    });
    await clientOf('principal').saveAssessment({ assessmentId, edit: choosing('drills', 'Good') });
    const submitted = await clientOf('principal').submitAssessment({ assessmentId });
    expect(submitted).toMatchObject({
      status: 'submitted',
      submittedByUserId: place.people.principal.id,
      timeSubmitted: time.now,
      score: 83,
    });
    const again = clientOf('principal').saveAssessment({ assessmentId, edit: choosing('drills', 'Poor') });
    await expect(again).rejects.toEqual(refused('assessment.submitted'));
    const reopened = await clientOf('principal').reopenAssessment({ assessmentId });
    expect(reopened).toMatchObject({ status: 'editing', submittedByUserId: null, timeSubmitted: time.now });
    await expect(clientOf('principal').reopenAssessment({ assessmentId })).rejects.toEqual(
      refused('assessment.notSubmitted'),
    );
  });

  it('a skipped section asks nothing and is in neither sum', async () => {
    const assessmentId = await begun(place, 'principal');
    const edit = { skippedSections: { [idOf('inside')]: { from: null, to: true } } };
    await clientOf('principal').saveAssessment({ assessmentId, edit });
    const submitted = await clientOf('principal').submitAssessment({ assessmentId });
    expect(submitted).toMatchObject({ totalScore: 2, maxScore: 3, score: 67 });
    expect(submitted.answered.map(({ questionId }) => questionId)).toEqual([idOf('doors')]);
  });

  it('skipped as a whole it has no score, and who skipped it is known until it is not', async () => {
    const assessmentId = await begun(place, 'principal');
    const skipping = (to: boolean) => ({ skip: { from: !to, to } });
    const skipped = await clientOf('coordinator').saveAssessment({ assessmentId, edit: skipping(true) });
    expect(skipped).toMatchObject({ skippedByUserId: place.people.coordinator.id, timeSkipped: time.now });
    const back = await clientOf('principal').saveAssessment({ assessmentId, edit: skipping(false) });
    expect(back).toMatchObject({ skippedByUserId: null, timeSkipped: null });
    await clientOf('principal').saveAssessment({ assessmentId, edit: skipping(true) });
    const submitted = await clientOf('principal').submitAssessment({ assessmentId });
    expect(submitted).toMatchObject({ status: 'submitted', score: null, maxScore: null, answered: [] });
  });

  it('deleted, only managers see it, and nobody changes it anymore', async () => {
    const assessmentId = await begun(place, 'principal');
    await expect(clientOf('principal').deleteAssessment({ assessmentId })).rejects.toEqual(
      refused('assessment.deleteNotAllowed'),
    );
    await clientOf('coordinator').deleteAssessment({ assessmentId });
    expect(await get(assessmentId)).toMatchObject({
      status: 'deleted',
      deletedByUserId: place.people.coordinator.id,
      timeDeleted: time.now,
    });
    await expect(clientOf('principal').getAssessment({ assessmentId })).rejects.toEqual(
      refused('assessment.notFound'),
    );
    const edit = choosing('drills', 'Good');
    await expect(clientOf('coordinator').saveAssessment({ assessmentId, edit })).rejects.toEqual(
      refused('assessment.deleted'),
    );
  });

  it('only a submitted one names its score elsewhere', async () => {
    const assessmentId = await begun(place, 'principal');
    const score = async (name: 'principal' | 'custodian') =>
      (await clientOf(name).getAssessmentScore({ assessmentId })).assessment;
    expect(await score('principal')).toBeNull();
    await clientOf('principal').saveAssessment({ assessmentId, edit: choosing('drills', 'Good') });
    await clientOf('principal').submitAssessment({ assessmentId });
    expect(await score('principal')).toMatchObject({ name: 'Site security', score: 83 });
    expect(await score('custodian')).toBeNull();
  });
});
