// How an assessment is answered and scored: by its entries, unless a person chose.
import {
  answerMetBy,
  highestValue,
  percentOf,
  type RubricAnswer,
  type RubricQuestion,
} from '../rubrics/index.ts';
import {
  askedQuestions,
  type Answered,
  type Assessment,
  type AssessmentForm,
  type Evidence,
} from './assessment.ts';
import { evidenceOf, type LinkableEntry, linkingIn } from './evidence.ts';

/** What the entries of a question speak for. A question without tags is never answered by entries. */
export function suggestedAnswer(question: RubricQuestion, evidence: Evidence): RubricAnswer | null {
  return question.tags.length === 0 ? null : answerMetBy(question, evidence);
}

function isManuallyAnswered(form: Pick<AssessmentForm, 'choices'>, questionId: string): boolean {
  return form.choices[questionId] !== undefined;
}

/** What a person chose, or else what the entries speak for; null for a question without an answer. */
function answerOf(
  question: RubricQuestion,
  form: Pick<AssessmentForm, 'choices'>,
  evidence: Evidence,
): RubricAnswer | null {
  const chosen = form.choices[question.id];
  if (chosen === undefined) return suggestedAnswer(question, evidence);
  return question.answers.find(({ id }) => id === chosen.answerId) ?? null;
}

type Filled = Pick<Assessment, 'rubric' | 'form'>;

/** How a question stands. */
export type Standing = Pick<Answered, 'questionId' | 'answerId' | 'manuallyAnswered' | 'evidence'>;

/** Every question that is asked, as it stands with what its entries say. */
export function standingsWith(
  assessment: Filled,
  evidenceFor: (question: RubricQuestion) => Evidence,
): Standing[] {
  return askedQuestions(assessment).map((question) =>
    standingOf(question, assessment.form, evidenceFor(question)),
  );
}

function standingOf(question: RubricQuestion, form: AssessmentForm, evidence: Evidence): Standing {
  return {
    questionId: question.id,
    answerId: answerOf(question, form, evidence)?.id ?? null,
    manuallyAnswered: isManuallyAnswered(form, question.id),
    evidence,
  };
}

/** Every question that is asked, as it stands with these entries. */
export function answeredWith(assessment: Filled, entries: readonly LinkableEntry[]): Answered[] {
  const linkedTo = linkingIn(entries);
  return askedQuestions(assessment).map((question) => {
    const linked = linkedTo(question);
    return {
      ...standingOf(question, assessment.form, evidenceOf(linked)),
      linkedObservations: linked.map(({ id }) => id),
    };
  });
}

export type Score = Readonly<{ totalScore: number; maxScore: number; score: number | null }>;

/** Skipped sections are in neither sum. */
export function scoreOf(
  assessment: Filled,
  answered: readonly Pick<Answered, 'questionId' | 'answerId'>[],
): Score {
  const chosen = new Map(answered.map(({ questionId, answerId }) => [questionId, answerId]));
  let [totalScore, maxScore] = [0, 0];
  for (const question of askedQuestions(assessment)) {
    const answer = question.answers.find(({ id }) => id === chosen.get(question.id));
    totalScore += answer?.value ?? 0;
    maxScore += highestValue(question);
  }
  return { totalScore, maxScore, score: percentOf(totalScore, maxScore) };
}

/** The questions that still lack an answer, which is why it cannot be submitted. */
export function unansweredIn(answered: readonly Pick<Answered, 'questionId' | 'answerId'>[]): string[] {
  return answered.flatMap(({ questionId, answerId }) => (answerId === null ? [questionId] : []));
}
