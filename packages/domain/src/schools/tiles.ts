// The tiles at the top of a school's page. Each feature contributes its own: on the server as an answer to the query
// `school.tiles`, on the web as an icon and a link. A new kind of tile begins with its shape here.
import { z } from 'zod';
import { calendarDateSchema, type CalendarDate } from '../dates/index.ts';
import type { Actor } from '../permissions/index.ts';

/** Concerns are counted over so many days, and compared with as many days before. */
export const concernDays = 30;

const count = z.int().nonnegative();
/** Which of the alerts of a school the viewer sees. */
const alertScope = z.enum(['all', 'received', 'sent']);
/** Which of the walks of a school the viewer sees: their own, or those they could manage. */
const walkScope = z.enum(['mine', 'team']);

/** In the order in which they are shown. */
export const schoolTileSchema = z.discriminatedUnion('key', [
  /** School-led entries of this month. */
  z.object({ key: z.literal('goal'), count, required: count, month: z.string() }),
  z.object({
    key: z.literal('concerns'),
    count,
    before: count,
    from: calendarDateSchema,
    to: calendarDateSchema,
  }),
  /** `overdue` are those that no one acknowledged for a day. */
  z.object({ key: z.literal('openAlerts'), count, overdue: count, scope: alertScope }),
  z.object({ key: z.literal('entries'), count, onlyOwn: z.boolean() }),
  /** Those in progress or in review. */
  z.object({ key: z.literal('walks'), count, scope: walkScope }),
  /** Those begun and not submitted that the viewer sees. */
  z.object({ key: z.literal('assessments'), count }),
  /** Of this school year; the last one that took place, and the day by which the rules ask for the next one. */
  z.object({
    key: z.literal('drills'),
    count,
    from: calendarDateSchema,
    to: calendarDateSchema,
    last: calendarDateSchema.nullable(),
    nextDue: calendarDateSchema.nullable(),
  }),
  /** Parts of the plan that are certified and not past due, of all. */
  z.object({ key: z.literal('eop'), count, total: count, overdue: count }),
  /** Open ones that the viewer sees. */
  z.object({ key: z.literal('workOrders'), count }),
  z.object({ key: z.literal('alerts'), count, scope: alertScope }),
  z.object({ key: z.literal('locations'), count }),
  z.object({ key: z.literal('people'), count }),
]);
export type SchoolTile = z.infer<typeof schoolTileSchema>;
export type SchoolTileKey = SchoolTile['key'];

const keys = schoolTileSchema.options.map(({ shape }) => shape.key.value);

export function inTileOrder(tiles: readonly SchoolTile[]): SchoolTile[] {
  return tiles.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}

/** For whom and when; each feature gives the tiles of what this person may see at the school. */
export type SchoolTileQuery = Readonly<{
  schoolId: string;
  isArchived: boolean;
  actor: Actor;
  now: Date;
  today: CalendarDate;
}>;
