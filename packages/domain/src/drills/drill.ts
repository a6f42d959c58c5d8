// A drill: an exercise or a real event at a school, recorded after it or planned ahead.
import { z } from 'zod';
import { type CalendarDate, calendarDateSchema } from '../dates/index.ts';
import { idSchema, limitedLine, requiredLine, searchableText } from '../kernel/index.ts';
import { drillLimits } from './limits.ts';
import { drillTimeSchema, responseTimeSchema } from './times.ts';

export const drillTypes = ['fire', 'severeWeather', 'intruder', 'medical', 'other'] as const;
export type DrillType = (typeof drillTypes)[number];
export const drillEventTypes = ['planned', 'tableTop', 'real', 'other'] as const;
export type DrillEventType = (typeof drillEventTypes)[number];
export const timesOfDay = ['am', 'pm'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];
/** What the school did, in the words that most districts use. */
export const drillActions = ['hold', 'secure', 'lockdown', 'evacuate', 'shelter'] as const;
export type DrillAction = (typeof drillActions)[number];

/** Something to improve, open until somebody settles it. */
export const drillPointSchema = z.object({
  id: idSchema,
  text: requiredLine(drillLimits.point),
  isSettled: z.boolean(),
  /** The work order that was made from it. */
  workOrderId: idSchema.nullable(),
});
export type DrillPoint = z.infer<typeof drillPointSchema>;

const otherText = limitedLine(drillLimits.otherText);
const notes = limitedLine(drillLimits.notes);

/** The text is for the type "other", and blank for all others. */
export const drillKindSchema = z
  .object({ type: z.enum(drillTypes), otherType: otherText })
  .refine(({ type, otherType }) => type !== 'other' || otherType !== '', {
    path: ['otherType'],
    error: 'required',
  });
export const drillEventSchema = z
  .object({ eventType: z.enum(drillEventTypes), otherEventType: otherText })
  .refine(({ eventType, otherEventType }) => eventType !== 'other' || otherEventType !== '', {
    path: ['otherEventType'],
    error: 'required',
  });
export const drillClockSchema = z.object({
  drillTime: drillTimeSchema,
  drillTimeOfDay: z.enum(timesOfDay),
});

/** What is known once it took place; shown from its day on. */
const drillResultsSchema = z.object({
  numberOfParticipants: z.int().min(0).max(drillLimits.participants).nullable(),
  responseTime: responseTimeSchema,
  resultsAdditionalInfo: notes,
  wentWell: notes,
  toImprove: z.array(drillPointSchema).max(drillLimits.points),
  actionTaken: z.enum(drillActions).nullable(),
});

/** What the form sends. Type and event are groups, since their text is meaningful only with the choice. */
export const drillFormSchema = z.object({
  schoolId: idSchema,
  kind: drillKindSchema,
  event: drillEventSchema,
  drillDate: calendarDateSchema,
  clock: drillClockSchema,
  additionalInfo: notes,
  ...drillResultsSchema.shape,
});
export type DrillForm = z.infer<typeof drillFormSchema>;

export const drillSchema = z.object({
  id: idSchema,
  schoolId: idSchema,
  type: z.enum(drillTypes),
  otherType: z.string(),
  eventType: z.enum(drillEventTypes),
  otherEventType: z.string(),
  drillDate: calendarDateSchema,
  drillTime: z.string(),
  drillTimeOfDay: z.enum(timesOfDay),
  additionalInfo: z.string(),
  ...drillResultsSchema.shape,
  /** The last day, in the district's zone, on which the results were saved; null for one that was only planned. */
  resultsSavedOn: calendarDateSchema.nullable(),
  recordedByUserId: idSchema,
  updatedByUserId: idSchema,
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type Drill = z.infer<typeof drillSchema>;

/** As they are named in the audit trail. */
export const drillFields = [
  'schoolId',
  'type',
  'otherType',
  'eventType',
  'otherEventType',
  'drillDate',
  'drillTime',
  'drillTimeOfDay',
  'additionalInfo',
  'numberOfParticipants',
  'responseTime',
  'resultsAdditionalInfo',
  'wentWell',
  'toImprove',
  'actionTaken',
  'resultsSavedOn',
] as const satisfies readonly (keyof Drill)[];

/** The device makes the id, so that sending it again never creates a second one. */
export const newDrillSchema = z.object({
  drillId: idSchema,
  drill: drillFormSchema,
  /** Whether the form showed the results, which it does from the day of the drill on. */
  withResults: z.boolean(),
});
export type NewDrill = z.infer<typeof newDrillSchema>;

/** The results are asked for from the day of the drill on. */
export function asksForResults(drillDate: CalendarDate, today: CalendarDate): boolean {
  return drillDate <= today;
}

/** Saved before its day, results confirm nothing. */
export function resultsDayAfterSaving(
  drill: Readonly<{ drillDate: CalendarDate; resultsSavedOn: CalendarDate | null }>,
  { withResults, today }: Readonly<{ withResults: boolean; today: CalendarDate }>,
): CalendarDate | null {
  return withResults && asksForResults(drill.drillDate, today) ? today : drill.resultsSavedOn;
}

const drillStates = ['planned', 'toConfirm', 'done'] as const;
export type DrillState = (typeof drillStates)[number];

/** One entered before its day is to be confirmed from then on, until its results are saved. */
export function drillState(
  drill: Readonly<{ drillDate: CalendarDate; resultsSavedOn: CalendarDate | null }>,
  today: CalendarDate,
): DrillState {
  if (drill.drillDate > today) return 'planned';
  return isConfirmed(drill) ? 'done' : 'toConfirm';
}

/** Its results were saved on its day or later. */
export function isConfirmed({
  drillDate,
  resultsSavedOn,
}: Readonly<{ drillDate: CalendarDate; resultsSavedOn: CalendarDate | null }>): boolean {
  return resultsSavedOn !== null && resultsSavedOn >= drillDate;
}

/** Of the same type; of "other" those with the same text. */
export function isSameKind(
  left: Pick<Drill, 'type' | 'otherType'>,
  right: Pick<Drill, 'type' | 'otherType'>,
): boolean {
  if (left.type !== right.type) return false;
  return left.type !== 'other' || searchableText(left.otherType) === searchableText(right.otherType);
}

/** Its page in the app. */
export function drillPath(drillId: string): string {
  return `/drills/drill/${drillId}`;
}
