import type { AssessmentEdit } from '@schooldog/domain/assessments';
import { problem } from '@schooldog/domain/problems';
import type { RubricContent } from '@schooldog/domain/rubrics';

/** Only questions, answers and sections of the rubric can be filled in, and notes only where the section has them. */
export function requireKnown({ sections, questions }: RubricContent, edit: AssessmentEdit): void {
  const sectionIds = new Set(sections.map(({ id }) => id));
  const noted = new Set(sections.filter(({ showNotes }) => showNotes).map(({ id }) => id));
  const answersOf = new Map(questions.map(({ id, answers }) => [id, answers]));
  for (const [questionId, { to }] of Object.entries(edit.choices ?? {})) {
    const answers = answersOf.get(questionId);
    if (answers === undefined) throw problem('assessment.unknownQuestion');
    const answerId = to?.answerId ?? null;
    if (answerId !== null && !answers.some(({ id }) => id === answerId))
      throw problem('assessment.unknownAnswer');
  }
  const isKnown =
    Object.keys(edit.notes ?? {}).every((id) => noted.has(id)) &&
    Object.keys(edit.skippedSections ?? {}).every((id) => sectionIds.has(id));
  if (!isKnown) throw problem('assessment.unknownQuestion');
}
