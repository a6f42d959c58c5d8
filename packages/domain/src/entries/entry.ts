// An entry: an observation at a school, with an opinion on it.
import { z } from 'zod';
import { deviceTimeSchema } from '../dates/index.ts';
import { idSchema, limitedLine, limitedText, requiredLine } from '../kernel/index.ts';
import { sourceTypes } from '../permissions/index.ts';
import { opinions } from './opinion.ts';
import { maxTagLength, maxTags } from './tags.ts';

export const entryLimits = {
  quantity: 20,
  alertUsers: 5,
  alertMessage: 500,
  workOrders: 5,
  workOrder: 2000,
  pictures: 20,
  comment: 5000,
  location: 200,
} as const;

export const workOrderPriorities = ['Low', 'Medium', 'High', 'Critical'] as const;

/** Codes that the form translates into texts. */
export const entryProblems = {
  required: 'required',
  choose: 'choose',
  wholeNumber: 'wholeNumber',
  positive: 'positive',
  tooMany: 'tooMany',
  tooLong: 'tooLong',
  tooManyPeople: 'tooManyPeople',
  tooManyTags: 'tooManyTags',
  tooManyPictures: 'tooManyPictures',
} as const;

const quantitySchema = z
  .number(entryProblems.required)
  .refine(Number.isInteger, entryProblems.wholeNumber)
  .refine((quantity) => quantity > 0, entryProblems.positive)
  .refine((quantity) => quantity <= entryLimits.quantity, entryProblems.tooMany);

/** A location is free text, or an option of the school's location lists, whose label is then the text. */
const locationShape = {
  location: limitedLine(entryLimits.location),
  locationDataProfileId: idSchema.nullable(),
  locationDataProfileOptionId: idSchema.nullable(),
};

export const safetyAlertFormSchema = z.object({
  userIds: z
    .array(idSchema)
    .min(1, entryProblems.required)
    .max(entryLimits.alertUsers, entryProblems.tooManyPeople),
  message: limitedLine(entryLimits.alertMessage),
});

/** What an entry says about the work order to be created from it. */
export const plannedWorkOrderSchema = z.object({
  id: idSchema,
  description: requiredLine(entryLimits.workOrder),
  priority: z.enum(workOrderPriorities),
});
export type PlannedWorkOrder = z.infer<typeof plannedWorkOrderSchema>;

/** What Log Entry and Edit Entry send, besides the school, which never changes after creation. */
export const entryFormSchema = z.object({
  observationCategoryId: idSchema,
  observationItemId: idSchema,
  observationType: z.enum(opinions, entryProblems.required),
  quantity: quantitySchema,
  comment: limitedLine(entryLimits.comment),
  ...locationShape,
  manualTags: z.array(limitedText(maxTagLength)).max(maxTags, entryProblems.tooManyTags),
  imageIds: z.array(idSchema).max(entryLimits.pictures, entryProblems.tooManyPictures),
});
export type EntryForm = z.infer<typeof entryFormSchema>;

/** A new entry. The device generates its id, so that sending it again never creates a second one. */
export const newEntrySchema = z.object({
  entryId: idSchema,
  schoolId: idSchema,
  /** When it was seen, by the device's clock. */
  timestamp: deviceTimeSchema,
  /** Logged on its own, not in a walk. */
  isFloating: z.literal(true),
  entry: entryFormSchema,
  /** Logged from an assessment on its own, by somebody who answers it; those of a walk belong to the walk. */
  assessmentId: idSchema.nullable().optional(),
  safetyAlert: safetyAlertFormSchema.extend({ id: idSchema }).nullable(),
  tasksToAddOnSubmission: z.array(plannedWorkOrderSchema).max(entryLimits.workOrders),
});
export type NewEntry = z.infer<typeof newEntrySchema>;

/** Only the fields that are sent change, so that concurrent edits of different fields both survive. */
export const entryChangesSchema = entryFormSchema.partial();
export type EntryChanges = z.infer<typeof entryChangesSchema>;

/** The fields whose changes are stored as deltas and in the audit trail. */
export const entryFields = [
  'observationCategoryId',
  'observationItemId',
  'observationType',
  'quantity',
  'comment',
  'location',
  'locationDataProfileId',
  'locationDataProfileOptionId',
  'tags',
  'imageIds',
  'tasksToAddOnSubmission',
  'createdSafetyAlertIds',
] as const;

export const entrySchema = entryFormSchema.omit({ manualTags: true }).extend({
  id: idSchema,
  schoolId: idSchema,
  timestamp: z.iso.datetime(),
  reportedByUserId: idSchema,
  walkId: idSchema.nullable(),
  assessmentId: idSchema.nullable(),
  walkType: z.enum(sourceTypes),
  tags: z.array(z.string()),
  /** Added by a person, in contrast to those that come with category and item. */
  manualTags: z.array(z.string()),
  isFloating: z.boolean(),
  createdSafetyAlertIds: z.array(idSchema),
  createdTaskIds: z.array(idSchema),
  tasksToAddOnSubmission: z.array(plannedWorkOrderSchema),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type Entry = z.infer<typeof entrySchema>;
