// Rubrics: the templates of assessments, written as drafts, published, and offered to people who assess.
import { sentTimeSchema } from '@schooldog/domain/dates';
import { idSchema } from '@schooldog/domain/kernel';
import { rubricContentSchema, rubricMerge, rubricSchema } from '@schooldog/domain/rubrics';
import { z } from 'zod';
import { changes, done, historySchema, reads } from '../procedure.ts';

const feature = 'rubrics';
const oneRubricSchema = z.object({ rubricId: idSchema });
/** `seen` is the time of the last change of the draft that the person looked at: what came after it is not touched. */
const seenDraftSchema = oneRubricSchema.extend({ seen: sentTimeSchema });

/** With what its page shows beside the record. */
const shownRubricSchema = rubricSchema.extend({
  createdByName: z.string().nullable(),
  updatedByName: z.string().nullable(),
  /** How many assessments were begun with it. */
  usedIn: z.int(),
});
export type ShownRubric = z.infer<typeof shownRubricSchema>;

/** A row of the list. */
const listedRubricSchema = rubricSchema
  .pick({ id: true, enabled: true, createdByUserId: true, timeCreated: true, timeUpdated: true })
  .extend({
    /** Of what is edited, which for an enabled one with changes is its draft. */
    name: z.string(),
    hasDraft: z.boolean(),
    isComplete: z.boolean(),
    sections: z.int(),
    questions: z.int(),
    maxScore: z.int(),
    createdByName: z.string().nullable(),
    updatedByName: z.string().nullable(),
    usedIn: z.int(),
  });
export type ListedRubric = z.infer<typeof listedRubricSchema>;

/** What a person who begins an assessment chooses from. */
const templateSchema = z.object({ id: idSchema, name: z.string(), sections: z.int(), questions: z.int() });
export type Template = z.infer<typeof templateSchema>;

export const rubricsContract = {
  /** All that were not deleted, by name. */
  listRubrics: reads(feature, 'rubrics').output(z.object({ rubrics: z.array(listedRubricSchema) })),
  getRubric: reads(feature, 'rubrics/{rubricId}').input(oneRubricSchema).output(shownRubricSchema),
  getRubricHistory: reads(feature, 'rubrics/{rubricId}/history')
    .input(oneRubricSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** The enabled ones, by name, for people who may begin an assessment somewhere. */
  listTemplates: reads(feature, 'rubrics/templates').output(z.object({ templates: z.array(templateSchema) })),

  createRubric: changes(feature, 'createRubric')
    .input(oneRubricSchema.extend({ content: rubricContentSchema }))
    .output(rubricSchema),
  /** Under new ids, not enabled, in the caller's name. */
  duplicateRubric: changes(feature, 'duplicateRubric')
    .input(oneRubricSchema.extend({ fromRubricId: idSchema, name: rubricContentSchema.shape.name }))
    .output(rubricSchema),
  /** Changes the draft of an enabled rubric, and any other rubric itself. */
  saveRubric: changes(feature, 'saveRubric')
    .input(oneRubricSchema.extend({ edit: rubricMerge.editSchema }))
    .output(rubricSchema),
  setRubricEnabled: changes(feature, 'setRubricEnabled')
    .input(oneRubricSchema.extend({ enabled: z.boolean() }))
    .output(rubricSchema),
  /** Puts the draft in the place of what is offered. */
  publishRubric: changes(feature, 'publishRubric').input(seenDraftSchema).output(rubricSchema),
  discardRubricDraft: changes(feature, 'discardRubricDraft').input(seenDraftSchema).output(rubricSchema),
  deleteRubric: changes(feature, 'deleteRubric').input(oneRubricSchema).output(done),
};
