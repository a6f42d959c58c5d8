// Two assessments of one rubric at one school, question by question.
import { jsonEqual } from '../kernel/index.ts';
import type { RubricQuestion } from '../rubrics/index.ts';
import { askedQuestions, type Assessment } from './assessment.ts';

export type Trend = 'better' | 'worse' | 'same' | 'onlyEarlier' | 'onlyLater' | 'changed';

export type ComparedQuestion = Readonly<{
  question: RubricQuestion;
  trend: Trend;
  /** Null where it was not asked. */
  earlierValue: number | null;
  laterValue: number | null;
}>;

type Submitted = Pick<Assessment, 'rubric' | 'form' | 'answered'>;

/** In the order of the later one, then what only the earlier one asked. Other values to choose from compare nothing. */
export function compareAssessments(earlier: Submitted, later: Submitted): ComparedQuestion[] {
  const before = new Map(askedQuestions(earlier).map((question) => [question.id, question]));
  const after = askedQuestions(later);
  const compared = after.map((question): ComparedQuestion => {
    const old = before.get(question.id);
    const laterValue = valueIn(later, question);
    if (old === undefined) return { question, trend: 'onlyLater', earlierValue: null, laterValue };
    const earlierValue = valueIn(earlier, old);
    return { question, trend: trendOf(old, question, earlierValue, laterValue), earlierValue, laterValue };
  });
  const known = new Set(after.map(({ id }) => id));
  const gone = [...before.values()].filter(({ id }) => !known.has(id));
  return [
    ...compared,
    ...gone.map((question): ComparedQuestion => ({
      question,
      trend: 'onlyEarlier',
      earlierValue: valueIn(earlier, question),
      laterValue: null,
    })),
  ];
}

function trendOf(
  old: RubricQuestion,
  now: RubricQuestion,
  before: number | null,
  after: number | null,
): Trend {
  if (!jsonEqual(valuesOf(old), valuesOf(now)) || before === null || after === null) return 'changed';
  if (before === after) return 'same';
  return after > before ? 'better' : 'worse';
}

function valuesOf({ answers }: RubricQuestion): (number | null)[] {
  return answers.map(({ value }) => value).toSorted((a, b) => (a ?? -1) - (b ?? -1));
}

function valueIn({ answered }: Submitted, question: RubricQuestion): number | null {
  const answerId = answered.find(({ questionId }) => questionId === question.id)?.answerId;
  return question.answers.find(({ id }) => id === answerId)?.value ?? null;
}
