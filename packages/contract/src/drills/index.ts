// Drills: recorded or planned at a school, and what the rules of the district ask for.
import { calendarDateSchema, schoolYearSchema } from '@schooldog/domain/dates';
import {
  drillEventTypes,
  drillLimits,
  drillMerge,
  drillPointSchema,
  drillRulesDocumentSchema,
  drillRulesMerge,
  drillSchema,
  drillTypes,
  newDrillSchema,
  requirementStates,
} from '@schooldog/domain/drills';
import { flagSchema, idSchema, limitedLine } from '@schooldog/domain/kernel';
import { z } from 'zod';
import { startsExport } from '../exports/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'drills';
const oneDrillSchema = z.object({ drillId: idSchema });

export const shownDrillSchema = drillSchema.extend({
  recordedByName: z.string().nullable(),
  updatedByName: z.string().nullable(),
});
export type ShownDrill = z.infer<typeof shownDrillSchema>;

const drillConditionsSchema = z.object({
  schoolIds: z.array(idSchema).max(500).optional(),
  types: z.array(z.enum(drillTypes)).max(drillTypes.length).optional(),
  eventTypes: z.array(z.enum(drillEventTypes)).max(drillEventTypes.length).optional(),
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  /** Who recorded them. */
  userIds: z.array(idSchema).max(100).optional(),
  /** Before today, without results yet, at schools that are not archived. */
  toConfirm: flagSchema.optional(),
  /** Words of the notes, points and own types. */
  search: limitedLine(drillLimits.searchText).optional(),
});
const drillFilterSchema = drillConditionsSchema.extend({ before: cursorSchema.optional() });
export type DrillFilter = z.infer<typeof drillFilterSchema>;

const openPointsSchema = z.object({
  drills: z.array(
    z.object({ drillId: idSchema, drillDate: calendarDateSchema, points: z.array(drillPointSchema) }),
  ),
});
export type OpenPoints = z.infer<typeof openPointsSchema>;

const requirementSchema = z.object({
  schoolId: idSchema,
  ruleId: idSchema,
  type: z.enum(drillTypes),
  otherType: z.string(),
  ordinal: z.int(),
  from: calendarDateSchema,
  dueBy: calendarDateSchema,
  state: z.enum(requirementStates),
  drill: z.object({ id: idSchema, drillDate: calendarDateSchema }).nullable(),
});

const dueDrillsSchema = z.object({
  isEnabled: z.boolean(),
  schoolYear: schoolYearSchema,
  /** The day for which it was computed, in the district's zone. */
  today: calendarDateSchema,
  /** What the rows show of their rules. */
  rules: z.array(drillRulesDocumentSchema.shape.rules.element),
  requirements: z.array(requirementSchema),
  /** Schools without a first and last school day in this year. */
  startNotSet: z.array(idSchema),
});
export type ShownDueDrills = z.infer<typeof dueDrillsSchema>;

export const drillsCsvQuerySchema = drillConditionsSchema;
export type DrillsCsvQuery = z.infer<typeof drillsCsvQuerySchema>;
export const drillPdfQuerySchema = oneDrillSchema;
export type DrillPdfQuery = z.infer<typeof drillPdfQuerySchema>;
/** The log of one school and school year. */
export const drillLogQuerySchema = z.object({ schoolId: idSchema, schoolYear: schoolYearSchema });
export type DrillLogQuery = z.infer<typeof drillLogQuerySchema>;

export const drillsContract = {
  /** Newest first, 50 a page. The first page says how many there are. */
  listDrills: reads(feature, 'drills')
    .input(drillFilterSchema)
    .output(
      z.object({
        drills: z.array(shownDrillSchema),
        next: z.string().nullable(),
        count: z.int().nullable(),
      }),
    ),
  /** What the rules ask of the schools where the viewer records drills, in one school year (this one if none is given). */
  listDueDrills: reads(feature, 'drills/due')
    .input(
      z.object({
        schoolYear: schoolYearSchema.optional(),
        schoolIds: z.array(idSchema).max(500).optional(),
        /** Only what somebody can still do something about. */
        isOpen: flagSchema.optional(),
      }),
    )
    .output(dueDrillsSchema),
  getDrillRules: reads(feature, 'drills/rules').output(drillRulesDocumentSchema),
  getDrillRulesHistory: reads(feature, 'drills/rules/history')
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** What earlier drills of this type at this school left to improve, newest drill first. */
  listOpenPoints: reads(feature, 'drills/openPoints')
    .input(
      z.object({
        schoolId: idSchema,
        type: z.enum(drillTypes),
        otherType: limitedLine(drillLimits.otherText).optional(),
        /** Not of this drill, nor of later ones. */
        drillId: idSchema.optional(),
        before: calendarDateSchema.optional(),
      }),
    )
    .output(openPointsSchema),
  getDrill: reads(feature, 'drills/{drillId}').input(oneDrillSchema).output(shownDrillSchema),
  getDrillHistory: reads(feature, 'drills/{drillId}/history')
    .input(oneDrillSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),

  recordDrill: changes(feature, 'recordDrill').input(newDrillSchema).output(shownDrillSchema),
  updateDrill: changes(feature, 'updateDrill')
    .input(oneDrillSchema.extend({ edit: drillMerge.editSchema, withResults: z.boolean() }))
    .output(shownDrillSchema),
  deleteDrill: changes(feature, 'deleteDrill').input(oneDrillSchema).output(done),
  editDrillRules: changes(feature, 'editDrillRules')
    .input(z.object({ edit: drillRulesMerge.editSchema }))
    .output(drillRulesDocumentSchema),

  generateDrillPdf: startsExport(feature, 'generateDrillPdf', drillPdfQuerySchema),
  generateDrillsCsv: startsExport(feature, 'generateDrillsCsv', drillsCsvQuerySchema),
  generateDrillLogPdf: startsExport(feature, 'generateDrillLogPdf', drillLogQuerySchema),
};
