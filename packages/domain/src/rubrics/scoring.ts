// What a question is worth, and which answer praises and concerns speak for.
import { anyConcerns } from './limits.ts';
import type { RubricAnswer, RubricContent, RubricQuestion, ScoreThresholds } from './rubric.ts';

/** How often the entries of a question praised and criticized, with their quantities. */
export type OpinionCounts = Readonly<{ praises: number; concerns: number }>;

/** The answer with the highest value whose expectations are met; null leaves the question unanswered. */
export function answerMetBy(
  { answers }: Pick<RubricQuestion, 'answers'>,
  { praises, concerns }: OpinionCounts,
): RubricAnswer | null {
  let best: RubricAnswer | null = null;
  for (const answer of answers) {
    const { expectedPraises, expectedConcerns } = answer;
    const isMet =
      praises >= expectedPraises && (expectedConcerns === anyConcerns || concerns <= expectedConcerns);
    if (isMet && valueOf(answer) > valueOf(best)) best = answer;
  }
  return best;
}

/** Below every real value. */
function valueOf(answer: RubricAnswer | null): number {
  return answer?.value ?? -1;
}

export function highestValue({ answers }: Pick<RubricQuestion, 'answers'>): number {
  return Math.max(0, ...answers.map(({ value }) => value ?? 0));
}

/** Of a whole rubric, or of the questions that are left. */
export function maximumScore(questions: RubricContent['questions']): number {
  return questions.reduce((sum, question) => sum + highestValue(question), 0);
}

/** In whole percent, half rounded up. Null when nothing could be reached. */
export function percentOf(total: number, maximum: number): number | null {
  return maximum === 0 ? null : Math.floor((total * 100) / maximum + 0.5);
}

export const scoreColors = ['green', 'yellow', 'orange', 'red'] as const;
export type ScoreColor = (typeof scoreColors)[number];

type Colored = Readonly<{ useScoreThresholds: boolean; scoreThresholds: ScoreThresholds }>;

/** Null where a score stays without a color. */
export function scoreColor(percent: number | null, rubric: Colored): ScoreColor | null {
  const { green, yellow, orange } = rubric.scoreThresholds;
  if (percent === null || !rubric.useScoreThresholds) return null;
  if (green !== null && percent >= green) return 'green';
  if (yellow !== null && percent >= yellow) return 'yellow';
  return orange !== null && percent >= orange ? 'orange' : 'red';
}
