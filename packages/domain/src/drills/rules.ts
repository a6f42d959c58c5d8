// What the law asks of a school, as data that a district edits.
import { z } from 'zod';
import { type CalendarDate, calendarDateSchema, type SchoolYear, schoolYearSchema } from '../dates/index.ts';
import {
  defineMerge,
  type EditIn,
  idSchema,
  limitedLine,
  limitedText,
  listOfValues,
  recordsBy,
  requiredLine,
  text,
  value,
} from '../kernel/index.ts';
import { drillEventTypes, drillTypes } from './drill.ts';
import { drillLimits } from './limits.ts';

/** A day of every year: "10-01". February 29 counts as February 28 in other years. */
const dayOfYearSchema = limitedText(5).regex(
  /^(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])$|^(0[469]|11)-(0[1-9]|[12]\d|30)$|^02-(0[1-9]|1\d|2\d)$/,
);

const monthSchema = z.int().min(1).max(12);

/** Null is the first or the last school day. */
const windowSchema = z.object({
  from: dayOfYearSchema.nullable(),
  to: dayOfYearSchema.nullable(),
  times: z.int().min(1).max(drillLimits.times),
});
export type DrillWindow = z.infer<typeof windowSchema>;

/** A replacement has no text of its own. */
const replacementTypeSchema = z.enum(drillTypes).exclude(['other']);
export const replacementTypes = replacementTypeSchema.options;

/** In this month a drill of another type takes the place of the rule's own. */
const replacementSchema = z.object({ month: monthSchema, type: replacementTypeSchema });

export const drillFrequencySchema = z.discriminatedUnion('kind', [
  /** Once in every month that has a school day. */
  z.object({
    kind: z.literal('monthly'),
    replacements: z.array(replacementSchema).max(12),
  }),
  /** The first within so many days of the start of school, the second within the next number, and so on. */
  z.object({
    kind: z.literal('afterStart'),
    days: z.array(z.int().min(1).max(drillLimits.daysAfterStart)).min(1).max(drillLimits.firstDays),
  }),
  /** So many times in each stretch of the school year. */
  z.object({
    kind: z.literal('windows'),
    windows: z.array(windowSchema).min(1).max(drillLimits.windows),
  }),
]);
export type DrillFrequency = z.infer<typeof drillFrequencySchema>;

export const drillRuleSchema = z.object({
  id: idSchema,
  name: requiredLine(drillLimits.ruleName),
  type: z.enum(drillTypes),
  /** For the type "other". */
  otherType: limitedLine(drillLimits.otherText),
  frequency: drillFrequencySchema,
  /** The events that count. */
  eventTypes: z.array(z.enum(drillEventTypes)).min(1).max(drillEventTypes.length),
  /** Who must be told, before or after. */
  toTell: limitedLine(drillLimits.ruleText),
  /** Where it is written, and as of when. */
  source: limitedLine(drillLimits.ruleText),
  /** Shown as "to be confirmed by the district" until somebody did. */
  isConfirmed: z.boolean(),
});
export type DrillRule = z.infer<typeof drillRuleSchema>;

const daysShape = { firstDay: calendarDateSchema, lastDay: calendarDateSchema };

/** The first and the last school day of a school year, of all schools or of one. */
export const schoolDaysSchema = z
  .object({
    schoolYear: schoolYearSchema,
    /** Null for all schools that have no days of their own. */
    schoolId: idSchema.nullable(),
    ...daysShape,
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], error: 'lastBeforeFirst' })
  .refine(isWithinSchoolYear, { path: ['firstDay'], error: 'outsideSchoolYear' });
export type SchoolDays = z.infer<typeof schoolDaysSchema>;

/** A school year runs from July 1 to June 30. */
function isWithinSchoolYear({
  schoolYear,
  firstDay,
  lastDay,
}: Readonly<{ schoolYear: SchoolYear; firstDay: CalendarDate; lastDay: CalendarDate }>): boolean {
  return firstDay >= `${schoolYear.slice(0, 4)}-07-01` && lastDay <= `${schoolYear.slice(5)}-06-30`;
}

export const drillRulesDocumentSchema = z.object({
  /** Off until a district turns it on. */
  isEnabled: z.boolean(),
  rules: z.array(drillRuleSchema).max(drillLimits.rules),
  schoolDays: z.array(schoolDaysSchema).max(drillLimits.schoolDays),
});
export type DrillRulesDocument = z.infer<typeof drillRulesDocumentSchema>;

const noDrillRules: DrillRulesDocument = { isEnabled: false, rules: [], schoolDays: [] };

/** As stored, or the defaults where it was never saved. */
export function drillRulesOf(stored: object): DrillRulesDocument {
  return drillRulesDocumentSchema.parse({ ...noDrillRules, ...stored });
}

const { shape } = drillRuleSchema;

const ruleMerge = defineMerge({
  id: value(shape.id),
  name: value(shape.name),
  type: value(shape.type),
  otherType: value(shape.otherType),
  frequency: value(drillFrequencySchema),
  eventTypes: listOfValues(shape.eventTypes.element, { max: drillEventTypes.length }),
  toTell: text(shape.toTell),
  source: text(shape.source),
  isConfirmed: value(shape.isConfirmed),
});

const daysMerge = defineMerge({
  schoolYear: value(schoolYearSchema),
  schoolId: value(idSchema.nullable()),
  firstDay: value(calendarDateSchema),
  lastDay: value(calendarDateSchema),
});

export function keyOfSchoolDays({
  schoolYear,
  schoolId,
}: Pick<SchoolDays, 'schoolYear' | 'schoolId'>): string {
  return `${schoolYear} ${schoolId ?? 'all'}`;
}

export const drillRulesMerge = defineMerge({
  isEnabled: value(z.boolean()),
  rules: recordsBy(drillRuleSchema, ({ id }) => id, ruleMerge, {
    max: drillLimits.rules,
    itemOf: (rule): DrillRule => ({
      ...rule,
      eventTypes: drillEventTypes.filter((one) => rule.eventTypes.includes(one)),
    }),
  }),
  schoolDays: recordsBy(schoolDaysSchema, keyOfSchoolDays, daysMerge, {
    max: drillLimits.schoolDays,
    itemOf: (days): SchoolDays => days,
  }),
});
export type DrillRulesEdit = EditIn<typeof drillRulesMerge>;
