// Assessments as the server would send them.
import type { ListedAssessment, ShownAssessment } from '@schooldog/contract/assessments';
import { emptyForm } from '@schooldog/domain/assessments';
import {
  emptyRubric,
  type RubricAnswer,
  type RubricContent,
  type RubricQuestion,
} from '@schooldog/domain/rubrics';
import { oakHill, somebodyElse } from './records.ts';

const time = '2026-10-05T14:30:00.000Z';

function idOf(name: string): string {
  return name.padEnd(20, '0').slice(0, 20);
}

function anAnswer(id: string, value: number, facts: Partial<RubricAnswer> = {}): RubricAnswer {
  return { id, value, text: [], expectedPraises: 0, expectedConcerns: 0, ...facts };
}

function aQuestion(name: string, sectionId: string, facts: Partial<RubricQuestion> = {}): RubricQuestion {
  return {
    id: idOf(name),
    sectionId,
    title: name,
    body: '',
    context: { label: '', values: [] },
    tags: [],
    answers: [
      anAnswer(idOf(`${name}Good`), 2, {
        text: ['Good', 'Nothing to do'],
        expectedPraises: 1,
        expectedConcerns: 0,
      }),
      anAnswer(idOf(`${name}Poor`), 0, { text: ['Poor'], expectedConcerns: -1 }),
    ],
    ...facts,
  };
}

export const doors = { id: idOf('doors'), title: 'Doors', description: 'All outer doors', showNotes: true };
export const fences = { id: idOf('fences'), title: 'Fences', description: '', showNotes: false };

/** Entries answer whether doors are locked; the two others are answered by hand. */
export const locked = aQuestion('Locked', doors.id, {
  tags: ['door'],
  context: { label: 'What to look at', values: ['Latches', 'Hinges'] },
});
export const lit = aQuestion('Lit', doors.id, { body: 'At night' });
export const closed = aQuestion('Closed', fences.id);

const aRubric: RubricContent = {
  ...emptyRubric,
  name: 'Site security',
  disclaimer: 'Walk around once.',
  useScoreThresholds: true,
  scoreThresholds: { green: 80, yellow: 60, orange: 40 },
  sections: [doors, fences],
  questions: [locked, lit, closed],
};

export function answerOf({ answers }: RubricQuestion, name: 'Good' | 'Poor'): string {
  return answers.find(({ text }) => text[0] === name)?.id ?? '';
}

export function anAssessment(facts: Partial<ShownAssessment> = {}): ShownAssessment {
  return {
    id: idOf('assessment'),
    rubricId: idOf('rubric'),
    schoolId: oakHill.id,
    walkId: null,
    status: 'created',
    rubric: aRubric,
    form: emptyForm,
    answered: [],
    totalScore: null,
    maxScore: null,
    score: null,
    createdByUserId: somebodyElse.id,
    createdByName: somebodyElse.name,
    timeCreated: time,
    updatedByUserId: somebodyElse.id,
    updatedByName: somebodyElse.name,
    timeUpdated: time,
    submittedByUserId: null,
    submittedByName: null,
    timeSubmitted: null,
    skippedByUserId: null,
    timeSkipped: null,
    deletedByUserId: null,
    timeDeleted: null,
    evidence: [{ questionId: locked.id, praises: 3, concerns: 0, entries: 4 }],
    walk: null,
    ...facts,
  };
}

/** With every question answered, and the section of fences skipped. */
export function aSubmittedAssessment(facts: Partial<ShownAssessment> = {}): ShownAssessment {
  return anAssessment({
    status: 'submitted',
    form: {
      choices: { [lit.id]: { answerId: answerOf(lit, 'Poor') } },
      notes: { [doors.id]: 'Two latches are new.' },
      skippedSections: { [fences.id]: true },
      skip: false,
    },
    answered: [
      {
        questionId: locked.id,
        answerId: answerOf(locked, 'Good'),
        manuallyAnswered: false,
        evidence: { praises: 3, concerns: 0, entries: 4 },
        linkedObservations: [],
      },
      {
        questionId: lit.id,
        answerId: answerOf(lit, 'Poor'),
        manuallyAnswered: true,
        evidence: { praises: 0, concerns: 0, entries: 0 },
        linkedObservations: [],
      },
    ],
    totalScore: 2,
    maxScore: 4,
    score: 50,
    submittedByUserId: somebodyElse.id,
    submittedByName: somebodyElse.name,
    timeSubmitted: time,
    ...facts,
  });
}

export function aListedAssessment(facts: Partial<ListedAssessment> = {}): ListedAssessment {
  const { name, showScores, useScoreThresholds, scoreThresholds } = aRubric;
  const one = aSubmittedAssessment();
  return {
    id: one.id,
    status: one.status,
    totalScore: one.totalScore,
    maxScore: one.maxScore,
    score: one.score,
    name,
    showScores,
    useScoreThresholds,
    scoreThresholds,
    rubricId: one.rubricId,
    schoolId: one.schoolId,
    walkId: one.walkId,
    createdByUserId: one.createdByUserId,
    timeCreated: one.timeCreated,
    timeUpdated: one.timeUpdated,
    timeSubmitted: one.timeSubmitted,
    timeDeleted: null,
    skip: false,
    createdByName: one.createdByName,
    submittedByName: one.submittedByName,
    ...facts,
  };
}
