// What submitting and reopening change, on its own and in a walk.
import { answeredWith, type LinkableEntry, scoreOf, unansweredIn } from '@schooldog/domain/assessments';
import { scoreColor } from '@schooldog/domain/rubrics';
import type { AssessmentRow } from './store.ts';

/** Freezes answers and score; `unanswered` are the questions that still lack an answer. */
export function submitted(
  { rubric, form }: Pick<AssessmentRow, 'rubric' | 'form'>,
  entries: readonly LinkableEntry[],
  { userId, now }: Readonly<{ userId: string; now: Date }>,
) {
  const answered = answeredWith({ rubric, form }, entries);
  const { totalScore, maxScore, score } = scoreOf({ rubric, form }, answered);
  const changes = {
    status: 'submitted',
    answered,
    totalScore: score === null ? null : totalScore,
    maxScore: score === null ? null : maxScore,
    score,
    color: scoreColor(score, rubric),
    submittedByUserId: userId,
    timeSubmitted: now,
  } as const satisfies Partial<AssessmentRow>;
  return { changes, unanswered: unansweredIn(answered) };
}

/** The time of the last submission stays, and so do its answers until the next one. */
export const reopened = {
  status: 'editing',
  submittedByUserId: null,
} as const satisfies Partial<AssessmentRow>;
