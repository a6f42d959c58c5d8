// How several people edit one rubric at once: question by question, answer by answer.
import { cleanTags, maxTagLength, maxTags } from '../entries/index.ts';
import {
  defineMerge,
  type EditIn,
  limitedText,
  listOfValues,
  recordsBy,
  text,
  value,
} from '../kernel/index.ts';
import { rubricLimits } from './limits.ts';
import {
  questionContextSchema,
  type RubricAnswer,
  rubricAnswerSchema,
  type RubricContent,
  rubricContentSchema,
  type RubricQuestion,
  rubricQuestionSchema,
  type RubricSection,
  rubricSectionSchema,
} from './rubric.ts';

const answerMerge = defineMerge({
  id: value(rubricAnswerSchema.shape.id),
  value: value(rubricAnswerSchema.shape.value),
  text: value(rubricAnswerSchema.shape.text),
  expectedPraises: value(rubricAnswerSchema.shape.expectedPraises),
  expectedConcerns: value(rubricAnswerSchema.shape.expectedConcerns),
});

const { shape: questionShape } = rubricQuestionSchema;

const questionMerge = defineMerge({
  id: value(questionShape.id),
  sectionId: value(questionShape.sectionId),
  title: value(questionShape.title),
  body: text(questionShape.body),
  context: value(questionContextSchema),
  tags: listOfValues(limitedText(maxTagLength), { max: maxTags }),
  answers: recordsBy(rubricAnswerSchema, idOf, answerMerge, {
    max: rubricLimits.answers,
    itemOf: (answer): RubricAnswer => ({ ...answer, text: [...answer.text] }),
  }),
});

const { shape: sectionShape } = rubricSectionSchema;

const sectionMerge = defineMerge({
  id: value(sectionShape.id),
  title: value(sectionShape.title),
  description: text(sectionShape.description),
  showNotes: value(sectionShape.showNotes),
});

const { shape } = rubricContentSchema;

export const rubricMerge = defineMerge({
  name: value(shape.name),
  showScores: value(shape.showScores),
  disclaimer: text(shape.disclaimer),
  useScoreThresholds: value(shape.useScoreThresholds),
  scoreThresholds: value(shape.scoreThresholds),
  sections: recordsBy(rubricSectionSchema, idOf, sectionMerge, {
    max: rubricLimits.sections,
    itemOf: (section): RubricSection => section,
  }),
  questions: recordsBy(rubricQuestionSchema, idOf, questionMerge, {
    max: rubricLimits.questions,
    itemOf: ({ tags, answers, ...question }): RubricQuestion => ({
      ...question,
      tags: [...tags],
      answers: [...answers],
    }),
  }),
});
export type RubricEdit = EditIn<typeof rubricMerge>;

/**
 * As it is stored: every id and every tag once, and a question whose section another editor removed in the last section,
 * so that nothing vanishes.
 */
export function tidyRubric(content: RubricContent): RubricContent {
  const sectionIds = new Set(content.sections.map(idOf));
  const last = content.sections.at(-1)?.id;
  return {
    ...content,
    sections: eachOnce(content.sections),
    questions: eachOnce(content.questions).map((question) => ({
      ...question,
      sectionId: sectionIds.has(question.sectionId) ? question.sectionId : (last ?? question.sectionId),
      tags: cleanTags(question.tags),
      answers: eachOnce(question.answers),
    })),
  };
}

/** The first of those that share an id. */
function eachOnce<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  const known = new Set<string>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}
