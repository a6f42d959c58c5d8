import type { AssessmentScore } from '@schooldog/contract/assessments';
import { numberText } from '@schooldog/domain/kernel';
import { scoreColor } from '@schooldog/domain/rubrics';
import { wordsIn } from './words.ts';

/** "83 %, Green (5 of 6 points)": its color in words, for paper and for people who do not see colors. */
export function scoreText(assessment: AssessmentScore, language: string): string {
  const words = wordsIn(language);
  const { status, score, totalScore, maxScore, showScores } = assessment;
  if (status !== 'submitted') return words('notSubmitted');
  if (!showScores) return words('statuses.submitted');
  if (score === null) return words('noScore');
  const color = scoreColor(score, assessment);
  return words(color === null ? 'score' : 'scoreWithColor', {
    percent: numberText(score, language),
    total: numberText(totalScore ?? 0, language),
    maximum: numberText(maxScore ?? 0, language),
    color: color === null ? '' : words(`colors.${color}`),
  });
}
