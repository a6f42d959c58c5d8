// The rubric as a record: who may do what with it, and what every change leaves behind.
import { problem } from '@schooldog/domain/problems';
import {
  editedContent,
  isCompleteRubric,
  maximumScore,
  type RubricContent,
  rubricFields,
  rubricRules,
} from '@schooldog/domain/rubrics';
import { defineRecord } from '../../platform/records/record.ts';
import { findRubric, lockRubric, type RubricRow } from './store.ts';

export const rubricRecord = defineRecord({
  type: 'rubric',
  find: findRubric,
  lock: lockRubric,
  facts: (row: RubricRow) => ({
    createdByUserId: row.createdByUserId,
    enabled: row.enabled,
    isDeleted: row.timeDeleted !== null,
    hasDraft: row.draft !== null,
    isComplete: isCompleteRubric(editedContent(row)),
  }),
  abilities: rubricRules,
  missing: () => problem('rubric.notFound'),
  audited: {
    fields: rubricFields,
    values: ({ enabled, content, timeDeleted }) => ({
      enabled,
      ...contentFacts(content),
      isDeleted: timeDeleted !== null,
    }),
  },
  notices: ({ id }) => [{ topic: 'rubrics', id }],
});

/** What the history keeps of a content. */
export function contentFacts({ name, sections, questions }: RubricContent) {
  return {
    name,
    sections: sections.length,
    questions: questions.length,
    maxScore: maximumScore(questions),
  };
}
