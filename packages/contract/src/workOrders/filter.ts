// Which work orders a list, a count or a file is about.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { flagSchema, idSchema, limitedLine, mostSearchLetters } from '@schooldog/domain/kernel';
import {
  orderAges,
  workOrderPriorities,
  workOrderSorts,
  workOrderStatuses,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';

const ids = z.array(idSchema).max(100).optional();

/** `schoolIds`, dates and people as everywhere; `boardIds` may hold "none". */
export const workOrderFilterSchema = z.object({
  search: limitedLine(mostSearchLetters).optional(),
  statuses: z.array(z.enum(workOrderStatuses)).max(workOrderStatuses.length).optional(),
  priorities: z
    .array(z.enum([...workOrderPriorities, 'Unknown']))
    .max(5)
    .optional(),
  boardIds: z
    .array(z.union([idSchema, z.literal('none')]))
    .max(100)
    .optional(),
  schoolIds: z.array(idSchema).max(500).optional(),
  location: z.object({ profileId: idSchema, optionId: idSchema }).optional(),
  assigneeIds: ids,
  creatorIds: ids,
  /** Days on which it was created. */
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
  /** In work days, of whatever status. */
  ages: z.array(z.enum(orderAges)).max(orderAges.length).optional(),
  /** Days on which it was completed, for orders that are complete. */
  completedFrom: calendarDateSchema.optional(),
  completedTo: calendarDateSchema.optional(),
  /** Complete, with a due date, by the end of that day or after it. */
  timeliness: z.enum(['onTime', 'late']).optional(),
  /** At any time. */
  reopened: flagSchema.optional(),
  overdue: flagSchema.optional(),
  unassigned: flagSchema.optional(),
  pinned: flagSchema.optional(),
  following: flagSchema.optional(),
  /** Assigned to the viewer. */
  mine: flagSchema.optional(),
  /** Made for this series; matches nothing for people who may not open it. */
  seriesId: idSchema.optional(),
  sort: z.enum(workOrderSorts).optional(),
});
export type WorkOrderFilter = z.infer<typeof workOrderFilterSchema>;
