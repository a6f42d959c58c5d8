// How several people answer one assessment, also without a signal: of a question the answer that arrives last counts,
// of notes both are kept until somebody chooses.
import { z } from 'zod';
import {
  defineMerge,
  type EditIn,
  idSchema,
  latest,
  latestMapOf,
  limitedLine,
  textMapOf,
} from '../kernel/index.ts';
import { rubricLimits } from '../rubrics/index.ts';
import { assessmentFormSchema } from './assessment.ts';
import { assessmentLimits } from './limits.ts';

export const assessmentMerge = defineMerge({
  choices: latestMapOf(idSchema, assessmentFormSchema.shape.choices.valueType, {
    max: rubricLimits.questions,
  }),
  notes: textMapOf(idSchema, limitedLine(assessmentLimits.notes), { max: rubricLimits.sections }),
  skippedSections: latestMapOf(idSchema, z.boolean(), { max: rubricLimits.sections }),
  skip: latest(z.boolean()),
});
export type AssessmentEdit = EditIn<typeof assessmentMerge>;
