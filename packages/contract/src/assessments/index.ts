// Assessments: a rubric answered for one school, on its own or in a walk.
import {
  assessmentMerge,
  assessmentSchema,
  assessmentTabs,
  evidenceSchema,
} from '@schooldog/domain/assessments';
import { calendarDateSchema } from '@schooldog/domain/dates';
import { flagSchema, idSchema } from '@schooldog/domain/kernel';
import { rubricContentSchema, scoreColors } from '@schooldog/domain/rubrics';
import { z } from 'zod';
import { shownEntrySchema } from '../entries/index.ts';
import { startsExport } from '../exports/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'assessments';
const oneAssessmentSchema = z.object({ assessmentId: idSchema });

/** What the entries say that count for a question: those that the person who began the assessment may see. */
const questionEvidenceSchema = evidenceSchema.extend({ questionId: idSchema });
export type QuestionEvidence = z.infer<typeof questionEvidenceSchema>;

/** With what its page shows beside the record. */
const shownAssessmentSchema = assessmentSchema.extend({
  createdByName: z.string().nullable(),
  updatedByName: z.string().nullable(),
  submittedByName: z.string().nullable(),
  /** Of every question with tags, as the entries are now; of a submitted one as they were. */
  evidence: z.array(questionEvidenceSchema),
  /** Null for one on its own, and for a walk that is gone. */
  walk: z
    .object({
      id: idSchema,
      status: z.enum(['inprogress', 'review', 'complete']),
      leaderUserId: idSchema,
      participantUserIds: z.array(idSchema),
      timeCreated: z.iso.datetime(),
    })
    .nullable(),
});
export type ShownAssessment = z.infer<typeof shownAssessmentSchema>;

/** What a card or a row shows of a score, and of what it is the score. */
export const assessmentScoreSchema = assessmentSchema
  .pick({ id: true, status: true, totalScore: true, maxScore: true, score: true })
  .extend(
    rubricContentSchema.pick({
      name: true,
      showScores: true,
      useScoreThresholds: true,
      scoreThresholds: true,
    }).shape,
  );
export type AssessmentScore = z.infer<typeof assessmentScoreSchema>;

export const listedAssessmentSchema = assessmentScoreSchema.extend({
  ...assessmentSchema.pick({
    rubricId: true,
    schoolId: true,
    walkId: true,
    createdByUserId: true,
    timeCreated: true,
    timeUpdated: true,
    timeSubmitted: true,
    timeDeleted: true,
  }).shape,
  skip: z.boolean(),
  createdByName: z.string().nullable(),
  submittedByName: z.string().nullable(),
});
export type ListedAssessment = z.infer<typeof listedAssessmentSchema>;

const assessmentConditionsSchema = z.object({
  tab: z.enum(assessmentTabs),
  /** By the day of submission, or of beginning where it was not submitted. */
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  schoolIds: z.array(idSchema).max(500).optional(),
  rubricIds: z.array(idSchema).max(100).optional(),
  colors: z.array(z.enum(scoreColors)).max(scoreColors.length).optional(),
  userIds: z.array(idSchema).max(100).optional(),
});
const assessmentFilterSchema = assessmentConditionsSchema.extend({ before: cursorSchema.optional() });
export type AssessmentFilter = z.infer<typeof assessmentFilterSchema>;

/** Null for a tab that the viewer does not have. */
const tabCountsSchema = z.object({
  inprogress: z.int().nullable(),
  submitted: z.int().nullable(),
  deleted: z.int().nullable(),
});

export const assessmentsCsvQuerySchema = assessmentConditionsSchema;
export type AssessmentsCsvQuery = z.infer<typeof assessmentsCsvQuerySchema>;
export const assessmentPdfQuerySchema = oneAssessmentSchema;
export type AssessmentPdfQuery = z.infer<typeof assessmentPdfQuerySchema>;

export const assessmentsContract = {
  /** Newest first, 20 a page. */
  listAssessments: reads(feature, 'assessments')
    .input(assessmentFilterSchema)
    .output(
      z.object({
        assessments: z.array(listedAssessmentSchema),
        next: z.string().nullable(),
        counts: tabCountsSchema,
      }),
    ),
  /** The last submitted ones of a school, for the dashboard: four, or ten more at a time. */
  listRecentAssessments: reads(feature, 'assessments/recent')
    .input(
      z.object({
        schoolId: idSchema,
        isAll: flagSchema.optional(),
        before: cursorSchema.optional(),
      }),
    )
    .output(z.object({ assessments: z.array(listedAssessmentSchema), next: z.string().nullable() })),
  /** The rubrics with which those were begun that the viewer sees, also such as are no longer offered. */
  listAssessedRubrics: reads(feature, 'assessments/rubrics').output(
    z.object({ rubrics: z.array(z.object({ id: idSchema, name: z.string() })) }),
  ),
  getAssessment: reads(feature, 'assessments/{assessmentId}')
    .input(oneAssessmentSchema)
    .output(shownAssessmentSchema),
  /** What names it on other pages, once it is submitted; null before, and for people who may not see it. */
  getAssessmentScore: reads(feature, 'assessments/{assessmentId}/score')
    .input(oneAssessmentSchema)
    .output(z.object({ assessment: assessmentScoreSchema.nullable() })),
  /** Those in a walk that were not deleted, in the order in which they were added. */
  listWalkAssessments: reads(feature, 'walks/{walkId}/assessments')
    .input(z.object({ walkId: idSchema }))
    .output(z.object({ assessments: z.array(shownAssessmentSchema) })),
  /** The entries of one question that the viewer may see, and how many more count. */
  listLinkedEntries: reads(feature, 'assessments/{assessmentId}/questions/{questionId}/entries')
    .input(oneAssessmentSchema.extend({ questionId: idSchema }))
    .output(z.object({ entries: z.array(shownEntrySchema), hidden: z.int() })),
  getAssessmentHistory: reads(feature, 'assessments/{assessmentId}/history')
    .input(oneAssessmentSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),

  createAssessment: changes(feature, 'createAssessment')
    .input(
      oneAssessmentSchema.extend({
        rubricId: idSchema,
        schoolId: idSchema,
        /** The caller; anyone else is rejected. */
        createdByUserId: idSchema,
        additionalParams: z.object({ walkId: idSchema }).optional(),
      }),
    )
    .output(assessmentSchema),
  /** Answers, notes and skips: only what changed. */
  saveAssessment: changes(feature, 'saveAssessment')
    .input(oneAssessmentSchema.extend({ edit: assessmentMerge.editSchema }))
    .output(assessmentSchema),
  submitAssessment: changes(feature, 'submitAssessment').input(oneAssessmentSchema).output(assessmentSchema),
  reopenAssessment: changes(feature, 'reopenAssessment').input(oneAssessmentSchema).output(assessmentSchema),
  deleteAssessment: changes(feature, 'deleteAssessment').input(oneAssessmentSchema).output(done),

  generateAssessmentPdf: startsExport(feature, 'generateAssessmentPdf', assessmentPdfQuerySchema),
  generateAssessmentsCsv: startsExport(feature, 'generateAssessmentsCsv', assessmentsCsvQuerySchema),
};
