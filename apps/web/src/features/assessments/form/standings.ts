// How every question stands, and what that makes in points.
import type { ShownAssessment } from '@schooldog/contract/assessments';
import {
  type AssessmentForm,
  evidenceOf,
  type LinkableEntry,
  linkingIn,
  noEvidence,
  type Score,
  scoreOf,
  type Standing,
  standingsWith,
  unansweredIn,
} from '@schooldog/domain/assessments';

export type Standings = Readonly<{
  byQuestion: ReadonlyMap<string, Standing>;
  score: Score;
  /** Of the questions that are asked. */
  asked: number;
  unanswered: readonly string[];
}>;

/** With what is filled in now, and what the entries say. */
export function standingsOf(assessment: ShownAssessment, form: AssessmentForm): Standings {
  const evidence = new Map(assessment.evidence.map((one) => [one.questionId, one]));
  const filled = { rubric: assessment.rubric, form };
  return summed(
    filled,
    standingsWith(filled, ({ id }) => evidence.get(id) ?? noEvidence),
  );
}

/** Of an open one as it is now, of a submitted one as it was then. */
export function shownStandings(assessment: ShownAssessment): Standings {
  const isOpen = assessment.status === 'created' || assessment.status === 'editing';
  return isOpen ? standingsOf(assessment, assessment.form) : submittedStandings(assessment);
}

function submittedStandings(assessment: ShownAssessment): Standings {
  return summed(assessment, assessment.answered);
}

function summed(filled: Pick<ShownAssessment, 'rubric' | 'form'>, standings: readonly Standing[]): Standings {
  return {
    byQuestion: new Map(standings.map((one) => [one.questionId, one])),
    score: scoreOf(filled, standings),
    asked: standings.length,
    unanswered: unansweredIn(standings),
  };
}

/** In a walk its entries count as this device knows them, also those that are not sent yet. */
export function withEvidenceOf(
  assessment: ShownAssessment,
  entries: readonly LinkableEntry[],
): ShownAssessment {
  const linkedTo = linkingIn(entries);
  const evidence = assessment.rubric.questions
    .filter(({ tags }) => tags.length > 0)
    .map((question) => ({ questionId: question.id, ...evidenceOf(linkedTo(question)) }));
  return { ...assessment, evidence };
}
