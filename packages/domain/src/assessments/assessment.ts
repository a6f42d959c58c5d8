// An assessment: a rubric, answered for one school. It takes a copy of the rubric with it, which a later change of the
// rubric does not reach.
import { z } from 'zod';
import { idSchema, limitedLine } from '../kernel/index.ts';
import {
  questionsOf,
  rubricContentSchema,
  type RubricQuestion,
  type RubricSection,
} from '../rubrics/index.ts';
import { assessmentLimits } from './limits.ts';

export const assessmentStatuses = ['created', 'submitted', 'editing', 'deleted'] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

/** What a person chose: null for "no answer", though the entries speak for one. */
const chosenSchema = z.object({ answerId: idSchema.nullable() });

/** What people fill in. A question without a choice is answered by its entries. */
export const assessmentFormSchema = z.object({
  /** By question. */
  choices: z.record(idSchema, chosenSchema),
  /** By section. */
  notes: z.record(idSchema, limitedLine(assessmentLimits.notes)),
  /** By section; absent ones are not skipped. */
  skippedSections: z.record(idSchema, z.boolean()),
  skip: z.boolean(),
});
export type AssessmentForm = z.infer<typeof assessmentFormSchema>;

export const emptyForm: AssessmentForm = { choices: {}, notes: {}, skippedSections: {}, skip: false };

/** What the entries of one question say. */
export const evidenceSchema = z.object({
  praises: z.int().min(0),
  concerns: z.int().min(0),
  /** How many entries there are, those without an opinion included. */
  entries: z.int().min(0),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const noEvidence: Evidence = { praises: 0, concerns: 0, entries: 0 };

/** How a question stood when the assessment was submitted. */
const answeredSchema = z.object({
  questionId: idSchema,
  answerId: idSchema.nullable(),
  manuallyAnswered: z.boolean(),
  evidence: evidenceSchema,
  linkedObservations: z.array(idSchema),
});
export type Answered = z.infer<typeof answeredSchema>;

export const assessmentSchema = z.object({
  id: idSchema,
  rubricId: idSchema,
  schoolId: idSchema,
  walkId: idSchema.nullable(),
  status: z.enum(assessmentStatuses),
  /** The rubric as it was when the assessment was begun. */
  rubric: rubricContentSchema,
  form: assessmentFormSchema,
  /** Of the last submission; empty before the first. */
  answered: z.array(answeredSchema),
  /** Of the last submission; null before the first, and where nothing was left to score. */
  totalScore: z.int().nullable(),
  maxScore: z.int().nullable(),
  score: z.int().nullable(),
  createdByUserId: idSchema,
  timeCreated: z.iso.datetime(),
  updatedByUserId: idSchema,
  timeUpdated: z.iso.datetime(),
  submittedByUserId: idSchema.nullable(),
  timeSubmitted: z.iso.datetime().nullable(),
  skippedByUserId: idSchema.nullable(),
  timeSkipped: z.iso.datetime().nullable(),
  deletedByUserId: idSchema.nullable(),
  timeDeleted: z.iso.datetime().nullable(),
});
export type Assessment = z.infer<typeof assessmentSchema>;

/** The fields whose changes are kept in the audit trail; of the lists only what changed. */
export const assessmentFields = [
  'status',
  'choices',
  'notes',
  'skippedSections',
  'skip',
  'totalScore',
  'maxScore',
  'score',
] as const;

type Skippable = Readonly<{ rubric: Assessment['rubric']; form: AssessmentForm }>;

export function isSkippedSection({ form }: Pick<Skippable, 'form'>, sectionId: string): boolean {
  return form.skip || form.skippedSections[sectionId] === true;
}

/** A submitted one hides skipped sections. */
export function shownSections(
  assessment: Skippable & Readonly<{ status: AssessmentStatus }>,
): readonly RubricSection[] {
  const { sections } = assessment.rubric;
  if (assessment.status !== 'submitted') return sections;
  return sections.filter(({ id }) => !isSkippedSection(assessment, id));
}

/** Those that count: of sections that are not skipped. */
export function askedQuestions(assessment: Skippable): readonly RubricQuestion[] {
  return assessment.rubric.sections
    .filter(({ id }) => !isSkippedSection(assessment, id))
    .flatMap(({ id }) => questionsOf(assessment.rubric, id));
}
