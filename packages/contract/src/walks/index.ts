// Walks: started, filled by several people, reviewed, completed and reported.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { entryMerge, imagesToFollowSchema, newEntrySchema } from '@schooldog/domain/entries';
import { flagSchema, idSchema, limitedLine } from '@schooldog/domain/kernel';
import { sourceTypes } from '@schooldog/domain/permissions';
import {
  newWalkEntrySchema,
  newWalkSchema,
  walkAlertFormSchema,
  walkContextMerge,
  walkEntrySchema,
  walkLimits,
  walkSchema,
  walkSubTabs,
  walkTabs,
} from '@schooldog/domain/walks';
import { z } from 'zod';
import { assessmentScoreSchema } from '../assessments/index.ts';
import { startsExport } from '../exports/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'walks';
const oneWalkSchema = z.object({ walkId: idSchema });
const oneWalkEntrySchema = oneWalkSchema.extend({ entryId: idSchema });

const namedPerson = z.object({ userId: idSchema, name: z.string().nullable() });

/** With what a card shows beside the record. */
export const shownWalkSchema = walkSchema.extend({
  leaderName: z.string().nullable(),
  collaboratorNames: z.array(namedPerson),
  reviewerName: z.string().nullable(),
  /** Those that were not deleted. */
  entryCount: z.number(),
  /** Of the assessments that were submitted with it. */
  scores: z.array(assessmentScoreSchema),
});
export type ShownWalk = z.infer<typeof shownWalkSchema>;

const shownWalkEntrySchema = walkEntrySchema.extend({
  reportedByName: z.string().nullable(),
  imageUrls: z.array(z.string()),
  imagesToFollow: imagesToFollowSchema.nullish(),
});
export type ShownWalkEntry = z.infer<typeof shownWalkEntrySchema>;

const detailedWalkSchema = shownWalkSchema.extend({
  entries: z.array(shownWalkEntrySchema),
  /** Of the person who started it, and of everyone in `submissionHistory`. */
  submissionNames: z.array(namedPerson),
});
export type DetailedWalk = z.infer<typeof detailedWalkSchema>;

const walkFilterSchema = z.object({
  tab: z.enum(walkTabs),
  subTab: z.enum(walkSubTabs),
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  schoolIds: z.array(idSchema).max(500).optional(),
  walkTypes: z.array(z.enum(sourceTypes)).max(sourceTypes.length).optional(),
  userIds: z.array(idSchema).max(100).optional(),
  awaitingMyAction: flagSchema.optional(),
  showArchived: flagSchema.optional(),
  before: cursorSchema.optional(),
});
export type WalkFilter = z.infer<typeof walkFilterSchema>;

/** Null for a tab that the viewer does not have. */
const tabCountsSchema = z.object({
  mine: z.object({ inprogress: z.number().nullable(), complete: z.number().nullable() }),
  team: z.object({ inprogress: z.number().nullable(), complete: z.number().nullable() }),
});

const dashboardWalkSchema = shownWalkSchema.pick({
  id: true,
  schoolId: true,
  status: true,
  timeCreated: true,
});

export type WalkTitle = z.infer<typeof dashboardWalkSchema>;

/** An alert that goes out when its walk completes. */
const waitingAlertSchema = walkEntrySchema
  .pick({ schoolId: true, observationItemId: true, location: true, timestamp: true })
  .extend({
    id: idSchema,
    message: z.string(),
    recipients: z.number(),
    walk: dashboardWalkSchema,
    /** The sender may have left the walk. */
    mayOpenWalk: z.boolean(),
  });
export type WaitingAlert = z.infer<typeof waitingAlertSchema>;

const walkReportTypes = ['summative', 'observations'] as const;
export const walkReportQuerySchema = oneWalkSchema.extend({ reportType: z.enum(walkReportTypes) });
export type WalkReportQuery = z.infer<typeof walkReportQuerySchema>;
export const walkCsvQuerySchema = oneWalkSchema;
export type WalkCsvQuery = z.infer<typeof walkCsvQuerySchema>;

