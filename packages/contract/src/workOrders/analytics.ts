// Numbers about work orders at the schools where the caller manages tasks.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { flagSchema, idSchema } from '@schooldog/domain/kernel';
import { orderAges, workOrderPriorities } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { startsExport } from '../exports/index.ts';
import { reads } from '../procedure.ts';
import { workOrderFilterSchema } from './filter.ts';

const feature = 'workOrders';

/** `from` and `to` are the days in which orders are created and completed; what is open now does not depend on them. */
export const analyticsFilterSchema = workOrderFilterSchema.pick({
  priorities: true,
  boardIds: true,
  schoolIds: true,
  location: true,
  assigneeIds: true,
  from: true,
  to: true,
});
export type AnalyticsFilter = z.infer<typeof analyticsFilterSchema>;

const periodSchema = z.object({ from: calendarDateSchema, to: calendarDateSchema });
const barSchema = z.object({ open: z.int(), completed: z.int() });
export type AnalyticsBar = z.infer<typeof barSchema>;
/** The median is null without an order that could be measured. */
const medianSchema = z.object({ minutes: z.int().nullable(), count: z.int() });

const analyticsNumbersSchema = z.object({
  open: z.int(),
  overdue: z.int(),
  awaitingApproval: z.int(),
  completed: z.int(),
  /** Over orders completed in the period. */
  response: medianSchema,
  completion: medianSchema,
  /** Of orders with a due date: completed in the period, or past due within it and still open. */
  onTime: z.object({ onTime: z.int(), late: z.int(), pastDue: z.int() }),
  reopened: z.int(),
  weeks: z.array(periodSchema.extend({ created: z.int(), completed: z.int() })),
  ages: z.record(z.enum(orderAges), z.int()),
  /** Null is no board, or no one. People and places with the most orders come first; more are left out. */
  schools: z.array(barSchema.extend({ schoolId: idSchema })),
  boards: z.array(barSchema.extend({ boardId: idSchema.nullable() })),
  priorities: z.array(barSchema.extend({ priority: z.enum([...workOrderPriorities, 'Unknown']) })),
  assignees: z.array(barSchema.extend({ userId: idSchema.nullable(), name: z.string().nullable() })),
  places: z.array(
    barSchema.extend({ optionId: idSchema, profileId: idSchema, schoolId: idSchema, label: z.string() }),
  ),
});
export type AnalyticsNumbers = z.infer<typeof analyticsNumbersSchema>;

const taskAnalyticsSchema = z.object({
  numbers: analyticsNumbersSchema,
  period: periodSchema,
  /** To which the numbers are limited, for lists that show the same orders; null is every school. */
  schoolIds: z.array(idSchema).nullable(),
  timeComputed: z.iso.datetime(),
  /** Newer numbers are being counted. */
  isRecounting: z.boolean(),
  /** Work hours do not follow the calendar yet. */
  isRecalculating: z.boolean(),
  /** Without one all hours count. */
  hasCalendar: z.boolean(),
});
export type TaskAnalytics = z.infer<typeof taskAnalyticsSchema>;

export const analyticsProcedures = {
  /** With `fresh`, counted now. */
  getTaskAnalytics: reads(feature, 'workOrders/analytics')
    .input(analyticsFilterSchema.extend({ fresh: flagSchema.optional() }))
    .output(taskAnalyticsSchema),
  generateTaskAnalyticsCsv: startsExport(feature, 'generateTaskAnalyticsCsv', analyticsFilterSchema),
};
