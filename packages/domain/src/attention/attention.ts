// The rows of the card "Needs attention". Each feature contributes its own: on the server as an answer to the query
// `attention.rows`, on the web as an icon and a link. A new kind of row begins with its shape here.
import { z } from 'zod';
import { calendarDateSchema, type CalendarDate, lastDayOfMonth } from '../dates/index.ts';
import { idSchema } from '../kernel/index.ts';
import type { Actor } from '../permissions/index.ts';

export const attentionLimits = {
  /** This many concerns at one place within this many days count as repeated. */
  repeatedConcerns: 3,
  repeatedWithinDays: 30,
  repeatedPlaces: 3,
} as const;

const count = z.int().positive();
const days = { from: calendarDateSchema, to: calendarDateSchema };

/** In display order. */
export const attentionRowSchema = z.discriminatedUnion('key', [
  z.object({ key: z.literal('alertsWaiting'), count, since: z.iso.datetime() }),
  z.object({ key: z.literal('alertsOverdue'), count, since: z.iso.datetime() }),
  /** Submitted for the viewer's review; `since` is the oldest submission. */
  z.object({ key: z.literal('walksToReview'), count, since: z.iso.datetime() }),
  /** That the viewer could approve; `since` is the oldest submission. */
  z.object({ key: z.literal('workOrdersToApprove'), count, since: z.iso.datetime() }),
  /** Where the viewer manages work orders, or else those assigned to the viewer; `since` is the oldest due day. */
  z.object({ key: z.literal('workOrdersOverdue'), count, since: z.iso.datetime(), onlyMine: z.boolean() }),
  /** Open, and assigned to the viewer; `since` is when the oldest was created. */
  z.object({ key: z.literal('workOrdersAssigned'), count, since: z.iso.datetime() }),
  /** Series whose owner is gone, for those who could take them over. */
  z.object({ key: z.literal('seriesWithoutOwner'), count }),
  /** Schools at which a series is paused because nobody touched its orders. */
  z.object({ key: z.literal('seriesPausedAtSchools'), count }),
  /** Drills that are late and can be made up, at schools where the viewer records them; `since` is the oldest last day. */
  z.object({ key: z.literal('drillsLate'), count, since: calendarDateSchema }),
  /** Open, and due within a week; `by` is the first last day. */
  z.object({ key: z.literal('drillsDue'), count, by: calendarDateSchema }),
  /** Their day has passed and nobody saved results; `since` is the oldest day. */
  z.object({ key: z.literal('drillsToConfirm'), count, since: calendarDateSchema }),
  /** Parts of plans at schools where the viewer edits them, past due or never certified; `since` is the oldest day. */
  z.object({ key: z.literal('eopsOverdue'), count, since: calendarDateSchema }),
  /** Due within ten days; `by` is the first day. */
  z.object({ key: z.literal('eopsDueSoon'), count, by: calendarDateSchema }),
  z.object({
    key: z.literal('repeatedConcerns'),
    count,
    ...days,
    schoolId: idSchema,
    place: z.string(),
    location: z.object({ profileId: idSchema, optionId: idSchema }),
  }),
  /** Led by the viewer; `since` is the oldest last update. */
  z.object({ key: z.literal('abandonedWalks'), count, since: z.iso.datetime() }),
  /** Raised on this day or before, and still without an assignee. */
  z.object({
    key: z.literal('workOrdersUnassigned'),
    count,
    since: z.iso.datetime(),
    to: calendarDateSchema,
  }),
  /** The last 7 days against the 7 days before. */
  z.object({ key: z.literal('concernsRising'), count, ...days, before: z.int() }),
  z.object({
    key: z.literal('schoolsBehind'),
    count,
    month: z.string(),
    required: z.int(),
    schoolIds: z.array(idSchema),
  }),
  /** Open, for people who submit work orders and do none; `since` is when the oldest was created. */
  z.object({ key: z.literal('workOrdersSubmitted'), count, since: z.iso.datetime() }),
]);
export type AttentionRow = z.infer<typeof attentionRowSchema>;
export type AttentionKey = AttentionRow['key'];

const keys = attentionRowSchema.options.map(({ shape }) => shape.key.value);

/** Rows of one kind keep the order in which their feature returned them. */
export function inAttentionOrder(rows: readonly AttentionRow[]): AttentionRow[] {
  return rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
}

/** The viewer and the time; each feature limits its rows to what the viewer may see. */
export type AttentionQuery = Readonly<{ actor: Actor; now: Date; today: CalendarDate; timeZone: string }>;

/** The part of a monthly goal due by this day, so that no school is behind on the first of the month. */
export function expectedByNow(required: number, today: CalendarDate): number {
  return Math.floor((required * Number(today.slice(8))) / Number(lastDayOfMonth(today).slice(8)));
}