export const walksContract = {
  listWalks: reads(feature, 'walks')
    .input(walkFilterSchema)
    .output(
      z.object({ walks: z.array(shownWalkSchema), next: z.string().nullable(), counts: tabCountsSchema }),
    ),
  /** The walks in progress that one leads or joined: all of them where they are few, and how many they are. */
  listCurrentWalks: reads(feature, 'walks/current').output(
    z.object({ walks: z.array(dashboardWalkSchema), count: z.number() }),
  ),
  /** Of those, the ones begun more than a week ago that the viewer can complete. */
  listOldWalks: reads(feature, 'walks/old').output(z.object({ walks: z.array(shownWalkSchema) })),
  getWalk: reads(feature, 'walks/{walkId}').input(oneWalkSchema).output(detailedWalkSchema),
  /** What names a walk on other pages; null for people who may not open it. */
  getWalkTitle: reads(feature, 'walks/{walkId}/title')
    .input(oneWalkSchema)
    .output(z.object({ walk: dashboardWalkSchema.nullable() })),
  /** The caller's own alerts that wait for a walk to complete, newest first. */
  listWaitingAlerts: reads(feature, 'walks/waitingAlerts').output(
    z.object({ alerts: z.array(waitingAlertSchema) }),
  ),
  getWalkHistory: reads(feature, 'walks/{walkId}/history')
    .input(oneWalkSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),

  startWalk: changes(feature, 'startWalk').input(newWalkSchema).output(walkSchema),
  putWalkEntry: changes(feature, 'putWalkEntry').input(newWalkEntrySchema).output(walkEntrySchema),
  editWalkEntry: changes(feature, 'editWalkEntry')
    .input(
      oneWalkEntrySchema.extend({
        edit: entryMerge.editSchema.optional(),
        safetyAlert: walkAlertFormSchema.nullable().optional(),
        tasksToAddOnSubmission: newEntrySchema.shape.tasksToAddOnSubmission.optional(),
      }),
    )
    .output(walkEntrySchema),
  removeWalkEntry: changes(feature, 'removeWalkEntry').input(oneWalkEntrySchema).output(done),
  /** Sends the alert of an entry that waits for the walk to complete. */
  sendImmediateSafetyAlert: changes(feature, 'sendImmediateSafetyAlert')
    .input(oneWalkEntrySchema)
    .output(done),
  setWalkContext: changes(feature, 'setWalkContext')
    .input(oneWalkSchema.extend({ edit: walkContextMerge.editSchema }))
    .output(walkSchema),
  setNeighborhoodWatch: changes(feature, 'setNeighborhoodWatch')
    .input(oneWalkSchema.extend({ shouldSend: z.boolean() }))
    .output(walkSchema),
  addWalkCollaborators: changes(feature, 'addWalkCollaborators')
    .input(oneWalkSchema.extend({ userIds: z.array(idSchema).min(1).max(walkLimits.collaborators) }))
    .output(walkSchema),
  removeWalkCollaborator: changes(feature, 'removeWalkCollaborator')
    .input(oneWalkSchema.extend({ userId: idSchema }))
    .output(walkSchema),
  changeWalkLeader: changes(feature, 'changeWalkLeader')
    .input(oneWalkSchema.extend({ leaderUserId: idSchema }))
    .output(walkSchema),
  /** The invitation goes out when somebody is added; this sends it again. */
  sendCollaboratorEmail: changes(feature, 'sendCollaboratorEmail')
    .input(oneWalkSchema.extend({ newCollaboratorUserId: idSchema }))
    .output(done),

  submitWalkForReview: changes(feature, 'submitWalkForReview')
    .input(oneWalkSchema.extend({ reviewerUserId: idSchema, acceptsNoEntries: z.boolean() }))
    .output(walkSchema),
  submitReview: changes(feature, 'submitReview')
    .input(
      oneWalkSchema.extend({ isApproved: z.boolean(), comments: limitedLine(walkLimits.reviewComments) }),
    )
    .output(walkSchema),
  completeWalk: changes(feature, 'completeWalk')
    .input(oneWalkSchema.extend({ acceptsNoEntries: z.boolean().optional() }))
    .output(walkSchema),
  placeWalkInProgress: changes(feature, 'placeWalkInProgress').input(oneWalkSchema).output(walkSchema),
  setWalkArchived: changes(feature, 'setWalkArchived')
    .input(oneWalkSchema.extend({ isArchived: z.boolean() }))
    .output(walkSchema),
  /** Permanent. */
  archiveWalk: changes(feature, 'archiveWalk').input(oneWalkSchema).output(done),

  generateReport: startsExport(feature, 'generateReport', walkReportQuerySchema),
  generateCsvForWalk: startsExport(feature, 'generateCsvForWalk', walkCsvQuerySchema),

  /** Says that the caller has the walk open; the others in it are notified, and nothing is stored. */
  visitWalk: changes(feature, 'visitWalk').input(oneWalkSchema).output(done),
};
