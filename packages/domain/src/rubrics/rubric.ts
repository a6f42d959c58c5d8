// A rubric: the template from which assessments are begun. Sections and questions are two flat lists, so that people
// who edit different questions never touch the same value. While it is edited it may be incomplete (completeness.ts).
import { z } from 'zod';
import { maxTagLength, maxTags } from '../entries/index.ts';
import { idSchema, limitedLine, limitedText } from '../kernel/index.ts';
import { anyConcerns, rubricLimits } from './limits.ts';

export const rubricAnswerSchema = z.object({
  id: idSchema,
  /** What choosing it adds to the score. Null while nobody has typed one. */
  value: z.int().min(0).max(rubricLimits.largestValue).nullable(),
  /** The first is its name, the others say more. */
  text: z.array(limitedLine(rubricLimits.answerText)).max(rubricLimits.answerTexts),
  /** At least so many praises. */
  expectedPraises: z.int().min(0).max(rubricLimits.largestCount),
  /** At most so many concerns, or any number. */
  expectedConcerns: z.int().min(anyConcerns).max(rubricLimits.largestCount),
});
export type RubricAnswer = z.infer<typeof rubricAnswerSchema>;

export const questionContextSchema = z.object({
  label: limitedLine(rubricLimits.contextLabel),
  values: z.array(limitedLine(rubricLimits.contextValue)).max(rubricLimits.contextValues),
});

export const rubricQuestionSchema = z.object({
  id: idSchema,
  sectionId: idSchema,
  title: limitedLine(rubricLimits.questionTitle),
  body: limitedLine(rubricLimits.questionBody),
  /** Help for the person who answers, in a dialog. */
  context: questionContextSchema,
  /** Entries with one of them count. */
  tags: z.array(limitedText(maxTagLength)).max(maxTags),
  answers: z.array(rubricAnswerSchema).max(rubricLimits.answers),
});
export type RubricQuestion = z.infer<typeof rubricQuestionSchema>;

export const rubricSectionSchema = z.object({
  id: idSchema,
  title: limitedLine(rubricLimits.sectionTitle),
  description: limitedLine(rubricLimits.sectionDescription),
  /** Whether the section has a text field for notes. */
  showNotes: z.boolean(),
});
export type RubricSection = z.infer<typeof rubricSectionSchema>;

const percentSchema = z.int().min(0).max(100).nullable();

/** From so many percent on, inclusive; below the last one a score is red. */
const scoreThresholdsSchema = z.object({
  green: percentSchema,
  yellow: percentSchema,
  orange: percentSchema,
});
export type ScoreThresholds = z.infer<typeof scoreThresholdsSchema>;

const noThresholds: ScoreThresholds = { green: null, yellow: null, orange: null };

/** What the editor edits, and what an assessment takes with it. */
export const rubricContentSchema = z.object({
  name: limitedLine(rubricLimits.name),
  showScores: z.boolean(),
  disclaimer: limitedLine(rubricLimits.disclaimer),
  useScoreThresholds: z.boolean(),
  scoreThresholds: scoreThresholdsSchema,
  sections: z.array(rubricSectionSchema).max(rubricLimits.sections),
  /** In their order within each section. */
  questions: z.array(rubricQuestionSchema).max(rubricLimits.questions),
});
export type RubricContent = z.infer<typeof rubricContentSchema>;

export const emptyRubric: RubricContent = {
  name: '',
  showScores: true,
  disclaimer: '',
  useScoreThresholds: false,
  scoreThresholds: noThresholds,
  sections: [],
  questions: [],
};

export const rubricSchema = z.object({
  id: idSchema,
  /** Offered to people who begin an assessment. */
  enabled: z.boolean(),
  content: rubricContentSchema,
  /** Changes to an enabled rubric that are not published yet. */
  draft: rubricContentSchema.nullable(),
  timeCreated: z.iso.datetime(),
  createdByUserId: idSchema,
  timeUpdated: z.iso.datetime(),
  updatedByUserId: idSchema,
  timeDeleted: z.iso.datetime().nullable(),
  deletedByUserId: idSchema.nullable(),
  isDeleted: z.boolean(),
});
export type Rubric = z.infer<typeof rubricSchema>;

/** The fields whose changes are kept in the audit trail. Drafts change with every key; what is offered counts. */
export const rubricFields = ['name', 'enabled', 'sections', 'questions', 'maxScore', 'isDeleted'] as const;

/** What an editor works on: the draft of an enabled rubric, or the rubric itself. */
export function editedContent({ content, draft }: Pick<Rubric, 'content' | 'draft'>): RubricContent {
  return draft ?? content;
}

export function questionsOf(
  content: Pick<RubricContent, 'questions'>,
  sectionId: string,
): readonly RubricQuestion[] {
  return content.questions.filter((question) => question.sectionId === sectionId);
}

const firstLetter = 97;

/** The letter of a question within its section: a to z, then aa. */
export function questionLetter(index: number): string {
  const letter = String.fromCodePoint(firstLetter + (index % 26));
  return index < 26 ? letter : questionLetter(Math.floor(index / 26) - 1) + letter;
}

/** A copy under new ids, so that neither rubric refers to the other. */
export function duplicateOf(content: RubricContent, name: string, makeId: () => string): RubricContent {
  const sectionIds = new Map(content.sections.map(({ id }) => [id, makeId()]));
  return {
    ...content,
    name,
    sections: content.sections.map((section) => ({ ...section, id: sectionIds.get(section.id) ?? makeId() })),
    questions: content.questions.flatMap((question) => {
      const sectionId = sectionIds.get(question.sectionId);
      if (sectionId === undefined) return [];
      const answers = question.answers.map((answer) => ({ ...answer, id: makeId() }));
      return [{ ...question, id: makeId(), sectionId, answers }];
    }),
  };
}
