// A series of work orders: what to do, at which schools, and how often.
import { z } from 'zod';
import { calendarDateSchema, type CalendarDate } from '../dates/index.ts';
import { idSchema, requiredLine } from '../kernel/index.ts';
import { workOrderFormSchema } from '../workOrders/index.ts';
import { closedDayRules } from './plan.ts';
import { recurrenceSchema, type Recurrence } from './recurrence.ts';

export const recurringLimits = {
  title: 80,
  schools: 500,
  series: 500,
  dueInDays: 365,
  interval: 999,
  /** Dates of the preview. */
  preview: 12,
  /** So many due dates in a row with an untouched order pause the school in the series. */
  untouchedInARow: 5,
} as const;

/** What every order of the series says. The due date follows from the day on which the order is made. */
export const orderTemplateSchema = workOrderFormSchema
  .omit({ dueDate: true, scheduledStartDate: true, imageIds: true })
  .extend({ dueInDays: z.int().min(0).max(recurringLimits.dueInDays).nullable() });
export type OrderTemplate = z.infer<typeof orderTemplateSchema>;

/** While the last order of the series at a school is open. */
export const whileOpenRules = ['create', 'skip'] as const;

export const seriesFormSchema = recurrenceSchema.extend({
  title: requiredLine(recurringLimits.title),
  schoolIds: z.array(idSchema).min(1, 'required').max(recurringLimits.schools),
  workOrderData: orderTemplateSchema,
  closedDayRule: z.enum(closedDayRules),
  whileOpen: z.enum(whileOpenRules),
});
export type SeriesForm = z.infer<typeof seriesFormSchema>;

export const seriesSchema = seriesFormSchema.extend({
  id: idSchema,
  createdByUserId: idSchema,
  /** Answers for the series; the district owns it. */
  ownerUserId: idSchema,
  isPaused: z.boolean(),
  /** Paused there after too many orders that nobody touched. */
  pausedSchoolIds: z.array(idSchema),
  doneThrough: calendarDateSchema.nullable(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type Series = z.infer<typeof seriesSchema>;

export type SeriesProblem = 'startTooEarly' | 'endBeforeStart' | 'endTooEarly' | 'placeNeedsOneSchool';

/** Dates are checked against today only when they are new or changed. */
export function seriesProblem(
  form: SeriesForm,
  before: Recurrence | null,
  tomorrow: CalendarDate,
): SeriesProblem | null {
  const { recurrenceStartDate: start, recurrenceEndDate: end } = form;
  if (start !== before?.recurrenceStartDate && start < tomorrow) return 'startTooEarly';
  if (end !== null && end < start) return 'endBeforeStart';
  if (end !== null && end !== before?.recurrenceEndDate && end < tomorrow) return 'endTooEarly';
  const hasPlace = form.workOrderData.locationDataProfileOptionId !== null;
  return hasPlace && form.schoolIds.length !== 1 ? 'placeNeedsOneSchool' : null;
}

/** What became of a date of the series at a school. */
export const runOutcomes = ['made', 'skippedOpen', 'skippedClosed'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** The last dates at a school, latest first: an order that nobody changed, assigned or commented on is untouched. */
export function isNeglected(
  runs: readonly Readonly<{ outcome: RunOutcome; isUntouched: boolean }>[],
): boolean {
  const counted = runs
    .filter(({ outcome }) => outcome !== 'skippedClosed')
    .slice(0, recurringLimits.untouchedInARow);
  return (
    counted.length === recurringLimits.untouchedInARow && counted.every(({ isUntouched }) => isUntouched)
  );
}
